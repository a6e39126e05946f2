import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readEnv, siteSettings } from './env';
import { pageHeaders } from '../../http/security-headers';

const renderer = { inlineHashes: { script: [], style: [] }, apiOrigin: null };

const needed = {
  CMS_READ_TOKEN: 'r'.repeat(32),
  CMS_PROXY_SECRET: 'p'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
};
const tilesOf = (env: Record<string, string>) => siteSettings(readEnv({ ...needed, ...env })).mapTiles;

describe('the number of processes', () => {
  it('S1: is one unless it is set, and one a core where it is left to the machine', () => {
    const processesOf = (value?: string) => readEnv({ ...needed, PROXY_PROCESSES: value }).PROXY_PROCESSES;
    expect([processesOf(), processesOf(''), processesOf('4')]).toEqual([1, 1, 4]);
    expect(processesOf('auto')).toBe(availableParallelism());
    for (const wrong of ['0', '-1', '1.5', 'all', '65']) {
      expect(() => processesOf(wrong)).toThrow('The setting PROXY_PROCESSES is not valid');
    }
  });
});

describe('the map of the contact page', () => {
  it('P11: comes from OpenStreetMap unless the operator names another place; set but empty there is none', () => {
    expect(tilesOf({})).toEqual({
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
    });
    expect(tilesOf({ MAP_TILES_URL: 'http://maps.example:8090/{z}/{x}/{y}.png', MAP_ATTRIBUTION: 'Us' })).toEqual({
      url: 'http://maps.example:8090/{z}/{x}/{y}.png',
      attribution: 'Us',
    });
    expect(tilesOf({ MAP_TILES_URL: '' })).toBeNull();
  });

  it.each(['ftp://a/{z}/{x}/{y}', 'https://a/{z}/{x}.png', 'https://a; script-src */{z}{x}{y}', '{z}/{x}/{y}'])(
    'P11: %s is refused with one sentence',
    (url) => {
      expect(() => tilesOf({ MAP_TILES_URL: url })).toThrow('The setting MAP_TILES_URL is not valid');
    },
  );

  it("P11: its host is allowed for the pages' pictures, and for nothing else", () => {
    const mapTiles = { url: 'http://maps.example:8090/{z}/{x}/{y}.png', attribution: '' };
    const policy = (tiles: typeof mapTiles | null) =>
      pageHeaders({ renderer, https: false, mapTiles: tiles, tags: null })['content-security-policy'];
    expect(policy(mapTiles)).toContain("img-src 'self' data: https: http://maps.example:8090;");
    expect(policy(mapTiles)?.split('maps.example')).toHaveLength(2);
    // Pictures of any https address may be shown anyway.
    expect(policy({ ...mapTiles, url: 'https://maps.example/{z}/{x}/{y}.png' })).toContain(
      "img-src 'self' data: https:;",
    );
    expect(policy(null)).not.toContain('maps.example');
  });

  it('P9: pages may ask for the place of the visitor, strangers in frames may not', () => {
    const headers = pageHeaders({ renderer, https: false, mapTiles: null, tags: null });
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('C19: pages may call the API of another address where the site was built for one, and nothing else', () => {
    const connect = (apiOrigin: string | null) =>
      /connect-src [^;]*/.exec(
        pageHeaders({ renderer: { ...renderer, apiOrigin }, https: false, mapTiles: null, tags: null })[
          'content-security-policy'
        ] ?? '',
      )?.[0];
    expect(connect('https://api.example.com')).toBe("connect-src 'self' https://api.example.com");
    expect(connect(null)).toBe("connect-src 'self'");
  });
});
