import type { FastifyInstance } from 'fastify';
import { ApiError, MAX_FORM_BYTES } from '@apoti/contract';

const TYPE = 'application/x-www-form-urlencoded';
const FORM_CHARACTERS = /^[\x20-\x7e]*$/;
const NOT_UTF8 = 'The form is not valid UTF-8';

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (cause) {
    throw new ApiError('bad_request', NOT_UTF8, {}, { cause });
  }
}

/**
 * The fields of a form as browsers send it; of several with one name the first counts.
 * @throws ApiError `bad_request` for bytes that are no UTF-8, which would be stored as replacement characters
 */
export function parseForm(body: string): Record<string, string> {
  if (!FORM_CHARACTERS.test(body)) throw new ApiError('bad_request', NOT_UTF8);
  const fields = new Map<string, string>();
  for (const pair of body.split('&')) {
    const [name = '', ...value] = pair.split('=');
    const key = decode(name);
    if (key !== '' && !fields.has(key)) fields.set(key, decode(value.join('=')));
  }
  return Object.fromEntries(fields);
}

/** Lets the routes of one scope take plain forms, which a page without script sends (P20, P21). */
export function useFormBodies(scope: FastifyInstance): void {
  scope.addContentTypeParser(TYPE, { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) => {
    try {
      done(null, parseForm(Buffer.from(body).toString('latin1')));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
}
