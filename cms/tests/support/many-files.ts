import type { Cms } from './cms';

const AT_ONCE = 200;
const words = ['Harbour', 'Öffnung', 'locker', 'estate', 'rider', 'screen', 'Abuja', 'Lagos', 'door', 'parcel'];
const mimes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'video/mp4',
  'audio/mpeg',
  'application/pdf',
  'application/zip',
];

/** A large library: rows as uploads leave them, without the files. Every third picture has no alt text. */
export async function addManyFiles({ strapi }: Cms, count: number, folderPaths: readonly string[]): Promise<void> {
  const table = strapi.db.getConnection;
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) =>
      rowOf(from + index, folderPaths),
    );
    await table.call(strapi.db, 'files').insert(rows);
  }
}

function rowOf(number: number, folderPaths: readonly string[]): Record<string, unknown> {
  const hash = `many-${String(number).padStart(6, '0')}`;
  const mime = mimes[number % mimes.length] ?? 'image/jpeg';
  const ext = `.${mime.split('/')[1] ?? ''}`;
  const word = (step: number) => words[(number * step + step) % words.length];
  const bytes = 1_000 + ((number * 7_919) % 4_000_000);
  const time = new Date(Date.UTC(2026, 0, 1) + number * 60_000);
  return {
    ...{ hash, ext, mime, url: `/uploads/${hash}${ext}`, provider: 'local' },
    document_id: hash.padEnd(24, 'x'),
    name: `${word(1)} ${word(3)} ${number}${ext}`,
    alternative_text: number % 3 === 0 ? null : `A ${word(7)}`,
    ...(mime.startsWith('image/') ? { width: 800, height: 600 } : {}),
    size: bytes / 1_000,
    category: number % 2 === 0 ? 'products' : 'hero-images',
    folder_path: folderPaths[number % folderPaths.length] ?? '/',
    content_hash: hash,
    provider_metadata: JSON.stringify({ bytes, sha256: hash }),
    created_at: time,
    updated_at: time,
  };
}
