// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskedCategory, SiteTags } from '@apoti/contract';
import { CONSENT_STORAGE } from '../lib/storage-names';
import { keepChoice, keepsChoices, readChoice, saysDoNotTrack } from './choice';
import { forgetTools } from './forget';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const linkedin = { tool: 'linkedin', id: '1' } as const;
const twitter = { tool: 'twitter', id: '2' } as const;
const tagsOf = (tools: SiteTags['tools'], categories: readonly AskedCategory[] = ['marketing']): SiteTags => ({
  tools,
  categories,
  ownNote: false,
  honourSignals: true,
});
const tags = tagsOf([linkedin]);
const marketing = new Set<AskedCategory>(['marketing']);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the answer', () => {
  it('A18: holds for six months', () => {
    expect(readChoice(tags, NOW)).toBeNull();
    keepChoice(tags, marketing, NOW);
    expect(readChoice(tags, NOW)).toEqual(marketing);
    expect(readChoice(tags, Date.parse('2027-05-20T11:59:00Z'))).toEqual(marketing);
    expect(readChoice(tags, Date.parse('2027-05-20T12:00:00Z'))).toBeNull();
    expect(readChoice(tags, NOW - 1)).toBeNull();
  });

  it('A18: a refusal is an answer too', () => {
    keepChoice(tags, new Set(), NOW);
    expect(readChoice(tags, NOW)).toEqual(new Set());
  });

  it('A18: a tool or category that nobody has asked about asks again; one that is gone does not', () => {
    keepChoice(tagsOf([linkedin, twitter], ['marketing', 'preferences']), marketing, NOW);
    expect(readChoice(tags, NOW)).toEqual(marketing);
    keepChoice(tags, marketing, NOW);
    expect(readChoice(tagsOf([linkedin, twitter]), NOW)).toBeNull();
    expect(readChoice(tagsOf([linkedin], ['marketing', 'preferences']), NOW)).toBeNull();
  });

  it('A18: the site’s own note is a thing of its own to be asked about', () => {
    const analytics = { ...tagsOf([linkedin], ['analytics', 'marketing']), ownNote: true };
    keepChoice({ ...analytics, ownNote: false }, marketing, NOW);
    expect(readChoice(analytics, NOW)).toBeNull();
    keepChoice(analytics, marketing, NOW);
    expect(readChoice(analytics, NOW)).toEqual(marketing);
    expect(readChoice({ ...analytics, ownNote: false }, NOW)).toEqual(marketing);
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"at":"x"}',
    `{"at":${NOW},"asked":["linkedin","marketing"],"allowed":"marketing"}`,
  ])('A18: %j is none', (text) => {
    localStorage.setItem(CONSENT_STORAGE, text);
    expect(readChoice(tags, NOW)).toBeNull();
  });

  it('A18: a category that is not asked about is not allowed by an old answer', () => {
    keepChoice(tags, marketing, NOW);
    expect(readChoice(tagsOf([linkedin], []), NOW)).toEqual(new Set());
  });

  it('A18: a browser that keeps nothing is recognised', () => {
    expect(keepsChoices()).toBe(true);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(keepsChoices()).toBe(false);
  });
});

it.each([
  [{}, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '0' }, false],
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false }, false],
])('A18: a browser with %j says not to track: %s', (signals, isSaid) => {
  vi.stubGlobal('navigator', signals);
  expect(saysDoNotTrack()).toBe(isSaid);
  vi.unstubAllGlobals();
});

it('A18: what tools kept is deleted, and nothing else', () => {
  for (const name of ['_ga', '_ga_ABC', '_hjSession_1', '_fbp', 'mine']) document.cookie = `${name}=1`;
  for (const name of ['_hjX', '_lr_tabs', 'locker-site:consent']) localStorage.setItem(name, '1');
  forgetTools();
  expect(document.cookie).toBe('mine=1');
  expect(Object.keys(localStorage)).toEqual(['locker-site:consent']);
});
