import type { HealthState } from '@apoti/contract';

/** What a look at a part has found. */
export type Told = { state: HealthState; text: string; href?: string };
