import { expect, it } from 'vitest';
import { parseOptions } from './options.mjs';

it('npm start takes --lan, --build and --help', () => {
  expect(parseOptions([], 'start')).toEqual({ lan: false, build: false, help: undefined });
  expect(parseOptions(['--lan'], 'start')).toEqual({ lan: true, build: false, help: undefined });
  expect(parseOptions(['--build'], 'start')).toEqual({ lan: false, build: true, help: undefined });
  expect(parseOptions(['--lan', '-h'], 'dev').help).toContain('npm run dev -- --lan');
  expect(parseOptions(['--help'], 'start').help?.split('\n')).toEqual([
    'npm start             runs the product on this machine',
    'npm start -- --lan    also listens on the local network',
    'npm start -- --build  only installs and builds, for parts that something else runs',
    'The settings are environment variables; README.md lists them.',
  ]);
});

it('anything else is told in one sentence', () => {
  expect(() => parseOptions(['--lan', '--lann'], 'dev')).toThrow(
    '--lann is not an option of npm run dev; there are only --lan and --help.',
  );
  expect(() => parseOptions(['--build'], 'dev')).toThrow('--build is not an option of npm run dev');
  expect(() => parseOptions(['--bild'], 'start')).toThrow('there are only --lan, --build and --help.');
});
