import { doneSchema, type PasswordChange } from '@apoti/contract';
import { request } from './client';

/** Changes the own password (A19): the session here goes on, the others end. Throws ApiError. */
export async function changePassword(body: PasswordChange): Promise<void> {
  await request(doneSchema, { method: 'POST', path: '/api/password', body });
}
