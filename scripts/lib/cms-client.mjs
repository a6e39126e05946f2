/**
 * Sends JSON to the CMS as the proxy would.
 * @param {{ url: string, secret: string }} cms
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<{ status: number, body: Record<string, unknown> }>}
 */
export async function postToCms({ url, secret }, path, body) {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-proxy-secret': secret },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  /** @type {unknown} */
  const reply = await response.json().catch(() => ({}));
  const isObject = typeof reply === 'object' && reply !== null;
  return { status: response.status, body: isObject ? /** @type {Record<string, unknown>} */ (reply) : {} };
}

/**
 * Whether these words really sign in. Fails where the CMS does not say so or so.
 * @param {{ url: string, secret: string }} cms
 * @param {string} identifier
 * @param {string} password
 */
export async function signsIn(cms, identifier, password) {
  const { status } = await postToCms(cms, '/api/wire/sign-in', { identifier, password });
  if (status !== 200 && status !== 401) throw new Error(`the CMS answered ${status}`);
  return status === 200;
}

/** Whether this is a password of Strapi's panel. @param {Parameters<typeof postToCms>[0]} cms @param {string} email @param {string} password */
export async function entersPanel(cms, email, password) {
  const { status } = await postToCms(cms, '/admin/login', { email, password });
  return status === 200;
}
