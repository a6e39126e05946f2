import type { Encoding } from './choose-encoding';
import type { PreparedReply, Variant } from './prepared-reply';

/** One form of a file: its bytes, and the name of the file that has them, which says what they are. */
export type FileForm = { name: string; body: Buffer };

/**
 * A file whose name has a hash of its content, with the forms that the build has compressed it to: where there is none, the file
 * itself. The name of a form is its tag: it says what the form holds, on every machine.
 */
export function prepareFile(
  forms: { identity: FileForm } & Record<'br' | 'gzip', FileForm | undefined>,
  headers: Record<string, string>,
): PreparedReply {
  const variant = (coding: Encoding): Variant => {
    const { name, body } = forms[coding] ?? forms.identity;
    const shared = { ...headers, vary: 'Accept-Encoding', etag: `"${name}"` };
    const whole: Record<string, string> = { ...shared, 'content-length': String(body.length) };
    if (name !== forms.identity.name) whole['content-encoding'] = coding;
    return {
      body,
      etag: shared.etag,
      headers: whole,
      rawHeaders: Object.entries(whole).flat(),
      rawNotModified: Object.entries(shared).flat(),
    };
  };
  const variants = { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') };
  return { status: 200, variants, source: { hash: forms.identity.name, shared: { status: 200, headers } } };
}
