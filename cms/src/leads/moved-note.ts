import { randomUUID } from 'node:crypto';
import type { LeadState } from '@apoti/contract';

/** A note that says where somebody put the lead. */
export function movedNote(state: LeadState, author: string, now: number): Record<string, unknown> {
  return { key: randomUUID(), text: '', state, author, writtenAt: new Date(now) };
}
