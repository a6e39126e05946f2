import { get } from 'node:http';

/**
 * Whether a loopback address answers with this status, now.
 * @param {string} url
 * @param {number} status
 * @returns {Promise<boolean>}
 */
export function answers(url, status) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 3000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === status);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}
