// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveFlash, takeFlash } from './flash';

describe('flash', () => {
  beforeEach(() => sessionStorage.clear());

  it('A2: a message is said once, in the next document', () => {
    leaveFlash({ kind: 'success', text: 'Logged out successfully' });
    expect(takeFlash()).toEqual({ kind: 'success', text: 'Logged out successfully' });
    expect(takeFlash()).toBeNull();
  });

  it.each(['nonsense', '{}', '{"kind":"x","text":"y"}', '{"kind":"error","text":1}', 'null'])(
    'A2: %s in the store is no message',
    (stored) => {
      sessionStorage.setItem('flash', stored);
      expect(takeFlash()).toBeNull();
    },
  );
});
