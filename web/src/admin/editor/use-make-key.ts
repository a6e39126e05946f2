import { isModalOpen } from '../../shared/ui/use-modal-page';
import { useSaveKey } from './use-save-key';

/** The save's key for what is new, which is public once it is made: not while a question or a picker stands before it. */
export function useMakeKey(make: () => void): void {
  useSaveKey(() => {
    if (!isModalOpen()) make();
  });
}
