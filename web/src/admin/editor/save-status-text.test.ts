import { defaultContent } from '@apoti/contract/content/default-content';
import { describe, expect, it } from 'vitest';
import { contentWords } from '../content-editing/content-words';
import { emptyState } from '../editing/state';
import { freshWork } from '../editing/work';
import { failureText, issueLines, issueText } from './save-status-text';

const state = { ...emptyState<typeof defaultContent>(), work: freshWork({ content: defaultContent, revision: 'e.1' }) };
const unavailable = {
  reason: 'unavailable' as const,
  message: 'The server cannot be reached.',
  tries: 1,
  pause: 0,
  retryAt: 0,
};

describe('texts of the save state', () => {
  it('A6: each field that is not valid is named', () => {
    const blank = { ...defaultContent, heroSlides: [{ ...defaultContent.heroSlides[0]!, title: '' }] };
    const work = { ...state.work, mine: blank };
    const issues = [{ path: ['heroSlides', 0, 'title'], message: 'Title is required' }];
    expect(issueLines({ state: { ...state, work, issues }, words: contentWords })).toEqual([
      'Slide 1: Title is required',
    ]);
    expect(issueText('Subtitle', 'is longer than 160 characters')).toBe('Subtitle is longer than 160 characters');
    expect(issueText('', 'The last slide cannot be removed')).toBe('The last slide cannot be removed');
  });

  it('A6: a failure says where the edits are', () => {
    expect(failureText(state)).toBeNull();
    expect(failureText({ ...state, failure: unavailable })).toBe(
      'The server cannot be reached. Your edits are kept in this browser and sent as soon as the server answers.',
    );
    expect(failureText({ ...state, failure: { reason: 'refused', message: 'Too large' } })).toBe(
      'Too large. Your edits are kept in this browser.',
    );
    expect(failureText({ ...state, failure: unavailable, keepFailed: true })).toContain('leave this page open');
  });
});
