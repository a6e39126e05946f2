import { saveSections } from './saves/sections';
import type { Section } from './section';

/** Every figure of reliability that can be tried, in this order. */
export const sections: readonly Section[] = [...saveSections];
