import { libraryTexts } from '@apoti/contract';
import { adminToast } from '../../shared/ui/toast';
import { mediaTexts } from './media-texts';

/** Copies a file's whole address, and says so. */
export async function copyUrl(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(url, window.location.href).href);
    adminToast.success(libraryTexts.copied);
  } catch {
    adminToast.error(mediaTexts.copyFailed);
  }
}
