import { connect, type Socket } from 'node:net';

const begun = 'POST /api/auth.php HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

/**
 * So many clients that begin a request and send one letter of it a second (slowloris). Gives the seconds until the last of them
 * was hung up on, and how `look` went meanwhile.
 */
export async function slowClients(port: number, count: number, look: () => Promise<string | null>) {
  const start = performance.now();
  const sockets = await Promise.all(Array.from({ length: count }, () => open(port)));
  const closed = sockets.map((socket) => {
    socket.on('error', () => undefined).resume();
    socket.write(begun);
    const letters = setInterval(() => socket.write('X'), 1_000);
    return new Promise<void>((resolve) => socket.once('close', () => (clearInterval(letters), resolve())));
  });
  const wrong = await look();
  await Promise.all(closed);
  return { wrong, seconds: (performance.now() - start) / 1000 };
}
