import { stateReplySchema, states, type JsonObject, type Settings } from '@apoti/contract';
import { expect } from 'playwright/test';
import type { WireClient } from './wire-client';

/** Saves some of the settings, as the back-office does. */
export async function saveSettings(wire: WireClient, state: JsonObject): Promise<void> {
  const { revision } = stateReplySchema<Settings>(states.settings).parse((await wire.get('/api/settings')).json);
  expect((await wire.post('/api/settings', { state, revision })).json).toMatchObject({ success: true });
}
