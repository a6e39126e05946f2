// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './Picture';

const picture = {
  alt: 'A green unit',
  width: 1200,
  height: 800,
  avif: { 480: '/p-480.avif', 800: '/p-800.avif' },
  webp: { 480: '/p-480.webp', 800: '/p-800.webp' },
};

function parts(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const attributes = (element: Element) =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  return {
    sources: [...body.querySelectorAll('picture > source')].map(attributes),
    image: attributes(body.querySelector('picture > img')!),
  };
}

describe('Picture', () => {
  it('P35: offers AVIF before WebP in every width, and keeps its place', () => {
    const { sources, image } = parts(renderToString(<Picture picture={picture} sizes="50vw" />));
    expect(sources).toEqual([
      { type: 'image/avif', srcset: '/p-480.avif 480w, /p-800.avif 800w', sizes: '50vw' },
      { type: 'image/webp', srcset: '/p-480.webp 480w, /p-800.webp 800w', sizes: '50vw' },
    ]);
    expect(image).toMatchObject({ src: '/p-800.webp', width: '1200', height: '800', alt: 'A green unit' });
    expect(image).toMatchObject({ loading: 'lazy', decoding: 'async' });
    expect(image['style']).toBeUndefined();
  });

  it('P35: the first screen’s picture is loaded at once, with priority', () => {
    const { image } = parts(
      renderToString(<Picture picture={picture} sizes="50vw" loading="eager" fetchPriority="high" />),
    );
    expect(image).toMatchObject({ loading: 'eager', fetchpriority: 'high' });
  });

  it('P35: a picture that only decorates says nothing', () => {
    expect(parts(renderToString(<Picture picture={picture} sizes="50vw" decorative />)).image['alt']).toBe('');
  });
});
