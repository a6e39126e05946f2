import { welcomeText } from '@apoti/contract';
import { noteWantsOut } from '../../shared/api/wanted-out';
import { leaveFlash } from '../../shared/lib/flash';

/**
 * Does what the sign-in's page does where a script signs in (A2): leaves the welcome to be said, and forgets that somebody wanted out
 * before. Only where the server says that the document's person has just signed in by the plain form. Goes before anything asks
 * who is signed in: somebody who wants out would be signed out again.
 */
export function greetNewcomer(): void {
  const { greeted, siteName = '' } = document.body.dataset;
  if (greeted === undefined) return;
  noteWantsOut(false);
  leaveFlash({ kind: 'success', text: welcomeText(siteName) });
}
