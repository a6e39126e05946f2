import { FaqManager } from '../../content-editing/faq/FaqManager';

/** The questions (A5): added, edited in their place, deleted. */
export function FaqTab() {
  return <FaqManager />;
}
