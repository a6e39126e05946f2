import { afterEach, describe, expect, it, vi } from 'vitest';
import { newUuid } from './uuid';

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('newUuid', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a version 4 UUID', () => {
    expect(newUuid()).toMatch(FORM);
  });

  it('is one without crypto.randomUUID too, and each time another', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    const made = new Set(Array.from({ length: 100 }, newUuid));
    expect(made.size).toBe(100);
    for (const uuid of made) expect(uuid).toMatch(FORM);
  });
});
