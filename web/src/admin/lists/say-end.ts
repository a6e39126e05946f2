import { onPresence } from '../../shared/api/presence';
import { linkToast } from '../../shared/ui/link-toast';
import { adminToast } from '../../shared/ui/toast';
import type { Kept, Own } from './kept';

type End = {
  kind: 'success' | 'error';
  text: string;
  /** The screen that it belongs to says it already. */
  isShown?: boolean;
};

/**
 * Says how something ended wherever its person is: on another screen with the way back, and who is away for another person's
 * sign-in hears of it on return.
 */
export function sayEnd<T>(kept: Kept<T>, own: Own<T>, { kind, text, isShown = false }: End): void {
  const say = () => {
    if (!kept.isWatched()) linkToast[kind](text, kept.back);
    else if (!isShown) adminToast[kind](text);
  };
  if (own.isHere()) return say();
  const stop = onPresence(() => {
    if (!own.isHere()) return;
    stop();
    say();
  });
}
