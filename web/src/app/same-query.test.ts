import { expect, it } from 'vitest';
import { queryOf } from '../shared/site-data/query-of';
import { publicData } from '../testing/public-data';
import { resolve } from './resolve';

const long = 'x'.repeat(150);

it.each([
  ['blanks around it', 'search=+pin++', { search: 'pin' }],
  ['more than a field holds', `search=${long}`, { search: long.slice(0, 100) }],
  ['two values', 'search=pin&search=card', { search: 'pin' }],
  ['nothing', 'search=&category=+', {}],
  ['a category that is not there', 'category=gone', { category: 'gone' }],
  ['blanks around a category', 'category=+account+&search=pin', { category: 'account', search: 'pin' }],
])('P10, P13, P15: of a parameter with %s the browser takes what the server takes', (_, search, query) => {
  for (const path of ['/faq', '/press-releases']) {
    expect(resolve(`${path}?${search}`, publicData())?.query).toEqual(query);
  }
  expect(queryOf(`?${search}`)).toEqual(query);
});
