import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { Progress } from './progress';

function out(isTTY: boolean) {
  let text = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY }), text: () => text };
}

it('C9: before a terminal the bar says what is under way, and what follows covers it', () => {
  const terminal = out(true);
  const progress = new Progress('Writing', 2, terminal.stream);
  progress.begin('Subscribers');
  progress.step();
  progress.begin('Posts');
  const shown = terminal.text().split('\r');
  expect(shown.at(-3)).toMatch(/Writing +0 of 2 +\[-{28}\] Subscribers/);
  expect(shown.at(-1)).toMatch(/Writing +1 of 2 +\[#{14}-{14}\] Posts/);
  expect(new Set(shown.slice(1).map(({ length }) => length)).size).toBe(1);
});

it('C9: elsewhere each tenth is a line', () => {
  const file = out(false);
  const progress = new Progress('Files', 30, file.stream);
  for (let step = 0; step < 30; step += 1) progress.step();
  progress.end();
  expect(file.text().trim().split('\n')).toHaveLength(10);
});
