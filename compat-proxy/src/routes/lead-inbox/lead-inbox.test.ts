import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cmsLeadPaths, leadInboxTexts, type LeadDetail } from '@apoti/contract';
import { TestApp } from '../../testing/test-app';

let test: TestApp;
let cookie: string;
beforeEach(async () => {
  test = await TestApp.start();
  cookie = await test.signIn();
});
afterEach(async () => {
  await test.close();
});

const id = 'contact-abc123';
const lead: LeadDetail = {
  ...{ id, kind: 'contact', name: 'Ada', email: 'ada@example.com', phone: '', company: '', subject: 'support' },
  ...{ franchiseType: '', location: '', investment: '', state: 'new', suspected: false, message: 'Hello' },
  ...{ receivedAt: '2026-01-31T08:30:00.000Z', answeredAt: null, notes: [], replies: [], answersTo: '' },
};
const { notes: _notes, replies: _replies, answersTo: _answersTo, ...exported } = lead;
const counts = { new: 1, 'in-progress': 0, done: 0, spam: 0 };

describe('the inbox', () => {
  it('P20: is asked for with every condition, by people who are signed in, and kept nowhere', async () => {
    const page = { leads: [], total: 0, pages: 1, page: 1, counts };
    test.cms.answers.set(cmsLeadPaths.page, [200, page]);
    const answer = await test.get('/api/leads?search=lagos&kind=contact&state=done&page=2', { cookie });
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    expect(answer.json()).toEqual(page);
    for (const query of ['state=lost', 'kind=mail', 'size=101', 'page=0', `search=${'x'.repeat(101)}`]) {
      expect([query, (await test.get(`/api/leads?${query}`, { cookie })).statusCode]).toEqual([query, 422]);
    }
  });

  it('R3: nobody else is told anything', async () => {
    for (const path of ['/api/leads', '/api/leads/count', '/api/leads/export', `/api/leads/${id}`]) {
      const answer = await test.get(path);
      expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([path, 401, 'no-store']);
    }
    for (const path of ['bulk', `${id}/state`, `${id}/notes`, `${id}/reply`, `${id}/resend`]) {
      expect([path, (await test.post(`/api/leads/${path}`, {})).statusCode]).toEqual([path, 401]);
    }
    expect(test.cms.saves).toEqual([]);
  });

  it('P20: a note and an answer go on with the key that names them, a state with what was seen', async () => {
    for (const path of [
      cmsLeadPaths.state(id),
      cmsLeadPaths.notes(id),
      cmsLeadPaths.reply(id),
      cmsLeadPaths.resend(id),
    ]) {
      test.cms.answers.set(path, [200, { lead }]);
    }
    const headers = { cookie, 'idempotency-key': 'key' };
    const moved = await test.post(`/api/leads/${id}/state`, { state: 'done', from: 'new' }, headers);
    expect(moved.json()).toEqual({ success: true, lead });
    await test.post(`/api/leads/${id}/notes`, { text: 'One' }, headers);
    await test.post(`/api/leads/${id}/reply`, { subject: 'Re', text: 'Hello', known: 0, to: 'x@example.com' }, headers);
    await test.post(`/api/leads/${id}/resend`, { key: 'key' }, { cookie });
    expect(test.cms.saves).toEqual([
      { state: 'done', from: 'new' },
      { text: 'One', key: 'key' },
      { subject: 'Re', text: 'Hello', known: 0, key: 'key' },
      { key: 'key' },
    ]);
    expect((await test.post(`/api/leads/${id}/reply`, { subject: ' ', text: 'x', known: 0 }, headers)).statusCode).toBe(
      422,
    );
    expect((await test.post('/api/leads/nobody/state', { state: 'done', from: 'new' }, headers)).statusCode).toBe(404);
  });

  it('P20: a conflict is passed on with the lead as it is', async () => {
    const refusal = { code: 'conflict', error: leadInboxTexts.moved, lead, secret: 1 };
    test.cms.answers.set(cmsLeadPaths.state(id), [409, refusal]);
    const answer = await test.post(`/api/leads/${id}/state`, { state: 'done', from: 'new' }, { cookie });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict', error: leadInboxTexts.moved, lead });
    expect(answer.json()).not.toHaveProperty('secret');
  });

  it('P20: is exported as a table that no spreadsheet runs, its choices in words', async () => {
    const leads = [{ ...exported, name: '=1+1', message: 'One\n"Two"' }];
    test.cms.answers.set(cmsLeadPaths.export, [200, { leads, next: null }]);
    const answer = await test.get('/api/leads/export?state=new', { cookie });
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: {
        'cache-control': 'no-store',
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="leads.csv"',
      },
    });
    const [heads, row] = answer.body.split('\r\n');
    expect(heads).toContain('Received,Kind,State,Name');
    expect(row).toBe(`2026-01-31T08:30:00.000Z,Contact message,New,'=1+1,ada@example.com,,,Support,,,,"One\n""Two""",`);
  });

  it('P20: an export goes on part by part; one that breaks off between two is no whole file', async () => {
    const part = (name: string, next: string | null) => ({ leads: [{ ...exported, name }], next });
    const pathOf = (after: string) => `${cmsLeadPaths.export}?search=&kind=&state=&after=${after}`;
    test.cms.answers.set(pathOf(''), [200, part('First', '1.a')]);
    test.cms.answers.set(pathOf('1.a'), [200, part('Second', null)]);
    const rows = (await test.get('/api/leads/export', { cookie })).body.trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[3])).toEqual(['First', 'Second']);
    test.cms.answers.set(pathOf('1.a'), [503, { code: 'unavailable', error: 'Gone' }]);
    await expect(test.get('/api/leads/export', { cookie })).rejects.toThrow();
  });

  it('P20: with a dead CMS every call says so within its time', async () => {
    test.cms.fault = 'down';
    for (const path of ['/api/leads', '/api/leads/count', '/api/leads/export', `/api/leads/${id}`]) {
      const answer = await test.get(path, { cookie });
      expect([path, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([path, 503, 'unavailable']);
    }
  });
});
