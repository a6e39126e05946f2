/** An object, as a list has it: its key, when it was put there (ms) and its size in bytes. */
export type ListedObject = { key: string; modified: number; bytes: number };

/** A page of a list, and where the next one begins. */
export type ListedPage = { objects: ListedObject[]; next: string | null };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textIn(xml: string, tag: string): string | null {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  if (text === undefined) return null;
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** Reads the answer to ListObjectsV2, whose elements have no attributes and of whose texts none has a tag. @throws Error for what is none */
export function parseList(xml: string): ListedPage {
  if (!/<ListBucketResult[\s>]/.test(xml)) throw new Error('The answer is not a list of objects');
  const isEncoded = textIn(xml, 'EncodingType') === 'url';
  const objects = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, one = '']) => {
    const [key, modified, bytes] = [textIn(one, 'Key'), textIn(one, 'LastModified'), textIn(one, 'Size')];
    const listed = { modified: Date.parse(modified ?? ''), bytes: Number(bytes ?? NaN) };
    if (key === null || Number.isNaN(listed.modified + listed.bytes))
      throw new Error('An object of a list lacks a part');
    return { key: isEncoded ? decodeURIComponent(key.replaceAll('+', '%20')) : key, ...listed };
  });
  const isWhole = textIn(xml, 'IsTruncated') !== 'true';
  return { objects, next: isWhole ? null : textIn(xml, 'NextContinuationToken') };
}
