import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadRenderer } from '../../compat-proxy/src/pages/load-renderer';
import { NOW, publicData } from '../../web/src/testing/public-data';
import { namedBy, scriptText, weigh } from '../support/page-weight';
import { places } from '../support/places';
import { sitePages } from '../support/site-pages';

const client = join(places.webDist, 'client');
const KB = 1024;
/** S6: no budget may be above these, whatever the page. */
const GOALS = { html: 15 * KB, scriptAtFirst: 10 * KB, scriptAfterTouch: 105 * KB, requests: 10 };

const weightSchema = z.strictObject({
  html: z.number(),
  css: z.number(),
  scriptAtFirst: z.number(),
  scriptAfterTouch: z.number(),
  fonts: z.number(),
  pictures: z.number(),
  requests: z.number(),
});
const budgets = z
  .record(z.string(), weightSchema)
  .parse(JSON.parse(readFileSync(join(places.root, 'web/budget.json'), 'utf8')));

const renderer = loadRenderer(places.webDist);

/** The page as it is sent after the first start. */
function pageOf(url: string): string {
  const settings = { mapTiles: null };
  return renderer.renderPage({ url, data: publicData(), origin: 'http://127.0.0.1:8080', now: NOW, settings }).body;
}

/** Parts that visitors get only when they ask for them, and a word of each that is in its built file. */
const LATER = {
  'the map': 'leaflet-',
  'what checks forms': 'invalid_type',
  'what sends forms': 'AxiosError',
  'the editor of long texts': 'ProseMirror',
};

describe('web/budget.json', () => {
  it.each(sitePages)('S6: %s keeps to its bytes', (path) => {
    const over = Object.entries(weigh(pageOf(path), client)).flatMap(([part, size]) => {
      const limit = Object.entries(budgets[path] ?? {}).find(([name]) => name === part)?.[1] ?? 0;
      return size > limit ? [`${path}: ${part} ${size} of ${limit}`] : [];
    });
    expect(over).toEqual([]);
  });

  it('S6: every page has one, and none is above the goals', () => {
    expect(Object.keys(budgets).sort()).toEqual([...sitePages].sort());
    for (const [path, budget] of Object.entries(budgets))
      for (const [part, goal] of Object.entries(GOALS)) {
        const limit = Object.entries(budget).find(([name]) => name === part)?.[1];
        expect([path, part, limit !== undefined && limit <= goal]).toEqual([path, part, true]);
      }
  });

  it('S6: no page has the map, the editor or what forms need before somebody asks for it', () => {
    const everything = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'));
    for (const [part, word] of Object.entries(LATER)) {
      // A word that is nowhere would be missing in every page too.
      expect([part, everything.some((name) => scriptText(`assets/${name}`, client).includes(word))]).toEqual([
        part,
        true,
      ]);
      for (const path of sitePages) {
        const { scriptAtFirst, scriptAfterTouch } = namedBy(pageOf(path));
        const holds = [...scriptAtFirst, ...scriptAfterTouch].filter((name) => scriptText(name, client).includes(word));
        expect([path, part, holds]).toEqual([path, part, []]);
      }
    }
  });
});
