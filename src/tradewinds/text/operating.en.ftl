### What `tradewinds backup`, `restore` and `admin` say. The web client does not load this file.

## Databases

# $file = name of a file
error-database-missing = There is no database { $file }.
# $revision = the database's own number of its shape
error-database-older = This database is of an older shape ({ $revision }). A server of this version brings it up to date when it starts.
error-database-newer = This database was written by a newer version of Tradewinds (shape { $revision }). Please use that version.

## Backups

# $file = name of a file
error-backup-not = { $file } is not a backup of Tradewinds.
# $reason = what is wrong, in technical words
error-backup-damaged = The backup { $file } is damaged ({ $reason }). Nothing was changed.
# $version, $known = versions of Tradewinds
error-backup-newer = This backup was made by Tradewinds { $version }, which is newer than this one ({ $known }). Nothing was changed.
# $revision, $wanted = numbers of shapes of the database
error-restore-shape = The database is of another shape ({ $revision }) than the backup ({ $wanted }). Please give a database in which there is nothing yet.
# $table = name of a table of the database, $rows = how many rows
error-restore-not-empty = The database is not empty: there are { $rows } rows in “{ $table }”. Nothing was changed. Please give a database in which there is nothing yet.
cli-backup-rows = Rows
# $file = name of a file, $n = number of rows, $time = a moment, $version = of Tradewinds
cli-backup-done = { $file }: { $n } rows, everything that was acknowledged before { $time }.
cli-restore-done = Restored from { $file }: { $n } rows, everything that was acknowledged before { $time } (Tradewinds { $version }).
cli-restore-sound = { $file } is sound: { $n } rows, everything that was acknowledged before { $time } (Tradewinds { $version }).
# $matches, $decisions = numbers
cli-backup-inside = Tables: { $matches }, decisions: { $decisions }.

## tradewinds admin

# $value = what was given
cli-admin-for = --for takes a number and m, h, d or w (30m, 2h, 7d, 4w), not “{ $value }”.
cli-admin-text-form = --text takes a language and words, for example --text hu=Szia, not “{ $value }”.
# $table = a table's id, $status = open, running or finished
error-close-sure = Table { $table } is { $status ->
    [running] being played
   *[other] finished
}. It would be gone for good, with its replay: say so with --yes.
# $guest, $report, $ban, $message = what was asked for
error-no-such-guest = There is no guest { $guest }.
error-no-such-report = There is no report { $report }.
error-no-such-ban = Nobody is banned as { $ban }.
error-no-such-message = There is no message { $message }.
# $lang = what was given, $languages = what there is
error-message-language = There is no language “{ $lang }”. There are: { $languages }.
error-message-empty = The message is empty.
cli-admin-none = None.
# $id = what was changed
cli-admin-done-close = Table { $id } is gone.
cli-admin-done-resolve = Report { $id } is settled.
# $n = how many
cli-admin-done-unban = Bans lifted: { $n }.
cli-admin-done-message = Message { $id } is shown within seconds.
cli-admin-done-unsay = Message { $id } is shown no more.
cli-admin-id = Id
cli-admin-game = Game
cli-admin-name = Name
cli-admin-status = Status
cli-admin-players = Players
cli-admin-people = People
cli-admin-private = Private
cli-admin-host = Host
cli-admin-created = Made
cli-admin-started = Begun
cli-admin-finished = Finished
cli-admin-touched = Last move
cli-admin-campaign = Campaign
cli-admin-seats = Seats
cli-admin-decisions = Decisions
cli-admin-chat = Said
cli-admin-seen = Last seen
cli-admin-language = Language
cli-admin-tables = Tables
cli-admin-addresses = Addresses
cli-admin-reports = Reports
cli-admin-bans = Bans
cli-admin-match = Table
cli-admin-guest = Guest
cli-admin-network = Addresses
cli-admin-reason = Reason
cli-admin-text = Text
cli-admin-texts = Texts
cli-admin-until = Until
