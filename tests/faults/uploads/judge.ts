import { sharp } from '../../support/pictures';
import { PLACE } from '../../support/placed-files';

/** A stored file as a visitor gets it. */
export type Served = {
  path: string;
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
};

/** Types that a file may be served as, and how it begins; none of them can run. */
const pictures: Record<string, { ends: RegExp; format: string }> = {
  'image/jpeg': { ends: /\.jpe?g$/, format: 'jpeg' },
  'image/png': { ends: /\.png$/, format: 'png' },
  'image/gif': { ends: /\.gif$/, format: 'gif' },
  'image/webp': { ends: /\.webp$/, format: 'webp' },
  'image/avif': { ends: /\.avif$/, format: 'heif' },
};
const played =
  /^(video\/(mp4|webm|quicktime|x-matroska|x-msvideo|ogg|x-m4v)|audio\/(mpeg|wav|x-wav|wave|ogg|opus|flac|x-flac|mp4|x-m4a|aac|webm))$/;
/**
 * Kept and never opened. Rare recordings (MPEG layer I) have no type of their own: bytes to be kept are a type that says nothing.
 * Those of Windows are played by programs alone.
 */
const kept =
  /^video\/x-ms-asf$|^application\/(octet-stream|pdf|zip|vnd\.rar|x-rar-compressed|x-rar|msword|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)$/;

/** A name of ours: letters, a mark of sixteen digits, an end; `thumbnail_`, a width or `full` before it for what was made from it. */
const OURS = /^\/uploads\/(thumbnail_|w\d+_|full_)?[\w~-]+-[0-9a-f]{16}\.[a-z0-9]{2,5}$/;
/** What browsers take for a page when they guess (WHATWG, MIME sniffing), at the beginning of what they get. */
const PAGE =
  /^[\t\n\f\r ]*<(!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|!--|\?xml|svg)[ >]/i;
const CODE = /<script|<svg|<html|<\?php|onload=|javascript:/i;

function ofHeaders({ path, headers }: Served): string | null {
  const type = String(headers['content-type']).split(';')[0] ?? '';
  const policy = String(headers['content-security-policy']);
  if (headers['x-content-type-options'] !== 'nosniff') return 'its type may be guessed';
  if (type in pictures) return pictures[type]?.ends.test(path) ? null : `its type is ${type}`;
  if (!policy.includes('sandbox') && !policy.includes("default-src 'none'")) return 'it may run in our origin';
  if (played.test(type)) return null;
  if (!kept.test(type)) return `its type is ${type}`;
  return String(headers['content-disposition']).startsWith('attachment') ? null : 'it opens in our origin';
}

async function ofPicture({ bytes, headers }: Served): Promise<string | null> {
  const wanted = pictures[String(headers['content-type'])]?.format;
  const code = CODE.exec(bytes.toString('latin1'));
  // Two of these letters stand in noise by chance; a whole word does not.
  if (code !== null) return `it holds ${code[0]}`;
  try {
    const picture = sharp(bytes, { failOn: 'error', animated: true });
    const { format, exif, xmp, iptc } = await picture.metadata();
    if (format !== wanted) return `it is of the format ${format}`;
    if (exif !== undefined || xmp !== undefined || iptc !== undefined) return 'it tells of how it was made';
    await picture.stats();
    return null;
  } catch (error) {
    return `it cannot be decoded (${String(error)})`;
  }
}

/** What is wrong with a file as it is served; null: nothing. What is gone is gone. */
export async function judgeServed(served: Served): Promise<string | null> {
  if (served.status === 404) return null;
  if (served.status !== 200) return `a ${served.status}`;
  if (!OURS.test(served.path)) return 'its name is not ours';
  const wrong = ofHeaders(served);
  if (wrong !== null) return wrong;
  if (!kept.test(String(served.headers['content-type'])) && served.bytes.includes(PLACE))
    return 'it tells where it was taken';
  if (PAGE.test(served.bytes.subarray(0, 1_445).toString('latin1'))) return 'it begins as a page does';
  return String(served.headers['content-type']) in pictures ? ofPicture(served) : null;
}
