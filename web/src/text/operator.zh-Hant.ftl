### 伺服器管理員的訊息。

operator-says = 管理員公告：
operator-put-away = 收起這則訊息
