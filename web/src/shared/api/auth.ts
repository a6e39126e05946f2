import { useSyncExternalStore } from 'react';
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
import { AUTH_PATH as PATH } from './transport';
import { hasOutFailed, isOutHeard, noteOutTold, noteWantsOut, onWantsOut, wantsOut } from './wanted-out';

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

/** Where somebody wants out, the cookie of her session is no sign-in: the logout is tried again instead (A2). */
async function fetchSession(): Promise<SessionReply> {
  const reply = await askWhoIsThere();
  notePresence((reply.authenticated && reply.user?.id) || null);
  return reply;
}

async function askWhoIsThere(): Promise<SessionReply> {
  if (wantsOut() && !isOutHeard()) {
    // Its answer takes the cookie away: never beside a sign-in, which sets one.
    if (!isSigningIn) await leave().catch(() => undefined);
    return NOBODY;
  }
  const wasOut = isOutHeard();
  const reply = await request(sessionReplySchema, { path: PATH });
  // Somebody has signed in since, in another tab.
  if (wasOut && isOutHeard() && reply.authenticated) noteWantsOut(false);
  return reply;
}

let isSigningIn = false;
let leaving: Promise<void> | null = null;
const leftListeners = new Set<() => void>();

/** Tells the server that she is out; one call at a time. */
function leave(): Promise<void> {
  leaving ??= request(z.unknown(), { method: 'POST', path: PATH, body: { action: 'logout' } })
    .then(
      () => {
        noteOutTold(true);
        for (const listener of leftListeners) listener();
      },
      (error: unknown) => {
        noteOutTold(false);
        throw error;
      },
    )
    .finally(() => (leaving = null));
  return leaving;
}

/** Tells when the server has heard of a logout, at once or at a later try. Answers what ends that. */
export function onLeft(listener: () => void): () => void {
  leftListeners.add(listener);
  return () => leftListeners.delete(listener);
}

let asking: Promise<void> | null = null;

/** Asks the server again who is signed in, after a call was refused for want of a session; once for all that were refused. */
export function refreshSession(): Promise<void> {
  asking ??= mutate(PATH).then(
    () => void (asking = null),
    () => void (asking = null),
  );
  return asking;
}

/** Reads everything again that is on the screen: without a session it was refused, or was what visitors see. */
export async function readAgain(): Promise<void> {
  await mutate((key) => key !== PATH);
}

/**
 * Signs in (C2) with a user name or an e-mail. Counts as done only with `success: true`. Throws ApiError, whose message is
 * the server's text.
 */
export async function login(nameOrEmail: string, password: string): Promise<User> {
  isSigningIn = true;
  try {
    await leaving?.catch(() => undefined);
    const { user } = await request(loginReplySchema, {
      method: 'POST',
      path: PATH,
      body: { action: 'login', email: nameOrEmail, password },
    });
    noteWantsOut(false);
    notePresence(user.id);
    await mutate(PATH, { authenticated: true, user } satisfies SessionReply, { revalidate: false });
    return user;
  } finally {
    isSigningIn = false;
  }
}

/**
 * Signs out (C3). The person is cleared either way (A2), also for other tabs and after a reload; throws ApiError when the server
 * did not hear of it, which is tried again until it does or somebody signs in.
 */
export async function logout(): Promise<void> {
  noteWantsOut(true);
  try {
    await leave();
  } finally {
    notePresence(null);
    await mutate(PATH, NOBODY, { revalidate: false });
  }
}

/** What to tell a person whose sign-in failed: the server's text, else 'Login failed' (P18). */
export function loginFailure(error: unknown): string {
  return (error instanceof ApiError && serverText(error)) || authTexts.failure;
}

/** The same inside the back-office: what is known of the failure, also that the server cannot be reached, else 'Invalid credentials' (A2). */
export function adminLoginFailure(error: unknown): string {
  return (error instanceof ApiError && error.message) || authTexts.invalid;
}

/** Whether a sign-in was not even looked at, since there were too many wrong ones (C2). */
export function isLimited(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'rate_limited';
}

/** Whether somebody has logged out here, in any tab, and nobody has signed in since: every screen is shut. */
export function useIsOut(): boolean {
  return useSyncExternalStore(onWantsOut, wantsOut);
}

/** How far the server knows of that logout. */
export function useOutState(): 'underWay' | 'failed' | 'heard' {
  return useSyncExternalStore(onWantsOut, () => {
    if (isOutHeard()) return 'heard';
    return hasOutFailed() ? 'failed' : 'underWay';
  });
}
