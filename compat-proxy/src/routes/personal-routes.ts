import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Renderer, SiteSettings } from '@apoti/contract';
import type { CmsClient } from '../cms/cms-client';
import { useCompressedReplies } from '../http/compress-replies';
import { useHeads } from '../http/heads';
import { useLargeBodies } from '../http/large-bodies';
import type { Sources } from '../sources/sources';
import { adminRoutes } from '../pages/admin-routes';
import type { PageCache } from '../pages/page-cache';
import { signInRoutes } from '../pages/sign-in-routes';
import type { Measuring } from '../measuring/measuring';
import type { Maintenance } from '../pages/maintenance';
import type { CrawlerFiles } from '../pages/sitemap-routes';
import type { Env } from '../plugins/app/env';
import type { AnswerUnknown } from '../plugins/app/not-found';
import type { RedisConnection } from '../redis/redis-connection';
import { useSessions } from '../plugins/external/session';
import type { DeviceCookie } from '../sessions/device-cookie';
import { People } from '../sessions/person';
import { SessionCookies } from '../sessions/session-cookies';
import { SignInLimits } from '../sessions/sign-in-limits';
import type { StoredFiles } from '../stored-files/stored-files';
import type { SharedStore } from '../shared/shared-store';
import type { PublicReplies } from '../sources/public-replies';
import type { PublicView } from '../sources/public-view';
import { authRoutes } from './auth/auth-routes';
import { backupRoutes } from './backups/backup-routes';
import { passwordRoutes } from './auth/password-routes';
import { createSignIn } from './auth/sign-in';
import { blogRoutes } from './blog/blog-routes';
import { postRoutes } from './blog/post-routes';
import { contentRoutes } from './content/content-routes';
import { dashboardRoutes } from './dashboard/dashboard-routes';
import { historyRoutes } from './history/history-routes';
import { eventRoutes } from './events/event-routes';
import { leadInboxRoutes } from './lead-inbox/lead-inbox-routes';
import { leadRoutes } from './leads/lead-routes';
import type { SubmitLead } from './leads/submit-lead';
import { newsletterRoutes } from './newsletter/newsletter-routes';
import type { SubscribeVisitor } from './newsletter/subscribe-visitor';
import { subscriberRoutes } from './newsletter/subscriber-routes';
import { fileUploadRoutes } from './library/file-upload-routes';
import { folderRoutes } from './library/folder-routes';
import { libraryRoutes } from './library/library-routes';
import { trashedPictureRoutes } from './library/trashed-picture-routes';
import { peopleRoutes } from './people/people-routes';
import { analyticsRoutes } from './measuring/analytics-routes';
import { measureRoutes } from './measuring/measure-routes';
import { reportRoutes } from './measuring/report-routes';
import { mediaRoutes } from './media/media-routes';
import { previewRoutes } from './preview/preview-routes';
import { stationFileRoutes } from './stations/station-file-routes';
import { stationRoutes } from './stations/station-routes';
import { seoRoutes } from './seo/seo-routes';
import { settingsRoutes } from './settings/settings-routes';
import { allStateRoutes } from './states/state-routes';
import { teamRoutes } from './team/team-routes';
import { uploadRoutes } from './upload/upload-routes';

type Parts = {
  env: Env;
  cms: CmsClient;
  sources: Sources;
  devices: DeviceCookie;
  shared: SharedStore;
  redis: RedisConnection | null;
  renderer: Renderer;
  pages: PageCache;
  publicReplies: PublicReplies;
  view: PublicView;
  /** The site's own address, without a trailing slash. */
  origin: string;
  settings: SiteSettings;
  submitLead: SubmitLead;
  subscribe: SubscribeVisitor;
  crawlers: CrawlerFiles;
  maintenance: Maintenance;
  storedFiles: StoredFiles;
  measuring: Measuring;
  /** Headers of the site's documents. */
  headers: Record<string, string>;
  answerUnknown: AnswerUnknown;
};

/** What may depend on who is asking: the sign-in, the back-office's document and the calls. Only here are sessions looked at. */
export async function personalRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { env, cms, sources, devices, shared, redis, maintenance } = parts;
  const cookies = new SessionCookies(env);
  const people = new People({ cms, sources, cookies, shared });
  const limits = new SignInLimits(shared);
  await useSessions(app, { env, cookies, redis });
  const signIn = createSignIn({ cms, people, limits, devices, shared });
  adminRoutes(app, { ...parts, people });
  await app.register((scope) => signInRoutes(scope, { ...parts, signIn }));
  await app.register(
    async (api) => {
      await useCors(api, env, parts.answerUnknown);
      useHeads(api);
      useCompressedReplies(api);
      api.addHook('onRequest', (request) => maintenance.refuse(request));
      useLargeBodies(api, people);
      authRoutes(api, { people, signIn });
      passwordRoutes(api, { cms, people, devices, limits });
      dashboardRoutes(api, { ...parts, people });
      peopleRoutes(api, { ...parts, people });
      contentRoutes(api, { ...parts, people });
      teamRoutes(api, { ...parts, people });
      blogRoutes(api, { ...parts, people });
      postRoutes(api, { ...parts, people });
      eventRoutes(api, { ...parts, people });
      stationRoutes(api, { ...parts, people });
      await api.register((scope) => stationFileRoutes(scope, { ...parts, people }));
      newsletterRoutes(api, { ...parts, people });
      subscriberRoutes(api, { ...parts, people });
      leadRoutes(api, parts);
      leadInboxRoutes(api, { cms, people });
      mediaRoutes(api, { cms, people });
      libraryRoutes(api, { cms, people });
      trashedPictureRoutes(api, { people, storedFiles: parts.storedFiles });
      folderRoutes(api, { cms, people });
      await api.register((scope) => fileUploadRoutes(scope, { cms, people }));
      allStateRoutes(api, { ...parts, people });
      seoRoutes(api, { ...parts, people });
      settingsRoutes(api, { ...parts, people });
      historyRoutes(api, { ...parts, people });
      backupRoutes(api, { cms, people, dataDir: env.DATA_DIR });
      reportRoutes(api, { cms, people, dataDir: env.DATA_DIR });
      await api.register((scope) => uploadRoutes(scope, { cms, people }));
      previewRoutes(api, { ...parts, people });
      measureRoutes(api, parts);
      analyticsRoutes(api, { ...parts, people, dataDir: env.DATA_DIR });
    },
    { prefix: '/api' },
  );
}

/** Lets the allowed origins call with credentials (C19). */
async function useCors(api: FastifyInstance, { ALLOWED_ORIGINS }: Env, answerUnknown: AnswerUnknown): Promise<void> {
  if (ALLOWED_ORIGINS.length === 0) return;
  await api.register(cors, {
    origin: ALLOWED_ORIGINS,
    credentials: true,
    allowedHeaders: ['Content-Type', 'X-Conflicts', 'Idempotency-Key', 'If-Match', 'If-None-Match', 'X-Person'],
    // Of what an answer says besides its body, the back-office reads these.
    exposedHeaders: ['ETag', 'Retry-After', 'X-Build', 'X-Closed', 'X-Stale'],
    methods: ['GET', 'POST', 'DELETE'],
    // What is no preflight is a 204 as well: else the plugin answers it with plain text.
    strictPreflight: false,
  });
  api.setNotFoundHandler(answerUnknown);
}
