import type { MapTiles } from '@apoti/contract';
import { z } from 'zod';

const tilesSchema = z.object({ url: z.string(), attribution: z.string() });

/** Where the map's pictures come from, as the document of the back-office says it; null: there is no map. */
export function mapTiles(): MapTiles | null {
  try {
    return tilesSchema.parse(JSON.parse(document.body.dataset['mapTiles'] ?? ''));
  } catch {
    return null;
  }
}
