### What people hear of the operator: bans, reports, tables that are taken away.

error-banned = The operator of this server has shut you out.
# $hours = a number of hours, $reason = the operator's own words, or nothing
error-banned-for = The operator of this server has shut you out for another { $hours ->
    [one] hour
   *[other] { $hours } hours
}. { $reason }
error-banned-for-good = The operator of this server has shut you out. { $reason }
error-table-removed = This table has been taken away by the server.
error-report-whom = Please say whom you mean: a seat, or something that was said.
error-report-self = You cannot report yourself.
# $most = a number
error-reports-many = The operator has { $most } reports of yours to look at already. Please wait until they have.
