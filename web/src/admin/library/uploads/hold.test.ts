import { ApiError } from '@apoti/contract';
import { AxiosError } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { refreshSession } from '../../../shared/api/auth';
import { notePresence } from '../../../shared/api/presence';
import { UNREACHABLE, UNREADABLE } from '../../../shared/api/to-api-error';
import { holdFor } from './hold';

vi.mock('../../../shared/api/auth', () => ({ refreshSession: vi.fn(async () => {}) }));

describe('what an upload waits for', () => {
  const sent = { person: 7, tries: 0, signal: new AbortController().signal };

  it('A15: a server that does not answer, until the browser is back on the network; a refusal is none of it', async () => {
    const listeners = new Set<() => void>();
    vi.stubGlobal('window', {
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    });
    expect(holdFor(new ApiError('invalid', 'This file is empty'), sent)).toBeNull();
    expect(holdFor(new TypeError('x'), sent)).toBeNull();
    const hold = holdFor(new ApiError('unavailable', UNREACHABLE), sent);
    expect(hold?.why).toBe('unreachable');
    for (const listener of [...listeners]) listener();
    await hold?.until;
    expect(listeners.size).toBe(0);
    vi.unstubAllGlobals();
  });

  it('A15: after minutes without an answer, an unreadable one or many in vain, nothing; the person tries again', () => {
    const late = new AxiosError('timeout of 600000ms exceeded', 'ECONNABORTED');
    expect(holdFor(new ApiError('unavailable', UNREACHABLE, {}, { cause: late }), sent)).toBeNull();
    expect(holdFor(new ApiError('unavailable', UNREADABLE), sent)).toBeNull();
    expect(holdFor(new ApiError('unavailable', UNREACHABLE), { ...sent, tries: 12 })).toBeNull();
  });

  it('A15: without an answer a copy is not sent again; a refused one waits for the sign-in', () => {
    const refused = new ApiError('unauthenticated', 'Please sign in first');
    const lost = new ApiError('unavailable', UNREACHABLE);
    const { signal } = new AbortController();
    const holds = [lost, refused].map((error) => holdFor(error, { ...sent, signal, again: 'twice' })?.why);
    expect(holds).toEqual([undefined, 'signed-out']);
    vi.mocked(refreshSession).mockClear();
    holdFor(refused, { ...sent, person: null });
    // Whoever is signed out is told so at once.
    expect(refreshSession).toHaveBeenCalledTimes(1);
  });

  it('A15, A6: the sign-in of its own person; somebody else’s does not send it on', async () => {
    notePresence(null);
    let isOver = false;
    const hold = holdFor(new ApiError('unauthenticated', 'Please sign in first'), sent);
    void hold?.until.then(() => (isOver = true));
    await new Promise(setImmediate);
    notePresence(8);
    await new Promise(setImmediate);
    expect([hold?.why, isOver]).toEqual(['signed-out', false]);
    notePresence(7);
    await hold?.until;
    expect(holdFor(new ApiError('unauthenticated', 'Please sign in first'), { ...sent, person: null })).toBeNull();
  });
});
