import { keepAll } from '../editor/open-editors';

/**
 * Loads the page anew, with every edit in the browser's store, from where the new page sends it. What cannot be kept there (a
 * dialog that is half filled in, a file that is chosen or on its way, words that the browser does not take) has the browser ask
 * first.
 */
export async function reloadKept(): Promise<void> {
  await keepAll();
  window.location.reload();
}
