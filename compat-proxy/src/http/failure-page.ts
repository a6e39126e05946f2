import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '@apoti/contract/lib/escape-html';

/** Whether somebody looks at a page with a browser, and not a program at an answer. */
export function isPageVisit({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

/**
 * A page that failed: the id by which the failure is found, and what the person may know of it where we do. `isRefused`: a form was not
 * taken for what the person sent in it.
 */
type Failure = { requestId: string; text?: string; isRefused?: boolean };

/**
 * What a person sees when a page has failed: what to do, and the id by which the failure is found. Plain, and made of nothing of
 * the site: whatever draws that may be what has failed.
 */
export function failurePage({ requestId, text = 'Please try again in a moment.', isRefused = false }: Failure): string {
  const [title, heading] = isRefused
    ? ['Not sent', 'This could not be sent']
    : ['Something went wrong', 'Something went wrong on our side'];
  const back = isRefused ? '<p>Go back with your browser: what you typed is still there.</p>\n' : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<h1>${heading}</h1>
<p>${escapeHtml(text)} <a href="/">To the home page</a></p>
${back}<p>If it happens again, tell us this number: <code>${requestId}</code></p>
</html>
`;
}
