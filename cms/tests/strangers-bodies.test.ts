import { readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** Where temporary files go; Strapi's parser of forms asks as it is loaded. */
const { temporary } = await vi.hoisted(async () => {
  const { mkdtemp } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const folder = await mkdtemp(join(tmpdir(), 'strangers-'));
  process.env['TMPDIR'] = folder;
  return { temporary: folder };
});

import { sharp } from '../../tests/support/pictures';
import { Cms } from './support/cms';
import { enterPanel } from './support/enter-panel';
import { secrets } from './support/environment';

let cms: Cms;
let panel: Record<string, string>;
beforeAll(async () => {
  cms = await Cms.start();
  panel = await enterPanel(cms);
});
afterAll(async () => {
  await cms.stop();
  await rm(temporary, { recursive: true, force: true });
});

/** Files that a form was written to: the parser gives them names without a dot. */
const left = async () => (await readdir(temporary, { withFileTypes: true })).filter((entry) => entry.isFile());

const page = new File(['<script>alert(1)</script>'.repeat(1_000)], 'page.html', { type: 'text/html' });

async function sendForm(path: string, field: string, headers: Record<string, string> = {}, file = page) {
  const body = new FormData();
  body.append(field, file);
  return (await fetch(cms.url + path, { method: 'POST', headers, body })).status;
}

const sendJson = async (path: string, bytes: number, headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ email: 'x'.repeat(bytes) });
  const sent = { 'content-type': 'application/json', ...headers };
  return (await fetch(cms.url + path, { method: 'POST', headers: sent, body })).status;
};

async function sendWithoutLength(path: string): Promise<number | undefined> {
  const sent = request(cms.url + path, { method: 'POST', headers: { 'content-type': 'application/json' } });
  sent.write('{"email":');
  sent.end('"ada@example.com"}');
  const [answer] = await once(sent, 'response');
  answer.resume();
  return answer.statusCode;
}

describe('what nobody has to send', () => {
  it.each(['/nothing', '/admin/login', '/api/wire/content', '/upload', '/api/upload'])(
    'F11: files of a stranger for %s are not even read',
    async (path) => {
      expect(await sendForm(path, 'x')).toBe(415);
      expect(await left()).toEqual([]);
    },
  );

  it('F11: no file stays that came in another field, was refused or came with a token that is none', async () => {
    for (const headers of [panel, { authorization: 'Bearer made-up' }])
      for (const field of ['files', 'x']) expect(await sendForm('/upload', field, headers)).toBeGreaterThanOrEqual(400);
    expect(await left()).toEqual([]);
  });

  it('F11: the panel’s own logos are taken of who has signed in, and of nobody else', async () => {
    const drawn = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const logo = new File([new Uint8Array(drawn)], 'logo.png', { type: 'image/png' });
    expect(await sendForm('/admin/project-settings', 'menuLogo', panel, logo)).toBe(200);
    expect(await sendForm('/admin/project-settings', 'menuLogo', {}, logo)).toBe(415);
    expect(await left()).toEqual([]);
  });

  it('F11: a large body of a stranger is not read, nor one of which nobody knows how large it is', async () => {
    expect(await sendJson('/admin/login', 70_000)).toBe(413);
    expect(await sendJson('/api/wire/content', 70_000, { authorization: 'Bearer made-up' })).toBe(413);
    expect(await sendWithoutLength('/admin/login')).toBe(413);
    expect(await sendJson('/admin/login', 100)).toBe(400);
    expect(await sendJson('/api/wire/sign-in', 70_000, { 'x-proxy-secret': secrets.proxySecret })).not.toBe(413);
  });
});
