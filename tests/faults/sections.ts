import { cachesSection } from './caches/section';
import { fuzzSection } from './fuzz/section';
import { scriptSection } from './script/section';
import type { Section } from './section';
import { uploadsSection } from './uploads/section';

/** Every figure of reliability that can be tried, in this order. */
export const sections: readonly Section[] = [fuzzSection, uploadsSection, cachesSection, scriptSection];
