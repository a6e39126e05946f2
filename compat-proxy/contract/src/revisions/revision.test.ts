import { describe, expect, it } from 'vitest';
import { formatRevision, parseRevision } from './revision';

describe('revision', () => {
  it.each([
    { epoch: 'a1b2', number: 12, view: 'full' as const },
    { epoch: 'a1b2', number: 0, view: 'public' as const },
  ])('C6: %j is read as it was written, in an ETag too', (revision) => {
    expect(parseRevision(formatRevision(revision))).toEqual(revision);
    expect(parseRevision(`W/"${formatRevision(revision)}"`)).toEqual(revision);
  });

  it.each(['', 'abc', '1', 'a.b', 'a.1-private', 'a.-1', 'a.1.2', 'a b.1', `a.${'9'.repeat(20)}`])(
    'C6: %j is no revision',
    (text) => {
      expect(parseRevision(text)).toBeNull();
    },
  );
});
