import { errors } from '@strapi/utils';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

const FROM_ADDRESSES =
  'Files are not fetched from an address here: save the file on your computer and upload it from there.';
const WEBHOOKS = 'Webhooks are closed here: nothing is sent to an address that is entered in the panel.';
const NO_MAILS = 'Strapi sends no mails here: the mails of the product leave by SMTP_URL.';
const FORGOTTEN =
  'The panel sends no mails. With an account of the back-office set a new password there: it holds here too. Else ask a super admin for one.';
const FIRST =
  "The panel's first user is not the first comer here: the product makes it as it starts. Start it with ADMIN_PASSWORD.";

/** Strapi's calls that go to an address that somebody gives, wherever that leads, or let somebody in; each with what is said instead. */
const CLOSED = [
  ['plugin::upload.admin-upload', ['uploadFromUrls'], FROM_ADDRESSES],
  ['plugin::email.email', ['send', 'test'], NO_MAILS],
  ['admin::authentication', ['forgotPassword'], FORGOTTEN],
  ['admin::authentication', ['registerAdmin'], FIRST],
  ['admin::webhooks', ['createWebhook', 'updateWebhook', 'triggerWebhook'], WEBHOOKS],
] as const;

/**
 * Closes what of Strapi would speak to whom the operator has not named, or let whoever comes first in (decision 0097). The panel shows the sentence where it
 * offers the call. Before Strapi makes its routes and begins with the webhooks that there are.
 */
export function closeCalls(strapi: Strapi): void {
  for (const [uid, actions, sentence] of CLOSED) {
    const refusals = actions.map((action) => [action, refusal(sentence)]);
    // Into a new object: Strapi's own one is still there for the next CMS in this process.
    strapi
      .get('controllers')
      .extend(uid, (own: unknown) => ({ ...(isRecord(own) ? own : {}), ...Object.fromEntries(refusals) }));
  }
  // Of those that were made before, none hears of anything.
  strapi.get('webhookRunner').add = () => undefined;
}

function refusal(sentence: string) {
  return () => {
    throw new errors.ApplicationError(sentence);
  };
}
