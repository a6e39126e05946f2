import type { RBACMiddleware, StrapiApp } from '@strapi/strapi/admin';

const READ_ONLY = new Set<unknown>(['api::change.change', 'api::mail.mail', 'api::sign-in.sign-in']);
const READ = 'plugin::content-manager.explorer.read';

/** The change log, the outgoing mail and the list of sign-ins can only be read. The server refuses the rest (src/changes/doors.ts), so the panel does not offer it. */
const readOnly: RBACMiddleware = () => (next) => (permissions) =>
  next(permissions.filter(({ subject, action }) => !READ_ONLY.has(subject) || action === READ));

/** Every edit is a row of the log too, and forms send mails: on the first page, only the edits themselves are listed. */
const leftOut: StoreMiddleware = () => () => (next) => (action: Action) => {
  if (isLastEntries(action)) {
    const payload = action.payload.filter(({ contentTypeUid }) => !READ_ONLY.has(contentTypeUid));
    return next({ ...action, payload });
  }
  return next(action);
};

type StoreMiddleware = Parameters<StrapiApp['addMiddlewares']>[0][number];
type Action = { type: string; payload?: unknown; meta?: { arg?: { endpointName?: unknown } } };
type LastEntries = Action & { payload: { contentTypeUid?: string }[] };

function isLastEntries(action: Action): action is LastEntries {
  const { type, meta, payload } = action;
  return (
    type.endsWith('/executeQuery/fulfilled') &&
    meta?.arg?.endpointName === 'getRecentDocuments' &&
    Array.isArray(payload)
  );
}

export function showLogsReadOnly(app: StrapiApp): void {
  app.addRBACMiddleware(readOnly);
  app.addMiddlewares([leftOut]);
}
