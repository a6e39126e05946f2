import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One way to keep a server busy with next to nothing. */
export type Slowness = {
  what: string;
  clients: number;
  /** What the so many-th of them sends at once. */
  begin: (client: number) => string;
  /** Whether one letter more follows each second. */
  drips: boolean;
  /** Whether answers are read. */
  reads: boolean;
  /** After so many seconds each of them has been hung up on. */
  most: number;
};

/** How often it is looked who was hung up on. */
const LOOK_MS = 200;
const HOST = 'Host: 127.0.0.1\r\n';
/** Each is another machine. */
const from = (client: number) => `X-Forwarded-For: 10.7.${client >> 8}.${client & 255}\r\n`;

const bodies = [
  ['/api/auth.php', 'application/json', '{"action":"login","email":"'],
  ['/api/newsletter.php', 'application/json', '{"name":"'],
  ['/api/contact', 'application/json', '{"message":"'],
  ['/api/measure', 'application/json', '{"page":"'],
  ['/api/content.php', 'application/json', '{"about":"'],
  ['/api/upload.php', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n'],
  ['/contact', 'application/x-www-form-urlencoded', 'message='],
] as const;

function beginBody(client: number): string {
  const [path, type, text] = bodies[client % bodies.length] ?? bodies[0];
  // Half of them say how long it will be; the others do not even say that.
  const isLong = client % 2 === 0;
  const length = isLong ? 'Content-Length: 9000' : 'Transfer-Encoding: chunked';
  const piece = isLong ? text : `2000\r\n${text}`;
  return `POST ${path} HTTP/1.1\r\n${HOST}${from(client)}Content-Type: ${type}\r\n${length}\r\n\r\n${piece}`;
}

/** Together much more than two machines keep between them for somebody who does not read. */
const UNREAD = 100;
const unread = ['/', '/api/content.php', '/pricing', '/sitemap.xml'];

function beginUnread(client: number): string {
  const path = unread[client % unread.length] ?? '/';
  return `GET ${path} HTTP/1.1\r\n${HOST}${from(client)}Accept-Encoding: identity\r\n\r\n`.repeat(UNREAD);
}

/** Heads and bodies that never end (slowloris), and answers that nobody reads. How long each is let in is in limits.ts of the proxy. */
export const everySlowness: readonly Slowness[] = [
  {
    what: 'unfinished heads',
    clients: 100,
    begin: () => `POST /api/auth.php HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`,
    ...{ drips: true, reads: true, most: 30 },
  },
  { what: 'slow bodies', clients: 300, begin: beginBody, drips: true, reads: true, most: 90 },
  // Node hangs up when nothing has gone for the idle time twice in a row.
  { what: 'unread answers', clients: 200, begin: beginUnread, drips: false, reads: false, most: 210 },
];

/** The ports of clients whose connection with a server of this machine is open at its end; what it has closed itself is not. */
function heldBy(port: number): Set<number> {
  const OPEN = '01';
  const portIn = (address = '') => parseInt(address.slice(address.indexOf(':') + 1), 16);
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  const ends = rows.map((row) => row.trim().split(/\s+/));
  const held = ends.filter(([, local, , state]) => state === OPEN && portIn(local) === port);
  return new Set(held.map(([, , remote]) => portIn(remote)));
}

type Client = { socket: Socket; port: number | undefined };

async function open(port: number): Promise<Client> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return { socket, port: socket.localPort };
}

/** How many clients of a kind were not hung up on in time. Who does not read does not see it: the system is asked. */
async function leftOf(port: number, { clients, begin, drips, reads, most }: Slowness): Promise<number> {
  const all = await Promise.all(Array.from({ length: clients }, () => open(port)));
  for (const [client, { socket }] of all.entries()) {
    if (reads) socket.resume();
    socket.write(begin(client));
    if (!drips) continue;
    const letters = setInterval(() => socket.write('X'), 1_000);
    socket.once('close', () => clearInterval(letters));
  }
  const left = () => {
    const held = heldBy(port);
    return all.filter((one) => !one.socket.destroyed && one.port !== undefined && held.has(one.port)).length;
  };
  const end = performance.now() + most * 1_000;
  do await pause(LOOK_MS);
  while (left() > 0 && performance.now() < end);
  const count = left();
  for (const { socket } of all) socket.destroy();
  return count;
}

/** All clients of all kinds at once; what is wrong with how long they were let in, or with what `look` saw again and again meanwhile. */
export async function slowClients(
  port: number,
  kinds: readonly Slowness[],
  look: () => Promise<string | null>,
  everyMs = 5_000,
): Promise<string[]> {
  const wrong = new Set<string>();
  const held = kinds.map(async (kind) => {
    const left = await leftOf(port, kind);
    if (left > 0) wrong.add(`${left} of ${kind.clients} clients with ${kind.what} were let in for ${kind.most} s`);
  });
  let isOver = false;
  const over = Promise.all(held).finally(() => (isOver = true));
  const looking = (async () => {
    while (!isOver) {
      await Promise.race([over, pause(everyMs)]);
      const seen = await look();
      if (seen !== null) wrong.add(`${seen}, beside slow clients`);
    }
  })();
  await Promise.all([over, looking]);
  return [...wrong];
}
