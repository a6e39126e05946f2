// @vitest-environment jsdom
import { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, logout, onLeft, refreshSession } from '../../shared/api/auth';
import { refreshEvents, useEvents } from '../../shared/api/events';
import { transport } from '../../shared/api/transport';
import { noteWantsOut } from '../../shared/api/wanted-out';
import { WANTS_OUT_STORAGE } from '../../shared/lib/storage-names';
import { completeBrowser } from '../editing/testing/complete-browser';
import { RequireSession } from './RequireSession';
import { SignedOut } from './SignedOut';

const ada = { id: 7, username: 'ada', email: 'ada@example.com' };
/** `cookie`: the browser has one of a session that stands. */
const server = { cookie: true, isDeaf: false, isSilent: false, speak: () => {}, calls: [] as string[] };

function answer(config: InternalAxiosRequestConfig): { status: number; data: unknown } {
  const { action } = typeof config.data === 'string' ? (JSON.parse(config.data) as { action?: string }) : {};
  server.calls.push(action ?? config.url ?? '');
  if (action === 'logout' && server.isDeaf) return { status: 500, data: { success: false, error: 'No' } };
  if (action !== undefined) {
    server.cookie = action === 'login';
    return { status: 200, data: { success: true, user: ada } };
  }
  if (config.url === '/api/auth.php')
    return { status: 200, data: { authenticated: server.cookie, user: server.cookie ? ada : null } };
  return server.cookie
    ? { status: 200, data: { events: [], revision: 'e.1' } }
    : { status: 401, data: { success: false, error: 'Please sign in first', code: 'unauthenticated' } };
}

transport.defaults.adapter = async (config) => {
  if (server.isSilent) await new Promise<void>((resolve) => (server.speak = resolve));
  const response: AxiosResponse = { ...answer(config), statusText: '', headers: new AxiosHeaders(), config };
  if (response.status < 300) return response;
  throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
};

function Events() {
  const { data, error } = useEvents();
  return <p id="events">{error?.message ?? (data ? 'read' : '')}</p>;
}

let root: Root;
const shown = () => document.getElementById('root')!.textContent ?? '';
/** Patient, since a busy machine is late; how long anything takes is not said here. */
const until = (expectation: () => void) => vi.waitFor(() => act(async () => expectation()), { timeout: 20_000 });

async function open(): Promise<void> {
  root = createRoot(document.getElementById('root')!);
  await act(async () =>
    root.render(
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <MemoryRouter>
          <RequireSession>
            {(user, signedIn) => (
              <>
                <Events />
                <SignedOut person={user.id} signedIn={signedIn} />
              </>
            )}
          </RequireSession>
        </MemoryRouter>
      </SWRConfig>,
    ),
  );
  await until(() => expect(shown()).toContain('read'));
}

describe('RequireSession', () => {
  beforeEach(async () => {
    completeBrowser();
    localStorage.clear();
    noteWantsOut(false);
    Object.assign(server, { cookie: true, isDeaf: false, isSilent: false, calls: [] });
    await mutate(() => true, undefined, { revalidate: false });
    document.body.innerHTML = '<div id="root"></div>';
    await open();
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  it('A6: a call of any screen that is refused for want of a session has the shell say so; then all is read again', async () => {
    server.cookie = false;
    await act(() => refreshEvents());
    await until(() => expect(shown()).toContain('You are signed out'));
    expect(document.getElementById('events')?.textContent).toBe('Please sign in first');
    await act(async () => void (await login('ada', 'secret')));
    await until(() => expect(shown()).toBe('read'));
  });

  it('A6: behind a dialog the sign-in comes by itself; without one it waits to be asked for', async () => {
    const signIn = () => document.querySelector('form[aria-label="Sign in again"]');
    server.cookie = false;
    await act(() => refreshEvents());
    await until(() => expect(shown()).toContain('You are signed out'));
    expect(signIn()).toBeNull();
    await act(async () => void (await login('ada', 'secret')));
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    server.cookie = false;
    await act(() => refreshEvents());
    await until(() => expect(signIn()).not.toBeNull());
    await act(async () => void (await login('ada', 'secret')));
    await until(() => expect(signIn()).toBeNull());
  });

  it('A2: a logout that the server did not hear of is none that ends by itself: only a sign-in counts, and it is tried again', async () => {
    const left = vi.fn();
    const off = onLeft(left);
    server.isDeaf = true;
    await act(async () => expect(await logout().catch(() => 'failed')).toBe('failed'));
    expect(shown()).toContain('You are logged out');
    await act(() => refreshSession());
    expect(server.calls.slice(-1)).toEqual(['logout']);
    expect([server.cookie, shown().includes('You are logged out')]).toEqual([true, true]);
    // Another tab, and this one after a reload, know it too.
    expect(localStorage.getItem(WANTS_OUT_STORAGE)).not.toBeNull();

    // Its cookie would still do: nothing is done with it any more.
    const calls = server.calls.length;
    await act(() => refreshEvents());
    expect(server.calls).toHaveLength(calls);
    const cover = document.querySelector('dialog[open]')!;
    const isKept = !cover.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect([isKept, document.activeElement === cover.querySelector('input')]).toEqual([true, true]);

    await act(async () => void (await login('ada', 'secret')));
    await act(() => refreshSession());
    expect(shown()).toBe('read');
    expect(left).not.toHaveBeenCalled();

    await act(async () => void (await logout().catch(() => undefined)));
    server.isDeaf = false;
    await act(() => refreshSession());
    expect(server.cookie).toBe(false);
    expect(left).toHaveBeenCalledOnce();
    expect(localStorage.getItem(WANTS_OUT_STORAGE)).toBeNull();
    // The document may be kept from going: it stays shut.
    await act(() => refreshSession());
    expect(shown()).toContain('You are logged out');
    off();
  });

  it('A2: a logout shuts the screens at once, before the server answers, and says when it fails', async () => {
    server.isSilent = true;
    let ended: Promise<unknown> = Promise.resolve();
    await act(async () => void (ended = logout().catch(() => undefined)));
    expect(shown()).toContain('You are logged out');
    expect(shown()).not.toContain('Error logging out');
    Object.assign(server, { isSilent: false, isDeaf: true });
    await act(async () => (server.speak(), ended));
    expect(shown()).toContain('Error logging out');
  });

  it('A2: a logout of a session that has ended already shuts the screens too', async () => {
    server.cookie = false;
    await act(() => refreshEvents());
    await until(() => expect(shown()).toContain('You are signed out'));
    server.isDeaf = true;
    await act(async () => void (await logout().catch(() => undefined)));
    expect(shown()).toContain('You are logged out');
  });

  it('A2: a logout in another window shuts this one, until somebody is signed in again there', async () => {
    const key = WANTS_OUT_STORAGE;
    const hear = (newValue: string | null) =>
      act(async () => {
        if (newValue === null) localStorage.removeItem(key);
        else localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue }));
      });
    await hear('yes');
    expect(shown()).toContain('You are logged out');
    server.cookie = false;
    await hear(null);
    await until(() => expect(server.calls.at(-1)).toBe('/api/auth.php'));
    expect(shown()).toContain('You are logged out');
    server.cookie = true;
    await act(() => refreshSession());
    await until(() => expect(shown()).toBe('read'));
    expect(server.calls).not.toContain('logout');
  });
});
