type Route = { method: 'GET' | 'POST'; path: string; handler: string; config: { auth?: false; policies?: string[] } };

/** Calls of the proxy only: its secret instead of a token. */
const secret = { auth: false as const, policies: ['global::proxy-secret'] };

/** What the proxy reads with its read-only token, whose actions must be named find or findOne. */
const reads: Route[] = [
  { method: 'GET', path: '/wire/revisions', handler: 'revisions.find', config: {} },
  { method: 'GET', path: '/wire/content', handler: 'content.find', config: {} },
  { method: 'GET', path: '/wire/team', handler: 'team.find', config: {} },
  { method: 'GET', path: '/wire/posts', handler: 'posts.find', config: {} },
  { method: 'GET', path: '/wire/stations', handler: 'stations.find', config: {} },
  { method: 'GET', path: '/wire/events', handler: 'events.find', config: {} },
  { method: 'GET', path: '/wire/franchise-models', handler: 'franchise-models.find', config: {} },
];

const calls: Route[] = [
  { method: 'POST', path: '/wire/content', handler: 'content.save', config: secret },
  { method: 'POST', path: '/wire/team', handler: 'team.save', config: secret },
  { method: 'POST', path: '/wire/posts', handler: 'posts.create', config: secret },
  { method: 'GET', path: '/wire/posts/page', handler: 'posts.page', config: secret },
  { method: 'POST', path: '/wire/posts/drafts', handler: 'posts.createDraft', config: secret },
  { method: 'POST', path: '/wire/posts/bulk', handler: 'posts.bulk', config: secret },
  { method: 'GET', path: '/wire/posts/:id', handler: 'posts.edited', config: secret },
  { method: 'POST', path: '/wire/posts/:id/draft', handler: 'posts.saveDraft', config: secret },
  { method: 'POST', path: '/wire/posts/:id/publish', handler: 'posts.publish', config: secret },
  { method: 'POST', path: '/wire/posts/:id/unpublish', handler: 'posts.unpublish', config: secret },
  { method: 'POST', path: '/wire/posts/:id', handler: 'posts.save', config: secret },
  { method: 'POST', path: '/wire/posts/:id/delete', handler: 'posts.remove', config: secret },
  { method: 'POST', path: '/wire/events', handler: 'events.create', config: secret },
  { method: 'POST', path: '/wire/events/:id', handler: 'events.save', config: secret },
  { method: 'POST', path: '/wire/events/:id/delete', handler: 'events.remove', config: secret },
  { method: 'POST', path: '/wire/stations', handler: 'stations.create', config: secret },
  { method: 'POST', path: '/wire/stations/import', handler: 'stations.importRows', config: secret },
  { method: 'POST', path: '/wire/stations/:id', handler: 'stations.save', config: secret },
  { method: 'POST', path: '/wire/stations/:id/delete', handler: 'stations.remove', config: secret },
  { method: 'POST', path: '/wire/sign-in', handler: 'persons.signIn', config: secret },
  { method: 'GET', path: '/wire/persons/:id', handler: 'persons.findOne', config: secret },
  { method: 'GET', path: '/wire/subscribers', handler: 'subscribers.list', config: secret },
  { method: 'POST', path: '/wire/subscribers', handler: 'subscribers.create', config: secret },
  { method: 'GET', path: '/wire/subscribers/page', handler: 'subscribers.page', config: secret },
  { method: 'GET', path: '/wire/subscribers/rows', handler: 'subscribers.rows', config: secret },
  { method: 'POST', path: '/wire/subscribers/delete', handler: 'subscribers.remove', config: secret },
  { method: 'POST', path: '/wire/subscribers/linked', handler: 'subscribers.linked', config: secret },
  { method: 'POST', path: '/wire/subscribers/unsubscribe', handler: 'subscribers.unsubscribe', config: secret },
  { method: 'POST', path: '/wire/leads', handler: 'leads.create', config: secret },
  { method: 'GET', path: '/wire/leads/page', handler: 'leads.page', config: secret },
  { method: 'GET', path: '/wire/leads/count', handler: 'leads.count', config: secret },
  { method: 'GET', path: '/wire/leads/export', handler: 'leads.export', config: secret },
  { method: 'POST', path: '/wire/leads/bulk', handler: 'leads.bulk', config: secret },
  { method: 'GET', path: '/wire/leads/:id', handler: 'leads.shown', config: secret },
  { method: 'POST', path: '/wire/leads/:id/state', handler: 'leads.move', config: secret },
  { method: 'POST', path: '/wire/leads/:id/notes', handler: 'leads.addNote', config: secret },
  { method: 'POST', path: '/wire/leads/:id/reply', handler: 'leads.reply', config: secret },
  { method: 'GET', path: '/wire/history', handler: 'history.list', config: secret },
  { method: 'POST', path: '/wire/history/restore', handler: 'history.restore', config: secret },
  { method: 'GET', path: '/wire/media', handler: 'media.list', config: secret },
  { method: 'POST', path: '/wire/media', handler: 'media.upload', config: secret },
  { method: 'POST', path: '/wire/media/trash', handler: 'media.trash', config: secret },
  { method: 'POST', path: '/wire/media/restore', handler: 'media.restore', config: secret },
  { method: 'POST', path: '/wire/media/delete', handler: 'media.remove', config: secret },
  { method: 'POST', path: '/wire/admins', handler: 'admins.manage', config: secret },
];

export default { routes: [...reads, ...calls] };
