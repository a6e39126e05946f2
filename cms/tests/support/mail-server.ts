import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * What the server does with a message: takes it, refuses it with a code at one of its steps, breaks the connection off before
 * any of it or when all of it is there but not answered, or breaks it off right behind its yes.
 */
export type Manner =
  | 'accept'
  | { at: 'greeting' | 'sender' | 'recipient' | 'content'; code: number }
  | 'drop at the sender'
  | 'drop at the end of the content'
  | 'drop after the yes'
  | 'never answer';

export type Received = { from: string; to: string[]; text: string };

function refusal(code: number): Error {
  return Object.assign(new Error(`no, says ada@example.com with ${code}`), { responseCode: code });
}

/** A real mail server in the test's process, with manners of its own for the messages that come. */
export class MailServer {
  /** Messages that it said yes to. */
  readonly accepted: Received[] = [];
  /** Messages whose content it has read, whatever it said. */
  readonly read: Received[] = [];
  /** For the next messages, in their order; afterwards everything is accepted. */
  manners: Manner[] = [];
  /** Called right before a message is accepted. */
  onAccept: () => void = () => {};
  private readonly sockets = new Set<Socket>();
  private server: SMTPServer | null = null;
  private manner: Manner = 'accept';

  constructor(private port = 0) {}

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onConnect: (_, done) => {
        this.manner = this.manners.shift() ?? 'accept';
        done(this.refusalAt('greeting'));
      },
      onAuth: ({ username, password }, _, done) => {
        const isRight = username === 'product' && password === 'p@ss:word';
        if (isRight) done(null, { user: username });
        else done(refusal(535));
      },
      onMailFrom: (_, __, done) => {
        if (this.manner === 'drop at the sender') this.breakOff();
        else done(this.refusalAt('sender'));
      },
      onRcptTo: (_, __, done) => done(this.refusalAt('recipient')),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          const to = envelope.rcptTo.map(({ address }) => address);
          this.answer({ from, to, text: Buffer.concat(chunks).toString('utf8') }, done);
        });
      },
    });
    server.on('error', () => {});
    server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Ends it; its address stays the same for the next start. */
  async stop(): Promise<void> {
    const { server } = this;
    if (server === null) return;
    this.server = null;
    this.breakOff();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  private answer(received: Received, done: (error?: Error | null) => void): void {
    this.read.push(received);
    if (this.manner === 'never answer') return;
    if (this.manner === 'drop at the end of the content') {
      this.breakOff();
      return;
    }
    const error = this.refusalAt('content');
    if (error === null) {
      this.onAccept();
      this.accepted.push(received);
    }
    done(error);
    if (this.manner === 'drop after the yes') setImmediate(() => this.endAll());
  }

  private refusalAt(step: string): Error | null {
    const { manner } = this;
    return typeof manner === 'object' && manner.at === step ? refusal(manner.code) : null;
  }

  private breakOff(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private endAll(): void {
    for (const socket of this.sockets) socket.end();
  }
}
