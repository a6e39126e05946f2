import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactTexts, franchiseTexts, LEADS_PER_HOUR, tooManyLeads } from '@apoti/contract';
import type { Fault } from '../../testing/fake-cms';
import { TestApp } from '../../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  await test.close();
});

const message = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '',
  subject: 'general',
  message: 'Hello there.',
};
const application = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+234 800 000 0000',
  franchiseType: 'locker-investor',
  location: 'lagos-vi',
};
const contact = (fields: object = {}, headers = {}) => test.post('/api/contact', { ...message, ...fields }, headers);

describe('POST /api/contact and /api/franchise', () => {
  it('P20: a message is passed to the CMS whole, with its name and how it was filled in', async () => {
    const answer = await contact({ submissionId: 'one', elapsed: 12_000, website: '', extra: 'not ours' });
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    expect(answer.json()).toEqual({ success: true, message: contactTexts.success });
    expect(test.cms.leads).toEqual([
      { lead: { kind: 'contact', fields: message }, submissionId: 'one', signs: { honeypot: false, elapsed: 12_000 } },
    ]);
  });

  it('P21: what is optional in an application may be left out', async () => {
    const answer = await test.post('/api/franchise', application, { 'idempotency-key': 'from the header' });
    expect(answer.json()).toEqual({ success: true, message: franchiseTexts.success });
    const fields = { ...application, company: '', investment: '', message: '' };
    expect(test.cms.leads).toMatchObject([
      { lead: { kind: 'franchise', fields }, submissionId: 'from the header', signs: { elapsed: null } },
    ]);
  });

  it('P20: each field that is wrong is named, and nothing reaches the CMS', async () => {
    const answer = await contact({ name: ' ', email: 'nobody', subject: '', message: 'x'.repeat(4_001) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ success: false, code: 'invalid', error: expect.stringContaining('Name') });
    const paths = answer.json<{ issues: { path: string[] }[] }>().issues.map(({ path }) => path);
    expect(paths).toEqual([['name'], ['email'], ['subject'], ['message']]);
    expect(test.cms.leads).toEqual([]);
  });

  it('P21: an unknown choice is named by its field', async () => {
    const answer = await test.post('/api/franchise', { ...application, location: 'mars', investment: '1' });
    const { issues } = answer.json<{ issues: unknown[] }>();
    expect(issues).toMatchObject([
      { path: ['location'], message: 'Please choose a location' },
      { path: ['investment'] },
    ]);
  });

  it('P20: a filled hidden field gets the same answer, and the CMS is told', async () => {
    const [person, program] = [await contact(), await contact({ website: 'https://spam.example' })];
    expect(program.json()).toEqual(person.json());
    expect(test.cms.leads.map(({ signs }) => signs.honeypot)).toEqual([false, true]);
  });

  it('P20: a name or a time that makes no sense refuses nobody', async () => {
    expect((await contact({ submissionId: 'x'.repeat(500), elapsed: -5 })).statusCode).toBe(200);
    expect((await contact({ submissionId: 7, elapsed: 'soon' })).statusCode).toBe(200);
    expect(test.cms.leads.map(({ submissionId, signs }) => [submissionId, signs.elapsed])).toEqual([
      [undefined, null],
      [undefined, null],
    ]);
  });

  it.each<Fault>(['down', 'error', 'garbage', 'wrong-shape'])(
    'P20, P21: with a CMS that is %s the failure text comes as a 503',
    async (fault) => {
      test.cms.fault = fault;
      const answers = [await contact(), await test.post('/api/franchise', application)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
      expect(answers.map((answer) => answer.json<{ error: string }>().error)).toEqual([
        contactTexts.failure,
        franchiseTexts.failure,
      ]);
    },
  );

  it('P20: one address may send so many in an hour, then it is asked to wait', async () => {
    for (let count = 0; count < LEADS_PER_HOUR; count += 1) expect((await contact()).statusCode).toBe(200);
    const refused = await contact();
    expect(refused).toMatchObject({ statusCode: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    expect(refused.json()).toMatchObject({ success: false, error: tooManyLeads, code: 'rate_limited' });
    expect((await test.post('/api/franchise', application)).statusCode).toBe(429);
    expect(test.cms.leads).toHaveLength(LEADS_PER_HOUR);
  });
});
