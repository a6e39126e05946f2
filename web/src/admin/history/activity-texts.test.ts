import { expect, it } from 'vitest';
import { activityText, whoText } from './activity-texts';

it('A19: what was done at Strapi’s panel says so, also where nobody has the name', () => {
  expect(whoText({ who: 'person:7', name: 'ada' })).toBe('ada');
  expect(whoText({ who: 'panel:7', name: 'Ada' })).toBe('Ada (Strapi’s panel)');
  expect(whoText({ who: 'panel', name: '' })).toBe('Somebody unknown (Strapi’s panel)');
  expect(whoText({ who: '', name: '' })).toBe('Somebody unknown');
});

it('A19: what was saved several times says how often; what was added or deleted among that was so once', () => {
  const told = { who: 'person:7', name: 'ada', kind: 'events', item: 'A fair', times: 4 } as const;
  expect(activityText({ ...told, action: 'saved' })).toBe('Changed an event “A fair” (4 times)');
  expect(activityText({ ...told, action: 'added-entry' })).toBe('Added an event “A fair”');
  expect(activityText({ ...told, action: 'deleted-entry' })).toBe('Deleted an event “A fair”');
});
