import {
  alertTestReplySchema,
  connectionReplySchema,
  type AlertStep,
  type Connection,
  type TestedService,
} from '@apoti/contract';
import { request } from './client';
import { requestFile } from './request-file';

/** Longest alerts are sent as a test, in ms: the server itself gives that up after 15 s. */
const ALERT_TEST_MS = 25_000;

/** Has a service asked whether it is there. Throws ApiError. */
export function testConnection(service: TestedService): Promise<Connection> {
  return request(connectionReplySchema, { method: 'POST', path: '/api/settings/connections', body: { service } });
}

/** Sends an alert as a test and says what became of it. Throws ApiError. */
export async function testAlerts(): Promise<readonly AlertStep[]> {
  const call = { method: 'POST', path: '/api/settings/alerts', body: {}, patienceMs: ALERT_TEST_MS } as const;
  return (await request(alertTestReplySchema, call)).steps;
}

/** All that is known of visitors, as a file. Throws ApiError. */
export function exportAnalytics(): Promise<Blob> {
  return requestFile({ path: '/api/settings/export' }, 'application/json');
}
