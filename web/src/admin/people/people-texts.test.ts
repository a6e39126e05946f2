import { describe, expect, it } from 'vitest';
import { outboxTexts, type ListedPerson } from '@apoti/contract';
import { noteOf, standingText, stillOpenText, unsentText } from './people-texts';

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

it('A18, A19: an invitation in the outbox folder is said to have reached nobody, as long as it lies there', () => {
  const ada: ListedPerson = {
    ...{ id: 8, username: 'ada', email: 'ada@example.com', state: 'invited', lastSignIn: null },
    ...{ invitedUntil: '2026-11-30T09:00:00.000Z', mail: 'sent', panel: null },
  };
  expect([standingText(ada), unsentText(ada)].join()).not.toContain('mailed');
  for (const mailNote of Object.values(outboxTexts)) {
    expect(standingText({ ...ada, mailNote })).toMatch(/^The link works until .*\. It was not mailed: no mail server/);
    expect(unsentText({ ...ada, mailNote })).toBe(`The invitation of ada was not mailed: ${mailNote}`);
  }
});
