import type { TrafficSource } from '../../constants/analytics';

const search =
  /^com\.google\.android\.googlequicksearchbox$|(^|\.)(google|bing|duckduckgo|yahoo|yandex|ecosia|baidu|startpage|qwant|brave)\.(com|org|net|[a-z]{2}|com?\.[a-z]{2})$/;
const social =
  /(^|\.)(facebook\.com|fb\.com|fb\.me|instagram\.com|twitter\.com|x\.com|t\.co|linkedin\.com|lnkd\.in|youtube\.com|youtu\.be|tiktok\.com|whatsapp\.com|wa\.me|pinterest\.com|reddit\.com|threads\.net|telegram\.org|t\.me|snapchat\.com)$/;
const mail = /^com\.google\.android\.gm$|^(mail|webmail|outlook|email)\./;

/**
 * Where a visit comes from: what its address says (`utm_medium`), else the host of the page that led here. Without either it
 * is direct.
 */
export function trafficSource(referrer: string, medium: string): TrafficSource {
  const host = referrer.toLowerCase();
  const said = medium.toLowerCase();
  if (/e-?mail|newsletter/.test(said)) return 'email';
  if (/social/.test(said)) return 'social';
  if (/organic|cpc|ppc|search/.test(said)) return 'organic';
  if (mail.test(host)) return 'email';
  if (search.test(host)) return 'organic';
  if (social.test(host)) return 'social';
  return host === '' && said === '' ? 'direct' : 'referral';
}
