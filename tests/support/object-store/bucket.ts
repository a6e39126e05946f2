import { createHash } from 'node:crypto';

/** An object of the bucket. */
export type KeptObject = { bytes: Buffer; modified: Date };

/** What the store answers. */
export type StoreAnswer = { status: number; headers?: Record<string, string>; body?: Buffer | string };

/** The mark of a content, as S3 gives it. */
export const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An error in S3's form. */
export function errorAnswer(status: number, code: string): StoreAnswer {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

function headersOf({ bytes, modified }: KeptObject): Record<string, string> {
  const type = { 'content-type': 'application/octet-stream', 'accept-ranges': 'bytes' };
  return { ...type, etag: etagOf(bytes), 'last-modified': modified.toUTCString() };
}

/** A page of a list (ListObjectsV2), at most so many objects long. */
function listed(objects: ReadonlyMap<string, KeptObject>, query: URLSearchParams, pageSize: number): StoreAnswer {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].toSorted().filter((key) => {
    const isDeeper = delimiter !== '' && key.slice(prefix.length).includes(delimiter);
    return key.startsWith(prefix) && !isDeeper && key > after;
  });
  const page = keys.slice(0, pageSize);
  const isUrl = query.get('encoding-type') === 'url';
  const contents = page.map((key) => {
    const { bytes, modified } = objects.get(key) ?? { bytes: Buffer.alloc(0), modified: new Date() };
    const name = isUrl ? encodeURIComponent(key).replaceAll('%2F', '/') : xml(key);
    const facts = `<LastModified>${modified.toISOString()}</LastModified><ETag>${etagOf(bytes)}</ETag>`;
    return `<Contents><Key>${name}</Key>${facts}<Size>${bytes.length}</Size></Contents>`;
  });
  const more =
    keys.length > page.length ? `<NextContinuationToken>${xml(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  const head = `${isUrl ? '<EncodingType>url</EncodingType>' : ''}<IsTruncated>${more !== ''}</IsTruncated>${more}`;
  const body = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${head}${contents.join('')}</ListBucketResult>`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}

function read(object: KeptObject, headers: Record<string, string | undefined>): StoreAnswer {
  const { bytes } = object;
  const known = headers['if-match'];
  if (known !== undefined && known !== etagOf(bytes)) return errorAnswer(412, 'PreconditionFailed');
  const range = /^bytes=(\d+)-(\d*)$/.exec(headers['range'] ?? '');
  if (range === null) return { status: 200, headers: headersOf(object), body: bytes };
  const first = Number(range[1]);
  const last = Math.min(range[2] === '' ? Infinity : Number(range[2]), bytes.length - 1);
  if (first > last) return errorAnswer(416, 'InvalidRange');
  const part = { 'content-range': `bytes ${first}-${last}/${bytes.length}` };
  return { status: 206, headers: { ...headersOf(object), ...part }, body: bytes.subarray(first, last + 1) };
}

/** What a request is to the store, as it came. */
export type StoreRequest = {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  body: Buffer;
};

/** Objects by key, and what S3 does with them: PUT, copies, GET, HEAD, DELETE and lists. */
export class Bucket {
  readonly objects = new Map<string, KeptObject>();

  constructor(
    private readonly name: string,
    private readonly pageSize: number,
  ) {}

  answer({ method, key, query, headers, body }: StoreRequest): StoreAnswer {
    if (key === '')
      return method === 'GET' ? listed(this.objects, query, this.pageSize) : errorAnswer(405, 'MethodNotAllowed');
    const object = this.objects.get(key);
    if (method === 'PUT') return this.put(key, headers['x-amz-copy-source'], body);
    if (method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    if (object === undefined) return errorAnswer(404, 'NoSuchKey');
    if (method === 'HEAD' || method === 'GET') return read(object, headers);
    return errorAnswer(405, 'MethodNotAllowed');
  }

  private put(key: string, source: string | undefined, body: Buffer): StoreAnswer {
    const from = source === undefined ? undefined : decodeURIComponent(source).replace(`/${this.name}/`, '');
    const bytes = from === undefined ? body : this.objects.get(from)?.bytes;
    if (bytes === undefined) return errorAnswer(404, 'NoSuchKey');
    this.objects.set(key, { bytes, modified: new Date() });
    if (from === undefined) return { status: 200, headers: { etag: etagOf(bytes) } };
    return { status: 200, body: `<CopyObjectResult><ETag>${etagOf(bytes)}</ETag></CopyObjectResult>` };
  }
}
