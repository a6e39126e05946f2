import { expect, it } from 'vitest';
import { changeText, changeType, durationText, figureText, periodText, previousEnd, spanText } from './figure-text';
import { inWords } from './names';

it('A20: figures and changes are told as people read them', () => {
  expect([durationText(222), durationText(59.6), durationText(3_723)]).toEqual(['3:42', '1:00', '1:02:03']);
  expect([figureText(12_847, 'count'), figureText(42.25, 'percent'), figureText(null, 'count')]).toEqual([
    '12,847',
    '42.3%',
    '–',
  ]);
  expect([12.4, -3, 0, null].map(changeType)).toEqual(['increase', 'decrease', null, null]);
  expect([12.4, -3, 0, null].map(changeText)).toEqual([
    '12.4% increase',
    '3.0% decrease',
    'No change',
    'Nothing before',
  ]);
});

it('A20: names of machines are told in words, a brand as it is spelt', () => {
  expect(inWords('contact_form_started')).toBe('Contact form started');
  expect(inWords('whatsapp_opened')).toBe('WhatsApp opened');
});

it('A20: a period is told by its days in Lagos; a day across two of them with the time', () => {
  const at = (text: string) => Date.parse(text);
  expect(spanText(at('2026-03-03T23:00:00Z'), at('2026-03-10T12:00:00Z'))).toBe('4 Mar 2026 – 10 Mar 2026');
  expect(spanText(at('2026-03-03T23:00:00Z'), at('2026-03-04T23:00:00Z'))).toBe('4 Mar 2026');
  const day = {
    from: '2026-03-09T12:00:00.000Z',
    to: '2026-03-10T12:00:00.000Z',
    previousFrom: '2026-03-08T12:00:00.000Z',
  };
  expect(periodText(day)).toEqual({
    now: '9 Mar 2026, 13:00 – 10 Mar 2026, 13:00',
    before: '8 Mar 2026, 13:00 – 9 Mar 2026, 13:00',
  });
  // Today until now is compared with the same weekday of the week before, until the same hour.
  const week = {
    from: '2026-03-03T23:00:00.000Z',
    to: '2026-03-10T12:00:00.000Z',
    previousFrom: '2026-02-24T23:00:00.000Z',
  };
  expect(previousEnd(week)).toBe(at('2026-03-03T12:00:00Z'));
  expect(periodText(week)).toEqual({ now: '4 Mar 2026 – 10 Mar 2026', before: '25 Feb 2026 – 3 Mar 2026' });
});
