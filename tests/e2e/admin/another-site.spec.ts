import type { Page } from 'playwright/test';
import { AnotherSite } from '../../support/another-site';
import { expect, test } from '../../support/fixtures/journey';
import { png } from '../../support/pictures';

/** A write that another site would like to have made: what it says as JSON, and as fields of a form. */
type Write = { path: string; says: Record<string, unknown>; fields: Record<string, string>; file?: string };

const ENCODINGS = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'] as const;

/** Sends a write as a form that fills the page with its answer. */
async function sendForm(page: Page, origin: string, write: Write, encoding: string): Promise<void> {
  await page.evaluate(
    ({ action, says, fields, file, encoding }) => {
      const form = Object.assign(document.createElement('form'), { action, method: 'post', enctype: encoding });
      // As plain text a field is its name, a sign of equality and its value: together they are JSON.
      const text = JSON.stringify({ ...says, x: '' });
      const sent = encoding === 'text/plain' ? { [text.slice(0, -2)]: '"}' } : fields;
      for (const [name, value] of Object.entries(sent)) {
        form.append(Object.assign(document.createElement('input'), { name, value }));
      }
      if (file !== undefined && encoding === 'multipart/form-data') {
        const chosen = new DataTransfer();
        chosen.items.add(new File([Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))], 'foreign.png'));
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'image' });
        input.files = chosen.files;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    { action: origin + write.path, ...write, encoding },
  );
  await page.waitForURL((url) => url.origin === origin);
}

/** Sends a write by script, in every way that a browser takes to another origin without asking it before, and in one that it asks for. */
async function sendByScript(page: Page, origin: string, write: Write): Promise<void> {
  await page.evaluate(
    async ({ address, says, fields, file }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      if (file !== undefined) {
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        form.append('image', new File([bytes], 'foreign.png', { type: 'image/png' }));
      }
      const text = new Blob([JSON.stringify(says)], { type: 'text/plain' });
      const send = (body: BodyInit, more: RequestInit = { mode: 'no-cors' }) =>
        // The browser keeps the answer from the page.
        fetch(address, { method: 'POST', credentials: 'include', body, ...more }).catch(() => null);
      await send(text);
      await send(new URLSearchParams(fields));
      await send(form);
      await send(JSON.stringify(says), { mode: 'cors', headers: { 'content-type': 'application/json' } });
    },
    { address: origin + write.path, ...write },
  );
}

test.describe('a page of another site, open beside the back-office', () => {
  test('C19, F12: can sign nobody in or out, save nothing and upload nothing, by form or by script', async ({
    page,
    context,
    stack,
    wire,
  }) => {
    const other = await AnotherSite.start(stack.origin);
    const call = async (path: string) => (await context.request.get(other.origin + path)).text();
    const login = { action: 'login', email: stack.admin.username, password: stack.admin.password };
    const signedIn = await context.request.post(`${other.origin}/api/auth.php`, { data: login });
    expect(signedIn.status()).toBe(200);
    const { revision, about } = await wire.content();
    const writes: Write[] = [
      { path: '/login', says: login, fields: login },
      { path: '/api/auth.php', says: login, fields: login },
      { path: '/api/auth.php', says: { action: 'logout' }, fields: { action: 'logout' } },
      {
        path: '/api/content.php',
        says: { revision, about: { ...about, mission: 'Written by another site' } },
        fields: { revision: String(revision), mission: 'Written by another site' },
      },
      { path: '/api/upload.php', says: {}, fields: { name: 'foreign' }, file: (await png()).toString('base64') },
    ];
    const look = async () => ({
      cookies: (await context.cookies(other.origin)).map(({ name, value }) => `${name}=${value}`).sort(),
      who: await call('/api/auth.php'),
      content: await call('/api/content.php'),
      files: await call('/api/media.php'),
    });
    const before = await look();
    expect(before.who).toContain('"authenticated":true');

    for (const [from, relation] of [
      [other.elsewhere, 'cross-site'],
      [other.beside, 'same-site'],
    ] as const) {
      const begin = other.passed.length;
      for (const write of writes) {
        for (const encoding of ENCODINGS) {
          await page.goto(from);
          await sendForm(page, other.origin, write, encoding);
        }
        await page.goto(from);
        await sendByScript(page, other.origin, write);
      }
      const sent = other.passed.slice(begin).filter(({ method }) => method === 'POST');
      // What a browser asks for before is not sent at all.
      expect(sent).toHaveLength(writes.length * (ENCODINGS.length + 3));
      for (const { path, headers, status } of sent) {
        const how = `${path} as ${headers['content-type']} from ${from}`;
        expect(headers['sec-fetch-site'], how).toBe(relation);
        // Of the same site the session comes along: there nothing but its origin tells the request from one of ours.
        if (relation === 'same-site') expect(headers.cookie, how).toContain('session');
        expect(status, how).toBe(403);
      }
      expect(await look()).toEqual(before);
    }
    await other.stop();
  });
});
