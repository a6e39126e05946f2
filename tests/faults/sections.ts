import { hanging } from './outage/hanging';
import { pagesGoOn } from './outage/pages-go-on';
import { cmsRestarts } from './restarts/cms-restarts';
import { crashes } from './restarts/crashes';
import { rolling } from './restarts/rolling';
import { stopping } from './restarts/stopping';
import { whole } from './restarts/whole';
import type { Section } from './section';

/** Every figure of reliability that can be tried, in this order. */
export const sections: readonly Section[] = [pagesGoOn, hanging, rolling, stopping, whole, cmsRestarts, crashes];
