import { readdir, readFile, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { Client, type Dispatcher } from 'undici';

/** Processes and connections come and go while they are looked at. */
const nothing = () => '';

/** The processes that a process has started. */
export async function childrenOf(pid: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    all.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(nothing);
      return Number(stat.replace(/^.*\) \S /, '').split(' ')[0]);
    }),
  );
  return all.filter((_, index) => parents[index] === pid).map(Number);
}

/** What names the server's end of a connection of ours, by our port. */
async function inodeOf(port: number): Promise<string | undefined> {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((row) => row.trim().split(/\s+/));
  return rows.find(([, , remote = '']) => remote.endsWith(end))?.[9];
}

async function holds(pid: number, inode: string): Promise<boolean> {
  const folder = `/proc/${pid}/fd`;
  const names = await readdir(folder).catch(() => []);
  const links = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(nothing)));
  return links.includes(`socket:[${inode}]`);
}

/** A connection that is answered by this very process: others are let go. */
export async function connectionTo(origin: string, pid: number): Promise<Dispatcher> {
  const { hostname, port } = new URL(origin);
  for (;;) {
    let ownPort = 0;
    const client = new Client(origin, {
      connect: (_, done) => {
        const socket = connect(Number(port), hostname);
        socket.once('error', (error) => done(error, null));
        socket.once('connect', () => {
          ownPort = socket.localPort ?? 0;
          done(null, socket);
        });
      },
    });
    await client.request({ path: '/healthz', method: 'GET' }).then(({ body }) => body.dump());
    const inode = await inodeOf(ownPort);
    if (inode !== undefined && (await holds(pid, inode))) return client;
    await client.close();
  }
}
