import { cmsHeaders } from '@apoti/contract';
import { secrets } from './places';
import type { Stack } from './stack';
import { WireClient } from './wire-client';

/** Asks the CMS for an account, as `npm run admin -- add` does. */
export function postAdmin(
  cmsUrl: string,
  account: { username: string; email: string; password: string },
): Promise<Response> {
  return fetch(`${cmsUrl}/api/wire/admins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [cmsHeaders.secret]: secrets.CMS_PROXY_SECRET },
    body: JSON.stringify({ action: 'add', ...account }),
  });
}

/** Gives somebody else an account. Throws when the CMS does not. */
export async function addAdmin(cmsUrl: string, username: string): Promise<{ username: string; password: string }> {
  const password = `Correct-Horse-${username}`;
  const answer = await postAdmin(cmsUrl, { username, email: `${username}@example.com`, password });
  if (!answer.ok) throw new Error(`${username} got no account: ${await answer.text()}`);
  return { username, password };
}

/** Another admin of the same installation, signed in over the wire. */
export async function secondAdmin(stack: Stack, username: string): Promise<WireClient> {
  const wire = new WireClient(stack.origin);
  await wire.signIn(await addAdmin(stack.cmsUrl, username));
  return wire;
}
