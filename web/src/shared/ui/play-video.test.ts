// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { playVideo } from './play-video';

const figure = (address: string) => `<figure data-video="${address}"><a href="${address}">A tour</a></figure>`;
/** Whether the press was taken from the link. */
const press = (keys: MouseEventInit = {}) => {
  let isTaken = false;
  // The test's page goes nowhere.
  const stay = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  document.querySelector('a')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return isTaken;
};

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  document.querySelector('div')!.addEventListener('click', playVideo);
});
const show = (html: string) => (document.querySelector('div')!.innerHTML = html);

it('P14: a video plays where it stands, from the player that sets no cookie, with its name', () => {
  show(figure('https://www.youtube.com/watch?v=abcdefghijk'));
  expect(press()).toBe(true);
  const player = document.querySelector('iframe')!;
  expect(player.src).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0');
  expect(player.title).toBe('A tour');
  expect(document.querySelector('a')).toBeNull();
});

it('P14: in another tab the link leads to the video’s page', () => {
  show(figure('https://vimeo.com/123'));
  expect(press({ ctrlKey: true })).toBe(false);
  expect(document.querySelector('iframe')).toBeNull();
});

it('P14: other links and other addresses are only links', () => {
  for (const html of ['<p><a href="https://vimeo.com/123">x</a></p>', figure('https://evil.example/123')]) {
    show(html);
    expect(press()).toBe(false);
    expect(document.querySelector('iframe')).toBeNull();
  }
});
