import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { oldestLater, oldestNode } from '../../scripts/lib/node-version.mjs';
import { places } from '../support/places';

const read = (file: string) => readFileSync(join(places.root, file), 'utf8');
const github = z
  .object({
    jobs: z.object({
      test: z.object({
        strategy: z.object({ matrix: z.object({ node: z.array(z.string()) }) }),
        steps: z.array(z.object({ run: z.string().optional() })),
      }),
    }),
  })
  .transform(({ jobs: { test } }) => ({
    nodes: test.strategy.matrix.node,
    runs: test.steps.flatMap(({ run }) => run ?? []),
  }));
const gitlab = z
  .object({
    test: z.object({
      image: z.literal('node:$NODE-bookworm'),
      parallel: z.object({ matrix: z.tuple([z.object({ NODE: z.array(z.string()) })]) }),
      script: z.array(z.string()),
    }),
  })
  .transform(({ test }) => ({ nodes: test.parallel.matrix[0].NODE, runs: test.script }));

it.each([
  ['.github/workflows/test.yml', github],
  ['.gitlab-ci.yml', gitlab],
] as const)(
  'Q1: %s calls the one script, on the oldest Node of each line and on that of the images',
  (file, schema) => {
    const { nodes, runs } = schema.parse(parse(read(file)));
    expect(runs).toEqual(['.ci/run']);
    const ofImages = /^FROM node:(\d+)/m.exec(read('cms/Dockerfile'))?.[1];
    expect(nodes).toEqual(
      expect.arrayContaining([...[oldestNode, oldestLater].map((one) => one.replace(/\.\d+$/, '')), ofImages]),
    );
  },
);

it('Q1: the script that CI calls runs the command of the README, and it and the hook can be run', () => {
  expect(read('.ci/run')).toMatch(/^set -euo pipefail\n[^]*\nnpm test\n$/m);
  for (const file of ['.ci/run', '.githooks/pre-commit']) accessSync(join(places.root, file), constants.X_OK);
});
