import { startStack } from '../../support/stack';
import type { Section } from '../section';
import { upload } from './uploads';

/** F7: whatever is uploaded, what is served of it can neither run nor tell of a place. */
export const uploadsSection: Section = {
  figure: 'F7',
  what: 'uploads of files that are not, or not only, what they say, each served byte looked at again',
  goal: '0 unsafe bytes served from 10,000 mutants; 0 location data in pictures and recordings; peak memory < 400 MB',
  enough: 10_000,
  part: 1_000,
  missing: () => (process.platform === 'linux' ? null : 'The peak of memory is read from /proc, which is Linux’s'),
  measure: async (task) => {
    const stack = await startStack({ cms: { PICTURE_COPIES: 'on' } });
    try {
      return await upload(stack, task);
    } finally {
      await stack.stop();
    }
  },
};
