import { describe, expect, it } from 'vitest';
import { describeFormIssues, describeIssues, issueSentence, toFieldIssues } from './describe-issues';
import { ApiError } from './error';
import { contentSchema } from '../resources/content/content';

describe('ApiError', () => {
  it('C19: carries its status and a body with an error text', () => {
    const error = new ApiError('conflict', 'Somebody was faster', { revision: 'a.1' });
    expect(error.status).toBe(409);
    expect(error.toBody()).toEqual({ success: false, error: 'Somebody was faster', code: 'conflict', revision: 'a.1' });
  });
});

describe('describeIssues', () => {
  it('A5: the last slide is refused in words', () => {
    const result = contentSchema.pick({ heroSlides: true }).safeParse({ heroSlides: [] });
    expect(describeIssues(result.error ? toFieldIssues(result.error) : [])).toBe(
      'heroSlides: The last slide cannot be removed',
    );
  });

  it('C19: says the place, counted from 1, and how many more there are', () => {
    expect(
      describeIssues([
        { path: ['heroSlides', 0, 'title'], message: 'Title is required' },
        { path: ['about'], message: 'x' },
      ]),
    ).toBe('heroSlides › 1 › title: Title is required (and 1 more)');
    expect(describeIssues([{ path: [], message: 'Not an object' }])).toBe('Not an object');
    expect(describeIssues([])).toBe('The request is not valid');
  });
});

describe('describeFormIssues', () => {
  it('P20: names the field by its label where the message goes on from it, and says how many more there are', () => {
    const long = { path: ['message'], message: 'is longer than 60 characters' };
    const labels = { message: 'Message', email: 'E-mail address' };
    expect(issueSentence(long.message, 'Message')).toBe('Message is longer than 60 characters');
    expect(describeFormIssues([long, { path: ['email'], message: 'x' }], labels)).toBe(
      'Message is longer than 60 characters (and 1 more)',
    );
    expect(describeFormIssues([{ path: ['name'], message: 'Name is required' }], labels)).toBe('Name is required');
  });
});
