import { categoryOf, type SiteTags } from '@apoti/contract/rendering/site-tags';
import type { Allowed } from './tool';

/** Which tools an answer lets in. */
export function allowedTools({ tools }: SiteTags, allowed: Allowed): SiteTags['tools'] {
  return tools.filter(({ tool }) => allowed.has(categoryOf[tool]));
}
