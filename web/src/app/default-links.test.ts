// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Renderer } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { findPage } from '../shared/site-data/page-paths';
import { open, testAssets } from '../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

/** Every text of a value that is a path of ours, and every link inside of its texts. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(pathsIn);
  if (typeof value !== 'string') return [];
  if (/^\/[a-z]/.test(value)) return [value];
  return [...value.matchAll(/href="(\/[^"]*)"/g)].flatMap(([, path]) => (path === undefined ? [] : [path]));
}

const paths = [...new Set(pathsIn(defaultContent))].toSorted();

describe('links of the default content', () => {
  it('P3: the footer leads to all that it has to', () => {
    for (const path of ['/privacy', '/terms', '/cookies', '/lockers', '/faq', '/login', '/services#api'])
      expect(paths).toContain(path);
  });

  it.each(paths)('P1, P3: %s is a page, and its anchor is there', (path) => {
    const [pathname = '', anchor] = path.split('#');
    expect(findPage(pathname)).not.toBeNull();
    const { status, body } = open(renderer, pathname);
    expect(status).toBe(200);
    if (anchor !== undefined) expect(body.querySelector(`[id="${anchor}"]`)).not.toBeNull();
  });
});
