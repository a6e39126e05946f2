import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Renderer } from '@apoti/contract';
import type { CmsClient } from '../cms/cms-client';
import type { ContentSource } from '../content-source/content-source';
import { adminRoutes } from '../pages/admin-routes';
import type { Env } from '../plugins/app/env';
import { useSessions } from '../plugins/external/session';
import { DeviceCookie } from '../sessions/device-cookie';
import { People } from '../sessions/person';
import { SessionCookies } from '../sessions/session-cookies';
import { SignInLimits } from '../sessions/sign-in-limits';
import { authRoutes } from './auth/auth-routes';
import { contentRoutes } from './content/content-routes';
import type { PublicContent } from './content/public-content';
import { newsletterRoutes } from './newsletter/newsletter-routes';
import { placeholderRoutes } from './placeholder/placeholder-routes';

type Parts = {
  env: Env;
  cms: CmsClient;
  source: ContentSource;
  renderer: Renderer;
  publicContent: PublicContent;
  /** Headers of the site's documents. */
  headers: Record<string, string>;
};

/** What may depend on who is asking: the back-office's document and the calls. Only here are sessions looked at. */
export async function personalRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { env, cms, source, publicContent } = parts;
  const cookies = new SessionCookies(env);
  const people = new People({ cms, source, cookies });
  const devices = new DeviceCookie(env.SESSION_SECRET, cookies.secure);
  await useSessions(app, env, cookies);
  adminRoutes(app, { ...parts, people });
  await app.register(
    async (api) => {
      await useCors(api, env);
      authRoutes(api, { cms, people, devices, limits: new SignInLimits() });
      contentRoutes(api, { cms, source, people, publicContent });
      newsletterRoutes(api, { cms });
      placeholderRoutes(api);
    },
    { prefix: '/api' },
  );
}

/** Lets the allowed origins call with credentials (C19). */
async function useCors(api: FastifyInstance, { ALLOWED_ORIGINS }: Env): Promise<void> {
  if (ALLOWED_ORIGINS.length === 0) return;
  await api.register(cors, {
    origin: ALLOWED_ORIGINS,
    credentials: true,
    allowedHeaders: ['Content-Type', 'X-Conflicts', 'Idempotency-Key', 'If-Match'],
    methods: ['GET', 'POST', 'DELETE'],
  });
}
