import { linkToast } from '../../shared/ui/link-toast';
import { adminToast } from '../../shared/ui/toast';

/** Says that something was made; to who has gone elsewhere meanwhile with the way to it. */
export function sayMade(text: string, to: string, isHere: boolean): void {
  if (isHere) adminToast.success(text);
  else linkToast.success(text, { to, label: 'Open' });
}
