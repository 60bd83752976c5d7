# The web app: words of the pages around the tables.

## Every page

web-page-brand = OneTable
web-page-skip = To the content
web-page-nav = Pages
web-page-games = Games
web-page-learn = Learn
web-page-account = { $name }: your name and account
web-page-server-fine = Server is fine
web-page-server-down = The server does not answer
web-page-luck = Every shuffle can be checked
web-page-no-ads = No ads, no tracking
web-page-host = Host your own
web-page-credits = Credits and licences
web-page-version = v{ $version }
