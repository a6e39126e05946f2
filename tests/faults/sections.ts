import { guesses } from './safety/guesses';
import { headers } from './safety/headers';
import { timing } from './safety/timing';
import type { Section } from './section';

/** Every figure of reliability that can be tried, in this order. */
export const sections: readonly Section[] = [guesses, timing, headers];
