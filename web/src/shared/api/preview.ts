import { z } from 'zod';
import { PREVIEW_PATH, type PreviewRequest } from '@apoti/contract';
import { request } from './client';

/** The page as visitors will see it with what is being edited (A6), as HTML without scripts. Throws ApiError. */
export async function fetchPreview(body: PreviewRequest): Promise<string> {
  return request(z.string().startsWith('<!doctype html>'), {
    method: 'POST',
    path: PREVIEW_PATH,
    body,
    headers: { Accept: 'text/html, application/json' },
  });
}
