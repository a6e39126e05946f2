import { expect, it } from 'vitest';
import { parseOptions } from './options.mjs';

it('npm start takes --lan and --help', () => {
  expect(parseOptions([], 'start')).toEqual({ lan: false, help: undefined });
  expect(parseOptions(['--lan'], 'start')).toEqual({ lan: true, help: undefined });
  expect(parseOptions(['--lan', '-h'], 'dev').help).toContain('npm run dev -- --lan');
});

it('anything else is told in one sentence', () => {
  expect(() => parseOptions(['--lan', '--lann'], 'dev')).toThrow(
    '--lann is not an option of npm run dev; there are only --lan and --help.',
  );
});
