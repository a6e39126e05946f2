import { expect, it } from 'vitest';
import { videoEmbed, videoOf } from './video';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0';

it.each([
  ['https://www.youtube.com/watch?v=abcdefghijk&t=3', YOUTUBE],
  ['https://youtu.be/abcdefghijk', YOUTUBE],
  ['https://m.youtube.com/shorts/abcdefghijk', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/abcdefghijk', YOUTUBE],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
  ['https://player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
  ['https://evil.example/watch?v=abcdefghijk', null],
  ['https://youtube.com.evil.example/watch?v=abcdefghijk', null],
  ['/demo.mp4', null],
  ['https://', null],
  ['', null],
])('P4: %j is played from %j', (address, player) => {
  expect(videoEmbed(address)).toBe(player);
});

it.each([
  ['youtu.be/abcdefghijk', { address: 'https://www.youtube.com/watch?v=abcdefghijk', host: 'YouTube' }],
  ['//player.vimeo.com/video/123', { address: 'https://vimeo.com/123', host: 'Vimeo' }],
  ['https://evil.example/?https://vimeo.com/123', null],
  ['javascript:alert(1)', null],
  ['', null],
])('A10: %j is stored as %j', (typed, video) => {
  expect(videoOf(typed)).toEqual(video);
});
