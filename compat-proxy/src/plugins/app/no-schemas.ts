import type { FastifyServerOptions } from 'fastify';

const never = () => () => {
  throw new Error('What comes in is parsed with zod: no route has a schema of its own');
};

/** Fastify loads its compilers of JSON schemas at each start, used or not, unless it is given others (S12, S10). */
export const noSchemas: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: never, buildSerializer: never },
};
