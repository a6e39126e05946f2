import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SiteEvent } from '@apoti/contract';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { TestApp } from '../testing/test-app';
import { calendarFile } from './calendar';

const [fair] = defaultEvents;
const file = (changes: Partial<SiteEvent> = {}) =>
  calendarFile({
    event: { ...fair!, ...changes },
    siteName: 'Apoti',
    origin: 'http://localhost:8080',
    address: 'https://lockers.example',
  });

/** The properties of a file, with folded lines joined. */
function propertiesOf(text: string): Map<string, string> {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

describe('an event’s calendar file', () => {
  it('P15: has the hours of each day in Lagos, the place and its own address', async () => {
    const properties = propertiesOf(await file());
    expect(properties.get('DTSTART')).toBe('20270316T080000Z');
    expect(properties.get('DTEND')).toBe('20270316T160000Z');
    expect(properties.get('RRULE')).toBe('FREQ=DAILY;COUNT=3');
    expect(properties.get('UID')).toBe('event-1@localhost');
    expect(properties.get('LOCATION')).toBe('Example Exhibition Centre\\, Victoria Island\\, Lagos');
    expect(properties.get('URL')).toBe('https://lockers.example/events#event-1');
    expect(properties.get('SUMMARY')).toBe('Example Logistics Fair\\, Lagos');
    expect(propertiesOf(await file({ endDate: '' })).has('RRULE')).toBe(false);
  });

  it('P15: lasts whole days where its time names no hours', async () => {
    const properties = propertiesOf(await file({ time: 'All day' }));
    expect(properties.get('DTSTART;VALUE=DATE')).toBe('20270316');
    expect(properties.get('DTEND;VALUE=DATE')).toBe('20270319');
    expect(properties.get('DESCRIPTION')).not.toContain('All day');
  });

  it('P15: begins at its time where it names no end, or one that comes before it, and says its time in words', async () => {
    for (const time of ['10:00 AM', '10:00 AM - 9:00 AM']) {
      const properties = propertiesOf(await file({ time, endDate: '' }));
      expect(properties.get('DTSTART')).toBe('20270316T090000Z');
      expect(properties.get('DTEND')).toBe('20270316T100000Z');
      expect(properties.get('DESCRIPTION')).toContain(`\\n\\n${time}\\n\\n`);
    }
    expect(propertiesOf(await file({ time: '10:00 AM' })).get('RRULE')).toBe('FREQ=DAILY;COUNT=3');
    expect(propertiesOf(await file()).get('DESCRIPTION')).not.toContain(fair!.time);
  });

  it.each(['Until 2:00 PM', 'After sunset'])('P15: lasts whole days with “%s” in its words', async (time) => {
    const properties = propertiesOf(await file({ time }));
    expect(properties.get('DTSTART;VALUE=DATE')).toBe('20270316');
    expect(properties.get('DESCRIPTION')).toContain(time);
  });

  it('P15: the last day that a calendar knows is a day of four digits', async () => {
    const properties = propertiesOf(await file({ date: '9999-12-31', endDate: '', time: '' }));
    expect(properties.get('DTSTART;VALUE=DATE')).toBe('99991231');
    expect(properties.get('DTEND;VALUE=DATE') ?? '').not.toMatch(/\d{9}/);
  });

  it('P15: whatever an editor writes stays within its property, and lines are as long as they may be', async () => {
    const nasty = 'A\r\nATTACH:https://evil.example\nEND:VEVENT\u2028\u0007 ẹ̀kọ́ {product}; 1,2'.repeat(3);
    const plain = await file({ time: '' });
    const text = await file({
      title: nasty,
      venue: nasty,
      description: nasty,
      highlights: [nasty],
      booth: nasty,
      time: '',
    });
    expect(text.match(/^[A-Z;=-]+(?=:)/gm)?.toSorted()).toEqual(plain.match(/^[A-Z;=-]+(?=:)/gm)?.toSorted());
    expect(propertiesOf(text).get('SUMMARY')).toContain('Apoti');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75 * 4);
    expect(text).not.toMatch(/[^\r]\n/);
  });

  it('P15: is made for every example event', async () => {
    for (const event of defaultEvents) expect(await file(event)).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });
});

describe('the calendar file’s address', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.close());

  it('P15: answers with a file to keep, and a 304 for the same one', async () => {
    const now = vi.spyOn(Date, 'now');
    const answer = await test.get('/events/1.ics');
    // However long ago it was asked for.
    now.mockReturnValue(Date.now() + 90_000);
    onTestFinished(() => now.mockRestore());
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="event-1.ics"',
      },
    });
    expect((await test.get('/events/1.ics', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });

  it('P19: an event that is not there answers 404 with the site’s page', async () => {
    for (const url of ['/events/999.ics', '/events/x.ics', '/events/.ics', '/events/1', '/events/%2e.ics']) {
      expect([url, (await test.get(url)).statusCode]).toEqual([url, 404]);
    }
  });
});
