import type { WireClient } from '../support/wire-client';

/** The server that is looked at, as the checks reach it. */
export type Subject = {
  /** A client without a session. */
  visitor: () => WireClient;
  /** A client that is signed in; only for checks that need one. */
  admin: () => WireClient;
  credentials: { username: string; password: string };
  /** Something that has to be undone at the end, whatever happens; the last one first. */
  later: (undo: () => Promise<unknown>) => void;
};

/** One thing that a server of this wire does. */
export type Check = {
  /** Row of the requirements. */
  row: string;
  title: string;
  needs: 'nobody' | 'admin';
  /** Whether it changes anything, be it for a moment. */
  writes: boolean;
  /** Ends well when the server does it. @throws Error that says what it does instead */
  run: (subject: Subject) => Promise<void>;
};

/** @throws Error with the reason unless it holds */
export function must(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new Error(reason);
}

/** The server has nothing on which a check could be tried. */
export class CannotTell extends Error {
  override readonly name = 'CannotTell';
}

/** A body in few words, for a reason. */
export function brief(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
