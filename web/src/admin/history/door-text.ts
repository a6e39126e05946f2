import type { Door } from '@apoti/contract';

const doorTexts: Record<Door, string> = {
  'back-office': '',
  wire: 'through another program',
  panel: 'in Strapi’s panel',
  system: '',
};

/** Through which door something was changed, where that is worth saying. */
export function doorText(door: Door): string {
  return doorTexts[door];
}
