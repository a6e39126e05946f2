import {
  ApiError,
  beaconItemSchema,
  beaconSchema,
  MAX_BEACON_ITEMS,
  MAX_LEFT_SECONDS,
  MAX_SEARCH,
  toldOnce,
  webVitalsSchema,
  type Beacon,
  type BeaconItem,
} from '@apoti/contract';
import { z } from 'zod';
import { parseBody } from '../../http/parse-body';

const { page, referrer, medium, device, returning } = beaconSchema.shape;
const MAX_MEDIUM = 50;

/** What stands around the things that are told. Without a page and a list there is nothing to count. */
const envelopeSchema = z.object({
  page,
  referrer: referrer.catch(''),
  medium: z
    .string()
    .transform((text) => text.slice(0, MAX_MEDIUM).toWellFormed())
    .pipe(medium)
    .catch(''),
  device: device.nullable().catch(null),
  returning: returning.catch(false),
  items: z.array(z.unknown()).min(1),
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A thing as it can be counted: a number that no page can have is cut to one that it could, a word too many is left out. */
function mended(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { kind, seconds, text, vitals } = item;
  if (kind === 'leave' && typeof seconds === 'number') {
    return { kind, seconds: Math.round(Math.min(MAX_LEFT_SECONDS, Math.max(0, seconds))) };
  }
  if (kind === 'search' && typeof text === 'string') return { kind, text: cut(text.trim()) };
  return kind === 'vitals' && isRecord(vitals) ? { kind, vitals: soundVitals(vitals) } : item;
}

/** Not in the middle of a character. */
function cut(text: string): string {
  const short = text.slice(0, MAX_SEARCH);
  return text.isWellFormed() && !short.isWellFormed() ? short.slice(0, -1) : short;
}

/** Those that can be true: a computer that slept meanwhile spoils one of them and not the others. */
function soundVitals(vitals: Record<string, unknown>): Record<string, unknown> {
  const isSound = ([name, value]: [string, unknown]) => webVitalsSchema.safeParse({ [name]: value }).success;
  return Object.fromEntries(Object.entries(vitals).filter(isSound));
}

function readItem(item: unknown): BeaconItem[] {
  const { data } = beaconItemSchema.safeParse(mended(item));
  if (data === undefined) return [];
  return data.kind === 'vitals' && Object.keys(data.vitals).length === 0 ? [] : [data];
}

/** A beacon as it is counted; `device` is null where the page did not say it. */
export type ReadBeacon = Omit<Beacon, 'device'> & { device: Beacon['device'] | null };

/**
 * What a page has told, as far as it can be counted: one odd thing does not cost the others.
 * @throws ApiError `invalid` where nothing of it can be counted
 */
export function readBeacon(body: unknown): ReadBeacon {
  const envelope = parseBody(envelopeSchema, body);
  const told = new Set<string>();
  const items: BeaconItem[] = [];
  for (const item of envelope.items.flatMap(readItem)) {
    if (items.length >= MAX_BEACON_ITEMS) break;
    if (toldOnce.includes(item.kind) && told.has(item.kind)) continue;
    told.add(item.kind);
    items.push(item);
  }
  if (items.length === 0) throw new ApiError('invalid', 'Nothing of this can be counted');
  return { ...envelope, items };
}
