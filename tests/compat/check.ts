import type { WireAnswer, WireClient } from '../support/wire-client';

/** Takes something back, looks whether it is gone, and says what stays all the same; nothing when all is as before. */
export type Undo = () => Promise<readonly string[]>;

/** The server that is looked at, as the checks reach it. */
export type Subject = {
  /** A client without a session. */
  visitor: () => WireClient;
  /** The client that is signed in, if anybody is: checks that need one run only then. */
  admin: () => WireClient;
  signedIn: boolean;
  credentials: { username: string; password: string };
  /** What undoes a call at the end, whatever happens; told before the call is sent. The last one runs first. */
  later: (undo: Undo) => void;
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

/** In every text that a check writes: by it an undo finds what is the check's, and people what stayed. */
export const MARK = '(compatibility check)';

/** Whether the server may have done what it was asked. Older ones refuse with a 200 that says `success: false`. */
export function wasTaken({ status, json }: WireAnswer): boolean {
  const refused = typeof json === 'object' && json !== null && 'success' in json && json.success === false;
  return status < 400 && !refused;
}

/** A body in few words, for a reason. */
export function brief(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
