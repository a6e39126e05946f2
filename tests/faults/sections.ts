import { cachesSection } from './caches/section';
import { fuzzSection, postgresFuzzSection } from './fuzz/section';
import { scriptSection } from './script/section';
import { hanging } from './outage/hanging';
import { pagesGoOn } from './outage/pages-go-on';
import { tenMinutes } from './outage/ten-minutes';
import { postgresRestoresSection, restoresSection } from './restores/section';
import { cmsRestarts } from './restarts/cms-restarts';
import { crashes } from './restarts/crashes';
import { rolling } from './restarts/rolling';
import { stopping } from './restarts/stopping';
import { whole } from './restarts/whole';
import { guesses } from './safety/guesses';
import { headers } from './safety/headers';
import { timing } from './safety/timing';
import { saveSections } from './saves/sections';
import type { Section } from './section';
import { uploadsSection } from './uploads/section';

/** Every figure of reliability that can be tried, in this order. */
export const sections: readonly Section[] = [
  ...saveSections,
  tenMinutes,
  pagesGoOn,
  hanging,
  rolling,
  stopping,
  whole,
  cmsRestarts,
  crashes,
  fuzzSection,
  postgresFuzzSection,
  uploadsSection,
  cachesSection,
  scriptSection,
  guesses,
  timing,
  headers,
  restoresSection,
  postgresRestoresSection,
];
