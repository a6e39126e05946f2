import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Renderer } from '@apoti/contract';

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
  }),
});

/** Loads the built site. Throws when it was not built: the proxy cannot serve without it. */
export async function loadRenderer(webDist: string): Promise<Renderer> {
  const loaded: unknown = await import(pathToFileURL(join(webDist, 'server', 'entry-server.js')).href);
  return rendererModuleSchema.parse(loaded).renderer;
}
