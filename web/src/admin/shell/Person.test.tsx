import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Person } from './Person';

const textOf = (username: string, signedIn = true) =>
  renderToStaticMarkup(<Person user={{ username }} signedIn={signedIn} />).replace(/<[^>]*>/g, '');

it('A2: whoever is signed in is shown as Admin, with the name that tells several apart', () => {
  expect(textOf('ada')).toBe('Signed in as Admin ada');
  expect(textOf('admin')).toBe('Signed in as Admin');
  expect(textOf('ada', false)).toBe('Signed out: Admin ada');
});
