import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordResetPage } from './PasswordResetPage';

const saying = (message: string) =>
  renderToStaticMarkup(
    <PasswordResetPage query={{}} page={null} form={{ form: 'password-reset', message, issues: [], values: {} }} />,
  );

it.each(['unknown', 'uninvited', 'unsure'])(
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

it('A19: who has only asked for a link, or looked at one, hears of no password that may be set', () => {
  expect(saying('unavailable')).toContain('Please try again in a few minutes.');
  expect(saying('unavailable')).not.toContain('password');
});
