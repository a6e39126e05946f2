import { withUnit, type Row } from '../table';
import type { World } from '../world';

const MB = 1024 * 1024;

/** S10: the highest memory (PSS) of each part while all the rest was measured. */
export function memory(world: World): Row[] {
  const peak = (name: string) => (world.memory.peak(name) ?? NaN) / MB;
  const line = (name: string, peer: string, most: number): Row => ({
    row: 'S10',
    what: `memory of the ${name}, peak`,
    ours: withUnit(peak(name), ' MB'),
    peer: `${peer} ${withUnit(peak(peer), ' MB')}`,
    figure: peak(name),
    goal: { atMost: most },
    unit: ' MB',
    numbers: { ours: peak(name), peer: peak(peer) },
  });
  const rows = [line('proxy', 'bare Fastify', 80), line('CMS', 'plain Strapi', 350)];
  const nginx = peak('nginx');
  return Number.isNaN(nginx)
    ? rows
    : [...rows, { row: 'S10', what: 'memory of nginx, peak', ours: '–', peer: withUnit(nginx, ' MB') }];
}
