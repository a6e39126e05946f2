import { describe, expect, it } from 'vitest';
import { copySources } from './copy-sources';

describe('copySources', () => {
  it('S6: an uploaded picture has an address for each width', () => {
    expect(copySources('/uploads/a-1.jpg')).toBe(
      '/uploads/a-1.jpg?w=480 480w, /uploads/a-1.jpg?w=800 800w, /uploads/a-1.jpg?w=1200 1200w, /uploads/a-1.jpg?w=1600 1600w',
    );
    expect(copySources('/uploads/a-1.png?v=abc')).toContain('/uploads/a-1.png?v=abc&w=480 480w,');
  });

  it.each([
    '',
    'https://example.com/uploads/a.jpg',
    'data:image/png;base64,AA',
    '/api/placeholder/64/64',
    '/uploads/a.gif',
    '/uploads/a.svg',
  ])('S6: %j has none', (src) => expect(copySources(src)).toBeUndefined());
});
