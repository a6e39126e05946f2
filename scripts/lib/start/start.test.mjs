import { expect, it, vi } from 'vitest';
import { buildStale } from '../prepare/build.mjs';
import { installMissing } from '../prepare/install.mjs';
import { targets } from '../prepare/targets.mjs';
import { checkFirst } from './checks.mjs';
import { runParts } from './run-parts.mjs';
import { start } from './start.mjs';

vi.mock('../prepare/build.mjs', () => ({ buildStale: vi.fn() }));
vi.mock('../prepare/install.mjs', () => ({ installMissing: vi.fn() }));
vi.mock('./checks.mjs', () => ({ checkFirst: vi.fn() }));
vi.mock('./late-panel.mjs', () => ({ postponePanel: vi.fn() }));
vi.mock('./run-parts.mjs', () => ({ runParts: vi.fn() }));

it('F5: npm start -- --build makes all of it ready, Strapi’s panel too, and starts nothing', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  await start(['--build'], 'start');
  expect(installMissing).toHaveBeenCalledOnce();
  expect(buildStale).toHaveBeenCalledExactlyOnceWith({ lanes: targets.lanes });
  expect(targets.lanes.flat()).toContain(targets.panel);
  expect(checkFirst).not.toHaveBeenCalled();
  expect(runParts).not.toHaveBeenCalled();
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('Nothing was started.'));
});
