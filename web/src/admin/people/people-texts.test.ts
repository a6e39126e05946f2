import { describe, expect, it } from 'vitest';
import { noteOf, stillOpenText } from './people-texts';

describe('what is said of Strapi’s panel', () => {
  it('A19: before its only super admin is disabled it is said that they stay in it', () => {
    expect(noteOf('disable', { panel: 'last' })).toContain('this person stays the only super admin');
    expect(noteOf('disable', { panel: 'open' })).not.toContain('panel');
    expect(noteOf('enable', { panel: 'last' })).not.toContain('panel');
  });

  it('A19: a disabled account that can still enter it says so; no other one does', () => {
    expect(stillOpenText({ state: 'disabled', panel: 'last' })).toContain('make somebody else super admin');
    expect(stillOpenText({ state: 'disabled', panel: 'open' })).toContain('Can still sign in to Strapi’s panel');
    expect(stillOpenText({ state: 'disabled', panel: null })).toBe('');
    expect(stillOpenText({ state: 'active', panel: 'last' })).toBe('');
  });
});
