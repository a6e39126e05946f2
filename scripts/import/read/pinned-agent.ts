import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Agent } from 'undici';

/**
 * Connections to one host, always at the address that its name had at first: a name that changes its mind in the middle leads
 * nowhere else. @throws Error where the name has no address
 */
export async function pinnedAgent(site: URL): Promise<Agent> {
  const host = site.hostname.replace(/^\[|\]$/g, '');
  const { address, family } = isIP(host) ? { address: host, family: isIP(host) } : await lookup(host);
  return new Agent({
    connections: 4,
    headersTimeout: 60_000,
    bodyTimeout: 60_000,
    connect: {
      timeout: 20_000,
      lookup: (_, options, done) => {
        if (options.all === true) done(null, [{ address, family }]);
        else done(null, address, family);
      },
    },
  });
}
