import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';
import { until } from '../support/until';

let stack: Stack;
let admin: WireClient;
beforeAll(async () => {
  stack = await startStack();
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
});
afterAll(() => stack.stop());

const statusOf = async (path: string) => (await fetch(`${stack.origin}${path}`)).status;
const textOf = async (path: string) => (await fetch(`${stack.origin}${path}`)).text();
const form = (path: string, fields: Record<string, string>) =>
  fetch(`${stack.origin}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const savedSchema = z.object({ blog: z.object({ id: z.number() }) });
const post = {
  title: 'A release of this test',
  excerpt: 'Its summary.',
  content: '<p>Its text.</p>',
  author: 'Example Author',
  category: 'Company News',
};

describe('pages over the wire', () => {
  it('P14: a release has its page from the moment that it is published until it is deleted; a draft has none', async () => {
    const { blog } = savedSchema.parse((await admin.post('/api/blog.php', { ...post, status: 'published' })).json);
    const path = `/press-releases/${blog.id}`;
    expect(await textOf(path)).toContain('A release of this test');
    expect(await textOf('/press-releases')).toContain('A release of this test');
    expect(await textOf('/sitemap.xml')).toContain(path);
    const draft = savedSchema.parse((await admin.post('/api/blog.php', { ...post, status: 'draft' })).json).blog;
    expect(await statusOf(`/press-releases/${draft.id}`)).toBe(404);
    await admin.send('DELETE', '/api/blog.php', { id: blog.id });
    await until(async () => (await statusOf(path)) === 404);
    expect(await textOf('/sitemap.xml')).not.toContain(path);
  });

  it('P1: what a page shows is told without its document, with an ETag', async () => {
    const answer = await fetch(`${stack.origin}/api/pages?address=/terms`);
    expect(await answer.json()).toMatchObject({ view: { name: 'terms' }, buildId: expect.stringMatching(/^\w+$/) });
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await fetch(`${stack.origin}/api/pages?address=/terms`, { headers })).status).toBe(304);
    expect(await statusOf('/api/pages?address=/nothing')).toBe(404);
  });

  it('P20: a message without script is stored and mailed once, also when it is sent twice', async () => {
    const fields = { name: 'Ada Example', email: 'ada@example.com', subject: 'general', message: 'Where are you?' };
    const answers = await Promise.all([form('/contact', fields), form('/contact', fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(stack.countRows('contact_messages')).toBe(1);
    expect(await textOf(answers[0].headers.get('location') ?? '')).toContain('Message sent successfully!');
    const refused = await form('/contact', { ...fields, email: 'ada@' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Where are you?');
  });

  it('P21: an application without script is stored', async () => {
    const fields = {
      name: 'Ada Example',
      email: 'ada@example.com',
      phone: '+234 800 000 0000',
      franchiseType: 'location-partner',
      location: 'abuja-wuse',
    };
    const answer = await form('/franchise', fields);
    expect(answer.status).toBe(303);
    expect(await textOf(answer.headers.get('location') ?? '')).toContain('Thank you for your interest!');
    expect(stack.countRows('franchise_applications')).toBe(1);
  });

  it('P20: with the CMS dead a form says the failure text and keeps what was typed; pages go on', async () => {
    await stack.killCms();
    const fields = { name: 'Ada Example', email: 'ada@example.com', subject: 'general', message: 'Kept all the same' };
    const answer = await form('/contact', fields);
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain('Failed to send message. Please try again.');
    expect(page).toContain('Kept all the same');
    for (const path of ['/', '/lockers', '/events', '/franchise', '/press-releases'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
  });
});
