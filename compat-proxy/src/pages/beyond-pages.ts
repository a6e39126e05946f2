import { endOf, followedRedirects, redirectKey, type Redirect, type Seo } from '@apoti/contract';
import type { KindSource } from '../sources/kind-source';

/** What is answered at an address that has no page: another address, or the proof that the site is somebody's. */
export type Beyond =
  { kind: 'redirect'; to: string; status: 301 | 302 } | { kind: 'proof'; type: string; body: string };

type Known = { redirects: Map<string, Redirect>; all: Redirect[] };

/** The files by which search engines know whose site it is (A17). */
function proofs({ googleSearchConsole, bingWebmaster, yandexWebmaster, searchConsole }: Seo): Map<string, Beyond> {
  const files = new Map<string, Beyond>();
  const html = 'text/html; charset=utf-8';
  const byFile = searchConsole.verificationMethod === 'html-file' ? searchConsole.verificationCode : '';
  for (const code of [byFile, googleSearchConsole]) {
    const name = googleFile(code);
    if (name !== null) files.set(`/${name}`, { kind: 'proof', type: html, body: `google-site-verification: ${name}` });
  }
  if (bingWebmaster !== '') {
    const body = `<?xml version="1.0"?><users><user>${bingWebmaster}</user></users>`;
    files.set('/BingSiteAuth.xml', { kind: 'proof', type: 'application/xml; charset=utf-8', body });
  }
  if (/^\w+$/.test(yandexWebmaster)) {
    const body = `<html><body>Verification: ${yandexWebmaster}</body></html>`;
    files.set(`/yandex_${yandexWebmaster}.html`, { kind: 'proof', type: html, body });
  }
  return files;
}

/** The name of the file that Google asks for, from the name itself or the code in it; null for another kind of code. */
export function googleFile(code: string): string | null {
  const [, inner] = /^(?:google)?([0-9a-f]{8,64})(?:\.html)?$/i.exec(code) ?? [];
  return inner === undefined ? null : `google${inner.toLowerCase()}.html`;
}

/** Addresses without a page that are answered all the same, by the SEO settings. A page is never hidden: it is asked for first. */
export class BeyondPages {
  private version: string | undefined;
  private known: Known = { redirects: new Map(), all: [] };
  private files = new Map<string, Beyond>();

  /** @param origin the site's own address: a redirect to it is one within the site */
  constructor(
    private readonly seo: KindSource<Seo>,
    private readonly origin: string,
  ) {}

  /** What is answered at a path; null: nothing. */
  find(path: string): Beyond | null {
    this.follow();
    const file = this.files.get(path);
    if (file !== undefined) return file;
    const redirect =
      this.known.redirects.get(redirectKey(path)) ?? this.known.redirects.get(redirectKey(decoded(path)));
    if (redirect === undefined) return null;
    const end = endOf(this.known.all, redirect);
    return end && { kind: 'redirect', to: end.to, status: end.type === 'permanent' ? 301 : 302 };
  }

  /** Takes the settings over when they are others than before. */
  private follow(): void {
    if (this.version === this.seo.visibleVersion) return;
    this.version = this.seo.visibleVersion;
    const { data } = this.seo.state;
    const all = followedRedirects(data, this.origin);
    this.known = { all, redirects: new Map(all.map((redirect) => [redirectKey(redirect.from), redirect])) };
    this.files = proofs(data);
  }
}

/** A path as people write it. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
