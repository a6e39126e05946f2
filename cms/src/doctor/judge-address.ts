import type { Finding } from './finding';

/**
 * Whether search engines are told of another host than the site answers at, such as that of an older domain. `canonical`: what the SEO
 * settings say, empty where they say nothing; `own`: that of PUBLIC_URL, null where it is not set.
 */
export function judgeAddress(canonical: string, own: string | null): Finding[] {
  if (own === null || !URL.canParse(canonical)) return [];
  const [told, here] = [new URL(canonical).host, new URL(own).host];
  if (told === here) return [];
  return [
    {
      check: 'address',
      what: `Search engines are told that the site is at ${told}, and PUBLIC_URL says ${here}.`,
      todo: 'Change the canonical URL in /admin/seo, or leave it empty, which is PUBLIC_URL; or set PUBLIC_URL.',
    },
  ];
}
