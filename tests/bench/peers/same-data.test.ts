import { expect, it } from 'vitest';
import { missingTexts } from './same-data';

it('each text must be in one of the other answers, wherever it stands', () => {
  const ours = { slides: [{ title: 'One', note: '', order: 1 }], about: { title: 'Two' } };
  expect(missingTexts(ours, [{ data: [{ title: 'One' }] }, { data: { heading: { title: 'Two' } } }])).toEqual([]);
  expect(missingTexts(ours, [{ data: [{ title: 'One' }] }])).toEqual(['Two']);
});
