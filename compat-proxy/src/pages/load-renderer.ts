import { join } from 'node:path';
import { z } from 'zod';
import type { Renderer } from '@apoti/contract';
import { runBundle } from '../compiled/run-compiled';

const functionOf = <T>() => z.custom<T>((value) => typeof value === 'function', 'must be a function');

const rendererModuleSchema = z.object({
  renderer: z.object({
    resolve: functionOf<Renderer['resolve']>(),
    renderPage: functionOf<Renderer['renderPage']>(),
    renderData: functionOf<Renderer['renderData']>(),
    renderPreview: functionOf<Renderer['renderPreview']>(),
    renderPreviewFrame: functionOf<Renderer['renderPreviewFrame']>(),
    renderAdminShell: functionOf<Renderer['renderAdminShell']>(),
    routes: z.array(z.string()),
    buildId: z.string().min(1),
    inlineHashes: z.object({ script: z.array(z.string()), style: z.array(z.string()) }),
    apiOrigin: z.string().nullable(),
  }),
});

/** Loads the built site. Throws when it was not built: the proxy cannot serve without it. */
export function loadRenderer(webDist: string): Renderer {
  return rendererModuleSchema.parse(runBundle(join(webDist, 'server', 'entry-server.cjs'))).renderer;
}
