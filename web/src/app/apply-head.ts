import type { ViewHead } from './page-view';

/** Sets an attribute of the first element that a selector finds, which is made if it is missing; null takes it away. */
function set(tag: 'meta' | 'link', by: [name: string, value: string], attribute: string, value: string | null): void {
  const [name, key] = by;
  const found = document.head.querySelector(`${tag}[${name}="${key}"]`);
  if (value === null) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(name, key);
  element.setAttribute(attribute, value);
}

/** Puts the head of a page that the browser went to in place of the last one's. */
export function applyHead(head: ViewHead): void {
  const { title, description, canonical, index, image, type, article, feed, openGraph } = head;
  document.title = title;
  set('meta', ['name', 'description'], 'content', description);
  set('meta', ['name', 'robots'], 'content', index ? null : 'noindex');
  set('link', ['rel', 'canonical'], 'href', canonical);
  set('link', ['type', 'application/rss+xml'], 'href', feed);
  set('link', ['type', 'application/rss+xml'], 'rel', feed === null ? null : 'alternate');
  if (openGraph === null) return;
  set('meta', ['property', 'og:url'], 'content', canonical);
  set('meta', ['property', 'og:type'], 'content', type);
  for (const name of ['published_time', 'section'] as const)
    set('meta', ['property', `article:${name}`], 'content', article?.[name] ?? null);
  set('meta', ['property', 'og:title'], 'content', title);
  set('meta', ['property', 'og:description'], 'content', description);
  set('meta', ['property', 'og:image'], 'content', image.url);
  set('meta', ['property', 'og:image:alt'], 'content', image.alt);
  set('meta', ['property', 'og:image:width'], 'content', image.size && String(image.size.width));
  set('meta', ['property', 'og:image:height'], 'content', image.size && String(image.size.height));
}
