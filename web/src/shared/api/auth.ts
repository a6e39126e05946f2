import useSWR, { mutate } from 'swr';
import { z } from 'zod';
import {
  ApiError,
  authTexts,
  loginReplySchema,
  sessionReplySchema,
  type SessionReply,
  type User,
} from '@apoti/contract';
import { request } from './client';
import { notePresence } from './presence';
import { serverText } from './to-api-error';

const PATH = '/api/auth.php';
const NOBODY: SessionReply = { authenticated: false, user: null };

type Session = {
  /** `undefined` while that is not known yet, `null` for nobody. */
  user: User | null | undefined;
  error: ApiError | undefined;
  retry: () => void;
};

/** Who is signed in (C1); asked again on focus, and every `refreshInterval` ms if that is given. */
export function useSession({ refreshInterval = 0 } = {}): Session {
  const { data, error, mutate: again } = useSWR<SessionReply, ApiError>(PATH, fetchSession, { refreshInterval });
  const user = data && (data.authenticated ? data.user : null);
  return { user, error, retry: () => void again() };
}

async function fetchSession(): Promise<SessionReply> {
  const reply = await request(sessionReplySchema, { path: PATH });
  notePresence((reply.authenticated && reply.user?.id) || null);
  return reply;
}

/** Asks the server again who is signed in, after a call was refused for want of a session. */
export async function refreshSession(): Promise<void> {
  await mutate(PATH);
}

/**
 * Signs in (C2) with a user name or an e-mail. Counts as done only with `success: true`. Throws ApiError, whose message is
 * the server's text.
 */
export async function login(nameOrEmail: string, password: string): Promise<User> {
  const { user } = await request(loginReplySchema, {
    method: 'POST',
    path: PATH,
    body: { action: 'login', email: nameOrEmail, password },
  });
  notePresence(user.id);
  await mutate(PATH, { authenticated: true, user } satisfies SessionReply, { revalidate: false });
  return user;
}

/** Signs out (C3). The person is cleared either way (A2); throws ApiError when the server did not hear of it. */
export async function logout(): Promise<void> {
  try {
    await request(z.unknown(), { method: 'POST', path: PATH, body: { action: 'logout' } });
  } finally {
    notePresence(null);
    await mutate(PATH, NOBODY, { revalidate: false });
  }
}

/** What to tell a person whose sign-in failed: the server's text, else 'Login failed' (P18). */
export function loginFailure(error: unknown): string {
  return (error instanceof ApiError && serverText(error)) || authTexts.failure;
}
