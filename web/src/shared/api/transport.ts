import axios from 'axios';

/** Longest wait for an answer, in ms. The proxy itself says within 5 s that the CMS does not answer. */
const TIMEOUT_MS = 10_000;

/** The one way to the server. */
export const transport = axios.create({
  // Another server only by a build setting (C19); the address of the page otherwise.
  baseURL: import.meta.env.VITE_API_BASE ?? '',
  withCredentials: true,
  timeout: TIMEOUT_MS,
  headers: { Accept: 'application/json' },
});
