import { expect, it } from 'vitest';
import { memberSchema, postSchema, pricingSchema } from '@apoti/contract';
import { readAs } from './read-as';

function read(schema: unknown, value: unknown) {
  const notes: string[] = [];
  return { value: readAs(schema, value, 'it', (text) => notes.push(text)), notes };
}

it('C8: names in snake_case, numbers and lists as text are read as what they are meant to be', () => {
  const sent = {
    id: '8',
    name: 'A',
    is_active: '1',
    join_date: '15/06/2023',
    skills: 'Law; Lagos',
    department: 'tech',
  };
  const { value, notes } = read(memberSchema, sent);
  expect(value).toEqual({
    ...{ id: 8, name: 'A', isActive: true, joinDate: '2023-06-15', skills: ['Law', 'Lagos'] },
    department: 'Technology',
  });
  expect(notes).toContain('skills was a list in another form');
});

it('C9: what cannot be told is absent, with a note', () => {
  const { value, notes } = read(postSchema, { title: {}, category: 'Sport', publishDate: '0000-00-00', tags: 7 });
  expect(value).toEqual({});
  expect(notes).toHaveLength(4);
});

it('C5: JSON within JSON, and lists that PHP has made objects of', () => {
  const sent = JSON.stringify({
    plans: { 0: { name: 'Basic', price: 1000 }, 2: { name: 'More' } },
    plansEnabled: 'on',
  });
  expect(read(pricingSchema, sent).value).toEqual({
    plans: [{ name: 'Basic', price: '1000' }, { name: 'More' }],
    plansEnabled: true,
  });
});

it('C9: HTML stays where it belongs, and goes elsewhere', () => {
  const sent = { title: '<i>New</i>', content: '<p>Text</p>' };
  expect(read(postSchema, sent).value).toEqual({ title: 'New', content: '<p>Text</p>' });
});
