// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { hasFlash, leaveFlash, takeFlash } from './flash';

describe('flash', () => {
  beforeEach(() => sessionStorage.clear());

  it('A2: a message is said once, in the next document', () => {
    expect(hasFlash()).toBe(false);
    leaveFlash({ kind: 'success', text: 'Logged out successfully' });
    expect(hasFlash()).toBe(true);
    expect(takeFlash()).toEqual({ kind: 'success', text: 'Logged out successfully' });
    expect(takeFlash()).toBeNull();
    expect(hasFlash()).toBe(false);
  });

  it.each(['nonsense', '{}', '{"kind":"x","text":"y"}', '{"kind":"error","text":1}', 'null'])(
    'A2: %s in the store is no message',
    (stored) => {
      sessionStorage.setItem('flash', stored);
      expect(takeFlash()).toBeNull();
    },
  );
});
