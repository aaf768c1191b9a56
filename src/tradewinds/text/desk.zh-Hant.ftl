### 玩家會聽到的主機管理訊息：封鎖、檢舉、移除的牌桌。

error-banned = 這個伺服器的管理員已將你封鎖。
# $hours = 小時數，$reason = 管理員自己的話，可能沒有
error-banned-for = 這個伺服器的管理員已將你封鎖，還有 { $hours } 小時。{ $reason }
error-banned-for-good = 這個伺服器的管理員已將你封鎖。{ $reason }
error-table-removed = 這張牌桌已由伺服器移除。
error-report-whom = 請說明你指的是誰：某個座位，或某句話。
error-report-self = 你不能檢舉自己。
# $most = 數字
error-reports-many = 你已有 { $most } 件檢舉等待管理員處理，請等處理完再送出。
