import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../src/mail/delivery';
import { PATIENCE } from '../src/mail/patience';
import { smtpDelivery } from '../src/mail/smtp';

const { silence, reply } = PATIENCE;
const MAIL = 'the mail';
const usual: Record<string, string> = { hello: '220 here', DATA: '354 go on' };
const envelope = { from: 'no-reply@example.com', to: ['ada@example.com'] };

let server: Server | null = null;
const sockets = new Set<Socket>();

beforeEach(() => {
  // Those of the sockets themselves go on: what is judged here is ours.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  await new Promise<void>((resolve) => (server === null ? resolve() : server.close(() => resolve())));
  sockets.clear();
});

type Answer = (said: string, socket: Socket) => string | null;

/** Answers what is said: a greeting, each command, and a mail as a whole once its last line is there. Null: nothing. */
function talk(socket: Socket, answer: Answer): void {
  let [heard, isMail] = ['', false];
  const say = (said: string) => {
    const text = answer(said, socket);
    if (text !== null) socket.write(`${text}\r\n`);
  };
  say('hello');
  socket.on('data', (chunk) => {
    heard += String(chunk);
    for (;;) {
      const end = isMail ? '\r\n.\r\n' : '\r\n';
      const at = heard.indexOf(end);
      if (at < 0) return;
      const said = isMail ? MAIL : heard.slice(0, at);
      heard = heard.slice(at + end.length);
      isMail = said === 'DATA';
      say(said);
    }
  });
}

/** Sends a mail to a server that answers like this. */
async function send(answer: Answer, raw = Buffer.from('Subject: x\r\n\r\nHello')): Promise<Outcome> {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return smtpDelivery(`smtp://127.0.0.1:${port}`)({ key: 'a', envelope, raw }, new AbortController().signal);
}

const usually = (said: string) => usual[said] ?? '250 yes';
const pass = (ms: number) => void vi.advanceTimersByTime(ms);

describe('a mail server', () => {
  it.each(['EHLO', 'MAIL FROM', 'RCPT TO', 'DATA'])(
    'A18: that says nothing to %s is given up after a minute: it may hang for ever, and others wait',
    async (command) => {
      const outcome = await send((said) => {
        if (!said.startsWith(command)) return usually(said);
        pass(silence);
        return null;
      });
      expect(outcome).toMatchObject({ result: 'later', code: 'ETIMEDOUT', reason: expect.stringContaining('nothing') });
    },
  );

  it('A18: that takes no more of a mail is given up after a minute', async () => {
    const line = `${'x'.repeat(62)}\r\n`;
    const outcome = await send(
      (said, socket) => {
        if (said === 'DATA') {
          socket.once('data', () => {
            socket.pause();
            pass(silence);
          });
        }
        return usually(said);
      },
      Buffer.alloc(32 * 1024 * 1024, line),
    );
    expect(outcome).toMatchObject({ result: 'later', code: 'ETIMEDOUT', reason: expect.stringContaining('nothing') });
  });

  it('A18: that takes most of a minute for each answer, and minutes for its yes to the whole mail, is waited for', async () => {
    const said: string[] = [];
    const outcome = await send((heard) => {
      said.push(heard);
      if (heard === MAIL) pass(reply - 1);
      else if (heard !== 'hello' && heard !== 'QUIT') pass(silence * 0.7);
      return usually(heard);
    });
    expect(outcome).toEqual({ result: 'accepted', code: '250' });
    expect(said.slice(4)).toEqual(['DATA', MAIL]);
  });

  it('A18: that never says yes to the whole mail is given up, and so is one that takes most of a minute for too many answers', async () => {
    const mute = await send((said) => {
      if (said !== MAIL) return usually(said);
      pass(reply);
      return null;
    });
    expect(mute).toMatchObject({ result: 'later', code: 'ETIMEDOUT', reason: expect.stringContaining('has the mail') });
    server?.close();
    const tough = await send((said) => {
      if (said !== 'hello') pass(silence * 0.9);
      return usually(said);
    });
    expect(tough).toMatchObject({ result: 'later', code: 'ETIMEDOUT', reason: expect.stringContaining('in its time') });
  });
});
