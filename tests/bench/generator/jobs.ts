import { z } from 'zod';

const headers = z.record(z.string(), z.string());

/** Connections that ask as fast as they are answered. Each goes through the paths again and again: once through is a unit. */
const loadSchema = z.object({
  kind: z.literal('load'),
  origin: z.string(),
  paths: z.array(z.string()).min(1),
  connections: z.number(),
  seconds: z.number(),
  headers,
});

/** Clients whose connections are open already and that all ask once, at the same moment. */
const burstSchema = z.object({
  kind: z.literal('burst'),
  origin: z.string(),
  /** What opens the connections. */
  before: z.string(),
  path: z.string(),
  clients: z.number(),
  headers,
});

/** What the generator's process is told to do. */
export const jobSchema = z.discriminatedUnion('kind', [loadSchema, burstSchema]);
export type Job = z.infer<typeof jobSchema>;
export type LoadJob = z.infer<typeof loadSchema>;
export type BurstJob = z.infer<typeof burstSchema>;

/** What came of a load: all requests answered in so many seconds, and the times of the whole units in ms. */
export const loadResultSchema = z.object({
  requests: z.number(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
  failed: z.number(),
});
export type LoadResult = z.infer<typeof loadResultSchema>;

/** What came of a burst: each client's time in ms. */
export const burstResultSchema = z.object({ times: z.array(z.number()), failed: z.number() });
export type BurstResult = z.infer<typeof burstResultSchema>;
