// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Photo } from './Photo';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
let place: HTMLElement;
const photo = (src: string) => <Photo src={src} alt="A station" frame="frame" fallback={<i>drawn</i>} />;
const image = () => place.querySelector('img');

describe('Photo', () => {
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
    vi.restoreAllMocks();
  });

  it('P35: a picture that cannot be had gives way to what stands in for it; another one is tried anew', () => {
    root = createRoot(place);
    act(() => root.render(photo('/gone.webp')));
    expect(image()?.alt).toBe('A station');
    act(() => void image()?.dispatchEvent(new Event('error')));
    expect(place.innerHTML).toBe('<i>drawn</i>');
    act(() => root.render(photo('/there.webp')));
    expect(image()?.getAttribute('src')).toBe('/there.webp');
  });

  it('P35: without a picture the fallback is there from the start', () => {
    root = createRoot(place);
    act(() => root.render(photo('')));
    expect(place.innerHTML).toBe('<i>drawn</i>');
  });

  it.each([
    ['failed', async () => Promise.reject(new Error('EncodingError')), '<i>drawn</i>'],
    ['is a drawing without a width', async () => {}, '<div class="frame"><img'],
  ])('P35: one that %s before the script was there is judged then', async (_, decode, shown) => {
    place.innerHTML = renderToString(photo('/early.svg'));
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    HTMLImageElement.prototype.decode = decode;
    await act(async () => {
      root = hydrateRoot(place, photo('/early.svg'));
    });
    expect(place.innerHTML.startsWith(shown)).toBe(true);
  });
});
