import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactTexts, franchiseTexts, newsletterTexts } from '@apoti/contract';
import { TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  await test.close();
});

const send = (url: string, fields: Record<string, string>) =>
  test.post(url, new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' });
const message = { name: 'Ada Example', email: 'ada@example.com', subject: 'general', message: 'Hello there.' };
const application = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+234 800 000 0000',
  franchiseType: 'locker-investor',
  location: 'lagos-vi',
};

describe('forms without script', () => {
  it.each([
    ['P20', '/contact', message, '/contact?sent=contact#contact-form'],
    ['P21', '/franchise', application, '/franchise?sent=franchise#franchise-form'],
    ['P30', '/newsletter', { name: 'Ada', email: 'ada@example.com' }, '/newsletter?sent=newsletter#newsletter-form'],
  ])('%s: what %s takes is stored, and the page that says so can be loaded again', async (_, url, fields, target) => {
    const answer = await send(url, fields);
    expect(answer).toMatchObject({ statusCode: 303, headers: { location: target } });
  });

  it('P20: a refusal is the page itself with the text, the field and what was typed, and is kept nowhere', async () => {
    const answer = await send('/contact', { ...message, email: 'ada@' });
    expect(answer).toMatchObject({ statusCode: 422, headers: { 'cache-control': 'no-store' } });
    expect(test.renderer.forms).toMatchObject([
      { form: 'contact', issues: [{ path: ['email'] }], values: { ...message, email: 'ada@', phone: '' } },
    ]);
    expect((await test.get('/contact')).statusCode).toBe(200);
    expect(test.renderer.forms).toHaveLength(1);
  });

  it.each([
    ['P20', '/contact', message, contactTexts.failure],
    ['P21', '/franchise', application, franchiseTexts.failure],
    ['P30', '/newsletter', { name: 'Ada', email: 'ada@example.com' }, newsletterTexts.networkFailure],
  ])('%s: with a dead CMS %s says the failure text and keeps what was typed', async (_, url, fields, text) => {
    test.cms.fault = 'down';
    expect((await send(url, fields)).statusCode).toBe(503);
    expect(test.renderer.forms).toMatchObject([{ message: text, values: fields }]);
  });

  it('P30: the block without an address says what to do first, and asks for no name that nobody has seen', async () => {
    for (const fields of [{ email: ' ' }, {}]) expect((await send('/newsletter', fields)).statusCode).toBe(422);
    const first = {
      message: newsletterTexts.emailFirst,
      issues: [{ path: ['email'], message: newsletterTexts.emailFirst }],
    };
    expect(test.renderer.forms).toMatchObject([first, first]);
    for (const { issues } of test.renderer.forms) expect(issues).toHaveLength(1);
  });

  it('P30: the address alone is asked for the name as well, which is no fault yet; of what is missing all is said', async () => {
    expect((await send('/newsletter', { email: 'ada@example.com' })).statusCode).toBe(200);
    expect((await send('/newsletter', { email: 'ada@example.com', name: ' ' })).statusCode).toBe(422);
    expect((await send('/newsletter', { email: '', name: '' })).statusCode).toBe(422);
    const missing = [
      { path: ['email'], message: newsletterTexts.emailMissing },
      { path: ['name'], message: newsletterTexts.nameMissing },
    ];
    expect(test.renderer.forms).toMatchObject([
      { message: '', issues: [], values: { email: 'ada@example.com' } },
      { message: newsletterTexts.nameMissing, issues: [{ path: ['name'] }] },
      { message: newsletterTexts.emailMissing, issues: missing },
    ]);
  });

  it('P20, X3: a form that is too large is refused with a page, which leads back to what was typed', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' };
    const answer = await test.post('/contact', `message=${'x'.repeat(70_000)}`, headers);
    expect(answer).toMatchObject({ statusCode: 413, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(answer.body).toContain('The request is too large');
    expect(answer.body).toContain('what you typed is still there');
  });

  it('P20: a form of another site is refused', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
    expect((await test.post('/contact', new URLSearchParams(message).toString(), headers)).statusCode).toBe(403);
  });
});
