import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** SHA-256 of a file, in hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** SHA-256 of bytes, or of the file at a path. */
export async function hashContent(content: Buffer | string): Promise<string> {
  return typeof content === 'string' ? hashFile(content) : createHash('sha256').update(content).digest('hex');
}
