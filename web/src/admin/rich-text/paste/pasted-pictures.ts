import { parseQuietly } from '../model/parse-quietly';

/** HTML that is a picture and nothing else, as browsers copy one. */
function isPictureAlone(html: string): boolean {
  const body = parseQuietly(html);
  return (body.textContent ?? '').trim() === '' && body.querySelectorAll('img').length === 1;
}

/** The picture files of a paste or drop; none when they only accompany a text, as those of Word and of tables do. */
export function pastedPictures(data: Pick<DataTransfer, 'files' | 'getData'> | null): File[] {
  if (!data) return [];
  const html = data.getData('text/html');
  if (html !== '' && !isPictureAlone(html)) return [];
  return [...data.files].filter((file) => file.type.startsWith('image/'));
}
