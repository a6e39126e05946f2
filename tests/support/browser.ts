import { existsSync } from 'node:fs';

const debian = '/usr/bin/chromium';

/** How the tests start Chromium: Debian's package where it is, nothing of its own over the network. */
export const launchOptions = {
  ...(existsSync(debian) ? { executablePath: debian } : {}),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
