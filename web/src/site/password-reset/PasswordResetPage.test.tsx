import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordResetPage } from './PasswordResetPage';

const saying = (message: string) =>
  renderToStaticMarkup(
    <PasswordResetPage query={{}} page={null} form={{ form: 'password-reset', message, issues: [], values: {} }} />,
  );

it.each(['unknown', 'uninvited', 'unavailable'])(
  'A19: %s, which nobody knows to be unchanged, leads to the sign-in instead of saying that nothing changed',
  (state) => {
    const text = saying(state);
    expect(text).not.toMatch(/as it was|nothing was changed/i);
    expect(text).toContain('<a href="/login">sign in</a>');
  },
);

it('A19: what became of the form of a link is said in its own words', () => {
  expect(saying('done')).toContain('Your password is set');
  expect(saying('joined')).toContain('Your account is ready');
});
