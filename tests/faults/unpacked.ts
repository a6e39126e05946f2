import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Bytes without the coding that they travelled or lie in. */
export function unpacked(bytes: Buffer, coding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (coding === 'br') return brotliDecompressSync(bytes);
  return coding === 'gzip' ? gunzipSync(bytes) : bytes;
}
