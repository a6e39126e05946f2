import { describe, expect, it } from 'vitest';
import { requestHash } from '../src/saves/request-hash';

const asked = { revision: 'e-1', post: { title: 'New stations' } };

describe('the name of what a request asks for', () => {
  it('C6, C10: is the same for the same request, whoever signed in again meanwhile', () => {
    const first = requestHash('save', { ...asked, idempotencyKey: 'one', session: 'before' });
    expect(requestHash('save', { ...asked, idempotencyKey: 'one', session: 'after' })).toBe(first);
  });

  it('C6, C10: differs by the call and by what is sent', () => {
    const names = [
      requestHash('save', asked),
      requestHash('publish', asked),
      requestHash('save', { ...asked, post: { title: 'Newer stations' } }),
      requestHash('save', { ...asked, revision: 'e-2' }),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});
