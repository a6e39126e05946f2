import type { Browser, BrowserContext, Page, Request } from 'playwright';
import type { Stack } from '../../support/stack';
import { EVIL, MARK } from './payloads';

/** Attributes that hold an address. */
const ADDRESSES = [
  'href',
  'src',
  'action',
  'formaction',
  'data',
  'xlink:href',
  'srcdoc',
  'poster',
  'background',
  'ping',
];

/** A window of a browser in which the admin is signed in. */
export async function signedInContext(browser: Browser, { origin, admin }: Stack): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const data = { action: 'login', email: admin.username, password: admin.password };
  const answer = await context.request.post('/api/auth.php', { data });
  if (!answer.ok()) throw new Error(`${admin.username} is not signed in: ${await answer.text()}`);
  return context;
}

/** Looks in every frame of a page for what ran, and for what would have run had somebody touched it. */
async function lookIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) {
    const seen = await frame
      .evaluate(
        ({ mark, addresses }) => {
          const all: string[] = mark in window ? ['the mark is set'] : [];
          for (const element of document.querySelectorAll('*')) {
            const name = element.localName;
            for (const { name: attribute, value } of element.attributes) {
              const where = `<${name} ${attribute}="${value.slice(0, 80)}">`;
              // Control characters and blanks before and in a scheme are nothing to a browser.
              const scheme = value.replace(/[\p{Cc}\s]/gu, '').toLowerCase();
              if (attribute.startsWith('on')) all.push(`a handler: ${where}`);
              if (addresses.includes(attribute) && /^(javascript|vbscript|data:text)/.test(scheme))
                all.push(`an address that runs: ${where}`);
            }
            const isCode =
              name === 'script' && !element.hasAttribute('src') && !/json/.test(element.getAttribute('type') ?? '');
            if (isCode && element.textContent?.includes(mark))
              all.push(`a script: ${element.textContent.slice(0, 80)}`);
          }
          return all;
        },
        { mark: MARK, addresses: ADDRESSES },
      )
      // A frame that has gone by now holds nothing.
      .catch(() => []);
    found.push(...seen);
  }
  return found;
}

/**
 * Whether an editor's picture of another site is asked for, which is allowed (the policy of pages, security-headers.ts). Only the
 * payload that is nothing but such an address has this one: all that elements or styles would load has other paths.
 */
const isLinkedPicture = (request: Request) =>
  request.resourceType() === 'image' && request.url() === `https://${EVIL}/`;

/** What went wrong on a page since it was opened. */
export class Watch {
  private readonly found: string[] = [];

  private constructor(readonly page: Page) {}

  static async open(context: BrowserContext): Promise<Watch> {
    const page = await context.newPage();
    const watch = new Watch(page);
    const note = (text: string) => watch.found.push(text);
    page.on('dialog', (dialog) => {
      // The app asks before it leaves what is not saved.
      if (dialog.type() !== 'beforeunload') note(`a dialog: ${dialog.message()}`);
      void dialog.accept().catch(() => undefined);
    });
    page.on('console', (message) => {
      const text = message.text();
      if (/Content Security Policy|Content-Security-Policy/i.test(text))
        note(`a report of the policy: ${text.slice(0, 300)}`);
    });
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.endsWith(EVIL) && !isLinkedPicture(request))
        note(`a request for a ${request.resourceType()}: ${request.url()}`);
    });
    page.on('popup', (popup) => note(`a window: ${popup.url()}`));
    return watch;
  }

  /** What went wrong since the last time. */
  async take(): Promise<string[]> {
    const seen = await lookIn(this.page);
    return [...this.found.splice(0), ...seen];
  }
}
