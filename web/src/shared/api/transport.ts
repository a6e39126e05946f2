import axios, { isAxiosError, type AxiosResponse } from 'axios';
import { BUILD_HEADER, CLOSED_HEADER, REQUEST_SECONDS } from '@apoti/contract';

/** Longest wait for an answer, in ms. The proxy itself says within 5 s that the CMS does not answer. */
const TIMEOUT_MS = 10_000;
/** Longest many things are done at one call, in ms: the server itself gives that up after 30 s, and asks before who calls. */
export const MANY_MS = 40_000;
/** Bytes that even a poor mobile line sends in a millisecond. */
const SLOWEST_LINE = 2;

/**
 * Longest wait for the answer to a call with this body, in ms: it must get there first, as long as the server waits for it, and of
 * some calls the answer itself is long in the making.
 */
export function patienceFor(body: unknown, answerMs = TIMEOUT_MS): number {
  const size = body === undefined ? 0 : new Blob([JSON.stringify(body)]).size;
  return Math.min(REQUEST_SECONDS * 1_000, answerMs + size / SLOWEST_LINE);
}

/** Where somebody signs in and out: a refusal there says nothing of the session. */
export const AUTH_PATH = '/api/auth.php';

/** The one way to the server. */
export const transport = axios.create({
  // Another server only by a build setting (C19); the address of the page otherwise.
  baseURL: import.meta.env.VITE_API_BASE ?? '',
  withCredentials: true,
  timeout: TIMEOUT_MS,
  headers: { Accept: 'application/json' },
});

/** What is told of a refused call: whether it only asked for something. */
type RefusalListener = (call: { isRead: boolean }) => void;
const listeners = new Set<RefusalListener>();

/** Tells of every call that was refused for want of a session, whoever made it. Answers what ends that. */
export function onSignedOut(listener: RefusalListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type BuildListener = (build: string, isClosed: boolean) => void;
const buildListeners = new Set<BuildListener>();

/** Tells of the build that the server serves, and whether the site is closed to visitors, with each reply that names it. Answers what ends that. */
export function onBuildTold(listener: BuildListener): () => void {
  buildListeners.add(listener);
  return () => buildListeners.delete(listener);
}

function tellBuild(reply: AxiosResponse | undefined): void {
  if (reply === undefined) return;
  const { [BUILD_HEADER]: build, [CLOSED_HEADER]: closed }: Record<string, unknown> = reply.headers;
  if (typeof build === 'string') for (const listener of buildListeners) listener(build, closed !== undefined);
}

const passOn = (reply: AxiosResponse) => {
  tellBuild(reply);
  return reply;
};

transport.interceptors.response.use(passOn, (error: unknown) => {
  if (isAxiosError(error)) tellBuild(error.response);
  if (isAxiosError(error) && error.response?.status === 401 && error.config?.url !== AUTH_PATH) {
    const isRead = error.config?.method?.toUpperCase() === 'GET';
    for (const listener of listeners) listener({ isRead });
  }
  throw error;
});
