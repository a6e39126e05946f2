@rem npm on Windows gives its commands to cmd.exe, which knows no exec: those that begin with it say there that WSL is needed, too.
@%*
