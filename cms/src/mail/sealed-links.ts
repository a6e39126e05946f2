import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { INVITATION_PATH, RESET_PATH } from '@apoti/contract';
import { LINK_MAIL, type MailRow } from './mail-row';

/** A link by which whoever has it sets an account's password; its token is 32 bytes. */
const OPEN = new RegExp(`(${RESET_PATH}|${INVITATION_PATH})/([\\w-]{43})(?![\\w-])`, 'g');
const SEALED = new RegExp(`(${RESET_PATH}|${INVITATION_PATH})/sealed\\.([\\w-]+)`, 'g');
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @throws where the installation has no key */
function sealingKey(): Buffer {
  const secret = process.env['ENCRYPTION_KEY'];
  if (!secret) throw new Error('ENCRYPTION_KEY is not set: links of mails cannot be sealed');
  return Buffer.from(hkdfSync('sha256', secret, '', 'links of waiting mails', 32));
}

/** What is sealed for one mail opens in no other: whoever may read rows could have it mailed to themselves by the contact form. */
type Mail = Pick<MailRow, 'key' | 'relatedKind' | 'text'>;

function seal(token: string, key: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(), iv).setAAD(Buffer.from(key));
  const hidden = Buffer.concat([cipher.update(token), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** @throws where it was sealed with another key or for another mail, or changed since */
function open(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(CIPHER, sealingKey(), bytes.subarray(0, IV_BYTES), options);
  decipher.setAAD(Buffer.from(key)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/**
 * A mail's text as it waits: who may look at rows, in Strapi's panel or in a backup, must not get in by a link that is somebody else's
 * (A19). What visitors and admins write stays as it is.
 */
export function sealLinks({ key, relatedKind, text }: Mail): string {
  if (relatedKind !== LINK_MAIL) return text;
  return text.replace(OPEN, (_, path: string, token: string) => `${path}/sealed.${seal(token, key)}`);
}

/** The text as it is sent; null where its link was sealed with a key that this installation has not got, or for another mail. */
export function openLinks({ key, relatedKind, text }: Mail): string | null {
  if (relatedKind !== LINK_MAIL) return text;
  try {
    return text.replace(SEALED, (_, path: string, sealed: string) => `${path}/${open(sealed, key)}`);
  } catch {
    return null;
  }
}

/** The token of a waiting mail's link, also of one from before links were sealed; undefined where there is none to be had. */
export function tokenOf(mail: Mail): string | undefined {
  return [...(openLinks(mail) ?? '').matchAll(OPEN)][0]?.[2];
}
