/** A way to pass a page on: its name and address. */
export type ShareLink = { name: 'WhatsApp' | 'X' | 'Facebook' | 'LinkedIn' | 'E-mail'; href: string };

const address = (base: string, query: Record<string, string>) =>
  `${base}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** Plain links that pass a page on; no script of theirs is needed (P14). */
export function shareLinks(title: string, url: string): ShareLink[] {
  return [
    { name: 'WhatsApp', href: address('https://wa.me/', { text: `${title}\n${url}` }) },
    { name: 'X', href: address('https://x.com/intent/post', { text: title, url }) },
    { name: 'Facebook', href: address('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'LinkedIn', href: address('https://www.linkedin.com/sharing/share-offsite/', { url }) },
    { name: 'E-mail', href: address('mailto:', { subject: title, body: `${title}\n${url}` }) },
  ];
}
