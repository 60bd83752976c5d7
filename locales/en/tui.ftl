# What the terminal says about itself.

tui-yes = yes
