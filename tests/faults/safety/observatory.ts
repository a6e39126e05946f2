/** What is judged: a page's answer, and what a preflight of another site got. */
export type Judged = {
  headers: Record<string, string | string[] | undefined>;
  body: string;
  preflight: Record<string, string | string[] | undefined>;
};

const one = (value: string | string[] | undefined) => [value ?? []].flat().join(', ').toLowerCase();

/** A policy's directives by name; the first of a name counts. */
function directivesOf(policy: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name !== '' && !found.has(name)) found.set(name, sources);
  }
  return found;
}

const BROAD = ['*', 'http:', 'https:', 'data:', 'ftp:'];

function policyScore(policy: string): number {
  if (policy === '') return -25;
  const directives = directivesOf(policy);
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const isOpen = (name: string) =>
    sourcesOf(name).some((source) => BROAD.includes(source) || source.startsWith("'unsafe-"));
  if (isOpen('script-src') || isOpen('object-src')) return -20;
  if (['img-src', 'media-src'].some((name) => sourcesOf(name).some((source) => source.startsWith('http:')))) return -10;
  if (isOpen('style-src')) return 0;
  const forms = directives.get('form-action')?.join() ?? '*';
  return sourcesOf('default-src').join() === "'none'" && /^'(none|self)'$/.test(forms) ? 10 : 5;
}

function cookieScore(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const all = (attribute: RegExp) => cookies.every((cookie) => attribute.test(cookie));
  if (!all(/; *secure/i)) return -40;
  if (!all(/; *httponly/i)) return -30;
  return all(/; *samesite=(lax|strict)/i) ? 5 : 0;
}

function referrerScore(policy: string): number {
  if (policy === '') return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

function transportScore(header: string): number {
  const age = Number(/max-age=(\d+)/.exec(header)?.[1] ?? -1);
  if (age < 0) return -20;
  return age >= 15_768_000 ? 0 : -10;
}

/** Scripts of other sites lose points; one of ours that is checked by its digest wins some. */
function scriptScore(body: string): number {
  const scripts = [...body.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  if (scripts.some(([, address = '']) => /^(https?:)?\/\//.test(address))) return -5;
  return scripts.some(([tag]) => tag.includes(' integrity="sha')) ? 5 : 0;
}

function frameScore(headers: Judged['headers']): number {
  const ancestors = directivesOf(one(headers['content-security-policy'])).get('frame-ancestors')?.join() ?? '';
  if (/^'(none|self)'$/.test(ancestors)) return 5;
  return /^(deny|sameorigin)$/.test(one(headers['x-frame-options'])) ? 0 : -20;
}

function sharingScore(preflight: Judged['preflight']): number {
  const origin = one(preflight['access-control-allow-origin']);
  return origin !== '' && one(preflight['access-control-allow-credentials']) === 'true' ? -50 : 0;
}

function resourceScore(policy: string): number {
  if (/^same-(origin|site)$/.test(policy)) return 10;
  return policy === '' || policy === 'cross-origin' ? 0 : -5;
}

/**
 * The score of MDN's HTTP Observatory by the rules of its algorithm 4, part by part: what it takes off always counts, what it adds
 * only above 90. That http leads to https, which the balancer does, is taken as given. Its own program is not used: it comes with a
 * hundred packages for its service, some with known faults.
 */
export function observatoryScore({ headers, body, preflight }: Judged): {
  score: number;
  parts: Record<string, number>;
} {
  const parts = {
    'content-security-policy': policyScore(one(headers['content-security-policy'])),
    cookies: cookieScore([headers['set-cookie'] ?? []].flat()),
    'cross-origin-resource-sharing': sharingScore(preflight),
    'referrer-policy': referrerScore(one(headers['referrer-policy'])),
    'strict-transport-security': transportScore(one(headers['strict-transport-security'])),
    'subresource-integrity': scriptScore(body),
    'x-content-type-options': one(headers['x-content-type-options']) === 'nosniff' ? 0 : -5,
    'x-frame-options': frameScore(headers),
    'cross-origin-resource-policy': resourceScore(one(headers['cross-origin-resource-policy'])),
  };
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const base = sum(Object.values(parts).filter((value) => value < 0));
  return { score: base >= 90 ? sum(Object.values(parts)) : Math.max(0, base), parts };
}
