import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPictureName, WIDTH_PARAM } from '@apoti/contract';
import { OPEN_FILE_HEADERS, PLAYED_POLICY, SANDBOX_POLICY } from '../../http/security-headers';
import type { StoredFiles } from '../../stored-files/stored-files';
import { copyWidthOf, smallerCopy } from './smaller-copy';

/** What browsers play, in a page or in a tab of its own. All but this and pictures is given to be kept, never opened in our origin:
 * no browser shows a PDF in a sandbox. */
const PLAYED = /\.(mp4|m4v|m4a|mov|webm|mkv|avi|mp3|wav|ogg|oga|ogv|opus|aac|flac)$/i;
/** A name in an object store, which has no folders for visitors: nothing hidden, and nothing that leads elsewhere. */
const NAME = /^[^./\\\p{Cc}][^/\\\p{Cc}]{0,250}$/u;

const PREFIX = '/uploads/';

/** Uploaded files, from where they are kept and never from Strapi; none of them can run in our origin. */
export async function storedFileRoutes(app: FastifyInstance, files: StoredFiles): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('preHandler', (request, reply) => sendSmaller(files, request, reply));
    const { root } = files;
    await scope.register(fastifyStatic, {
      ...(root === null ? { serve: false as const } : { root, prefix: PREFIX }),
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.headers(OPEN_FILE_HEADERS);
        // A file in the trash is gone at once (C16): no cache that others share may go on giving it.
        reply.header('cache-control', 'public, max-age=300, s-maxage=0');
        reply.header('content-security-policy', PLAYED.test(path) ? PLAYED_POLICY : SANDBOX_POLICY);
        if (!isPictureName(path) && !PLAYED.test(path)) reply.header('content-disposition', 'attachment');
      },
    });
    if (root === null) findThenSend(scope, files);
  });
}

/** Sends files that are brought to the disk first: ranges, conditions and headers are the same as of those that lie there. */
function findThenSend(app: FastifyInstance, files: StoredFiles): void {
  app.get<{ Params: { '*': string } }>(`${PREFIX}*`, async (request, reply) => {
    const name = request.params['*'];
    return NAME.test(name) ? send(files, name, reply) : reply.callNotFound();
  });
}

async function send(files: StoredFiles, name: string, reply: FastifyReply): Promise<unknown> {
  const file = await files.find(name);
  return file === null ? reply.callNotFound() : reply.sendFile(file.name, file.root);
}

/** A picture that is asked for in a width is sent as the copy that suits the browser best, if it has one. */
async function sendSmaller(files: StoredFiles, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url, 'http://site');
  // A folder is no file, wherever files are kept.
  if (pathname.startsWith(PREFIX) && pathname.endsWith('/')) {
    reply.callNotFound();
    return reply;
  }
  const width = copyWidthOf(searchParams.get(WIDTH_PARAM));
  if (width === undefined || !pathname.startsWith(PREFIX)) return undefined;
  // Whatever it is now: another browser, or this one later, gets another one.
  reply.header('vary', 'accept');
  const accept = request.headers.accept ?? '';
  const copy = await smallerCopy(files, { name: pathname.slice(PREFIX.length), width, accept });
  return copy === null ? undefined : send(files, copy, reply);
}
