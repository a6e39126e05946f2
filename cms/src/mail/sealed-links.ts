import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { INVITATION_PATH, RESET_PATH } from '@apoti/contract';

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

function seal(token: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(), iv);
  const hidden = Buffer.concat([cipher.update(token), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** @throws where it was sealed with another key, or changed since */
function open(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, sealingKey(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/**
 * A mail's text as it waits: who may look at rows, in Strapi's panel or in a backup, must not get in by a link that is somebody else's
 * (A19).
 */
export function sealLinks(text: string): string {
  return text.replace(OPEN, (_, path: string, token: string) => `${path}/sealed.${seal(token)}`);
}

/** The text as it is sent; null where its link was sealed with a key that this installation has not got. */
export function openLinks(text: string): string | null {
  try {
    return text.replace(SEALED, (_, path: string, sealed: string) => `${path}/${open(sealed)}`);
  } catch {
    return null;
  }
}

/** The token of a waiting mail's link, also of one from before links were sealed; undefined where there is none to be had. */
export function tokenOf(text: string): string | undefined {
  return [...(openLinks(text) ?? '').matchAll(OPEN)][0]?.[2];
}
