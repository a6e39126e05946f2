import type { Seo } from '@apoti/contract';

/** What crawlers are told (C18; RFC 9309): the settings' own rules, and where the sitemap is unless they say it themselves. */
export function robotsTxt({ robotsTxt: rules, enableSitemap }: Seo, origin: string): string {
  const own = rules.trimEnd();
  const isSaid = /^\s*sitemap\s*:/im.test(own);
  const map = enableSitemap && !isSaid ? [`Sitemap: ${origin}/sitemap.xml`, ''] : [];
  return [own, ...(map.length === 0 ? [] : ['', ...map])].join('\n') + (map.length === 0 ? '\n' : '');
}
