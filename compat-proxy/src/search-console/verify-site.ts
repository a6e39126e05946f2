import { resolveTxt } from 'node:dns/promises';
import { verificationCodeIn, type Seo, type Verification } from '@apoti/contract';
import { googleFile } from '../pages/beyond-pages';

/** How long the site may take to answer itself, in ms. */
const TIMEOUT_MS = 10_000;
/** More of a page is not read, in characters: the head is at its beginning. */
const MAX_READ = 2_000_000;

type Asked = {
  seo: Seo;
  origin: string;
  /** Resolves when the site surely shows what is saved. */
  settled: () => Promise<unknown>;
};
type Found = Omit<Verification, 'method'>;

/**
 * Checks that what Google will look for is really there, the way that Google will: from outside, at the public address. What was
 * saved a moment ago may not be on the page that is still served; so what is not found is looked for once more.
 */
export async function verifySite({ seo, origin, settled }: Asked): Promise<Verification> {
  const { property, verificationMethod: method, verificationCode: code } = seo.searchConsole;
  const checks = {
    'html-tag': () => checkTag(origin, code),
    'html-file': () => checkFile(origin, code),
    dns: () => checkDns(domainsOf(origin, property), code),
    'google-analytics': () => checkAnalytics(origin, code),
  };
  const first = await checks[method]();
  if (first.verified || method === 'dns') return { method, ...first };
  await settled();
  return { method, ...(await checks[method]()) };
}

async function checkTag(origin: string, code: string): Promise<Found> {
  const checked = `${origin}/`;
  const page = await read(checked);
  if ('failure' in page) return { verified: false, checked, found: page.failure };
  const tags = page.text.match(/<meta[^>]*google-site-verification[^>]*>/gi) ?? [];
  const codes = tags.map((tag) => verificationCodeIn(tag));
  if (codes.includes(code)) return { verified: true, checked, found: `The page carries ${tags[codes.indexOf(code)]}` };
  const others = codes.length === 0 ? 'no Google tag' : `another code: ${codes.join(', ')}`;
  return { verified: false, checked, found: `The page carries ${others}` };
}

async function checkFile(origin: string, code: string): Promise<Found> {
  const name = googleFile(code);
  const checked = `${origin}/${name ?? ''}`;
  if (name === null)
    return { verified: false, checked, found: 'The code is no file name such as google1234abcd5678.html' };
  const file = await read(checked);
  if ('failure' in file) return { verified: false, checked, found: file.failure };
  const verified = file.text.trim() === `google-site-verification: ${name}`;
  return {
    verified,
    checked,
    found: verified ? `The file says “${file.text.trim()}”` : 'The file says something else',
  };
}

/** Domains whose records prove whose the site is: its own one, the one above www, and a domain property above it. */
function domainsOf(origin: string, property: string): string[] {
  const domain = new URL(origin).hostname;
  const [, above] = /^sc-domain:(.+)$/i.exec(property.toLowerCase()) ?? [];
  const isAbove = above !== undefined && domain.endsWith(`.${above}`);
  return [...new Set([domain, domain.replace(/^www\./, ''), ...(isAbove ? [above] : [])])];
}

async function checkDns(names: string[], code: string): Promise<Found> {
  const records = (await Promise.all(names.map((name) => resolveTxt(name).catch(() => []))))
    .flat()
    .map((one) => one.join(''));
  const wanted = code.startsWith('google-site-verification=') ? code : `google-site-verification=${code}`;
  const verified = records.includes(wanted);
  const found = verified
    ? `The TXT record says “${wanted}”`
    : `None of the ${records.length} TXT records is “${wanted}”`;
  return { verified, checked: `DNS of ${names.join(', ')}`, found };
}

async function checkAnalytics(origin: string, code: string): Promise<Found> {
  const checked = `${origin}/`;
  const page = await read(checked);
  if ('failure' in page) return { verified: false, checked, found: page.failure };
  const ids = analyticsIds(page.text);
  if (ids.includes(code)) return { verified: true, checked, found: `The page loads Google Analytics with ${code}` };
  const found = ids.length === 0 ? 'does not load Google Analytics' : `loads it with another id: ${ids.join(', ')}`;
  return { verified: false, checked, found: `The page ${found}` };
}

/** Ids with which a page loads Google Analytics: by the address of its file, or in what the page tells its own loader (A18). */
function analyticsIds(page: string): string[] {
  const forms = [
    /"tool":"google-analytics","id":"([\w-]+)"/g,
    /(?:googletagmanager|google-analytics)\.com\/[\w/.]*\?id=([\w-]+)/g,
  ];
  return [...new Set(forms.flatMap((form) => [...page.matchAll(form)].map(([, id = '']) => id)))];
}

async function read(address: string): Promise<{ text: string } | { failure: string }> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status !== 200) return { failure: `It answers with status ${answer.status}` };
    return { text: (await answer.text()).slice(0, MAX_READ) };
  } catch {
    return { failure: 'It cannot be reached from this server' };
  }
}
