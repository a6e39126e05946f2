import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { folder, limits } from '../../scripts/guide/picture';
import { shots } from '../../scripts/guide/shots';
import { contentTabs } from '../../web/src/admin/content/content-tabs';
import { saveStatusTexts } from '../../web/src/admin/editor/save-status-text';
import { settingsTabs } from '../../web/src/admin/settings-editing/settings-labels';
import { seoTabs } from '../../web/src/admin/seo-editing/seo-labels';
import { screens } from '../../web/src/admin/shell/navigation';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = read('docs/editors.md');
const power = read('docs/power-users.md');

/** What stands below a heading, up to the next one of its rank or above. */
function below(text: string, heading: string): string {
  const rank = heading.split(' ')[0] ?? '';
  const [, part = ''] = `\n${text}`.split(`\n${heading}\n`);
  return part.split(new RegExp(`\\n#{1,${rank.length}} `))[0] ?? '';
}

describe('docs/editors.md', () => {
  const named = [...guide.matchAll(/screenshots\/editors\/([a-z-]+)\.webp/g)].map(([, name = '']) => name);
  const files = readdirSync(folder).toSorted();

  it('A3: names every picture that is there, and no other; the script takes these', () => {
    expect(named.map((name) => `${name}.webp`).toSorted()).toEqual(files);
    expect(shots.map(({ name }) => `${name}.webp`).toSorted()).toEqual(files);
  });

  it('A3: has pictures that a slow line can load', () => {
    const sizes = files.map((file) => readFileSync(join(folder, file)).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.picture);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limits.all);
  });

  it('A3: treats every screen of the menu under its name, in the menu’s order', () => {
    const headings = [...below(guide, '## The screens').matchAll(/^### (.+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(screens.map(({ label }) => label));
  });

  it('A4: names every tab of the content, of the SEO settings and of the settings', () => {
    const tabs = { 'Content Management': contentTabs, 'SEO Settings': seoTabs, Settings: settingsTabs };
    const missing = Object.entries(tabs).flatMap(([screen, all]) =>
      all.filter(({ label }) => !below(guide, `### ${screen}`).includes(label)).map(({ label }) => label),
    );
    expect(missing).toEqual([]);
  });

  it('A6: explains every word that the header says of what is saved', () => {
    const rows = [...below(guide, '## What saves itself').matchAll(/^\| \*\*(.+?)\*\*/gm)].map(([, text]) => text);
    const { loading, ...texts } = saveStatusTexts;
    expect(rows.toSorted()).toEqual(Object.values(texts).toSorted());
    expect(loading).toBe('Loading...');
  });
});

const shownSchema = z.object({ 'content-manager': z.object({ visible: z.boolean() }).optional() }).optional();
const typeSchema = z.object({
  kind: z.enum(['collectionType', 'singleType']),
  info: z.object({ displayName: z.string() }),
  pluginOptions: shownSchema,
});

describe('docs/power-users.md', () => {
  const api = join(root, 'cms/src/api');
  const types = readdirSync(api)
    .filter((name) => readdirSync(join(api, name)).includes('content-types'))
    .map((name) => {
      const path = `cms/src/api/${name}/content-types/${name}/schema.json`;
      const { kind, info, pluginOptions } = typeSchema.parse(JSON.parse(read(path)));
      const isHidden = pluginOptions?.['content-manager']?.visible === false;
      return { name, kind, isHidden, label: info.displayName };
    });
  const labels = (wanted: (type: (typeof types)[number]) => boolean) => types.filter(wanted).map(({ label }) => label);
  const rows = (heading: string) =>
    [...below(power, heading).matchAll(/^\| \*\*(.+?)\*\* +\|(.*)$/gm)].map(([, label = '', rest = '']) => ({
      label,
      rest,
    }));

  it('R1: tells every list and every page that the panel shows, and no other', () => {
    const lists = [...labels(({ kind, isHidden }) => kind === 'collectionType' && !isHidden), 'Back-office accounts'];
    expect(
      rows('### Lists')
        .map(({ label }) => label)
        .toSorted(),
    ).toEqual(lists.toSorted());
    const pages = labels(({ kind }) => kind === 'singleType');
    expect(
      rows('### Pages and settings')
        .map(({ label }) => label)
        .toSorted(),
    ).toEqual(pages.toSorted());
  });

  it('R1: names what is hidden', () => {
    const told = [...below(power, '### Hidden').matchAll(/\*\*(.+?)\*\*/g)].map(([, label]) => label);
    expect(told.toSorted()).toEqual(labels(({ isHidden }) => isHidden).toSorted());
  });

  it('R1: calls read only what the panel offers for reading only', () => {
    const uids = [...read('cms/src/admin/change-log.ts').matchAll(/'api::[a-z-]+\.([a-z-]+)'/g)].map(
      ([, name]) => name,
    );
    expect(uids.length).toBeGreaterThan(0);
    const told = rows('### Lists')
      .filter(({ rest }) => rest.includes('read only'))
      .map(({ label }) => label);
    expect(told.toSorted()).toEqual(labels(({ name }) => uids.includes(name)).toSorted());
  });
});
