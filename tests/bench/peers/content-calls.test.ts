import { expect, it } from 'vitest';
import { contentCalls } from './content-calls';

it('a call for each content type of the content object, with all that belongs to it', () => {
  const paths = contentCalls().map(({ path }) => decodeURIComponent(path));
  expect(paths).toHaveLength(11);
  expect(paths).toContain('/api/about-page');
  expect(paths).toContain('/api/faqs?sort=place&pagination[pageSize]=100&populate[category]=true');
  expect(paths.find((path) => path.startsWith('/api/home-page'))).toContain('populate[features][populate][items]=true');
});
