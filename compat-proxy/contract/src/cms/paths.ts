/**
 * What the proxy and the CMS say to each other, over loopback or a private network. Reads carry the seeded read-only
 * token as Bearer. Writes and sign-ins carry the proxy's secret; a write also says which person it is for.
 */
export const cmsPaths = {
  revisions: '/api/wire/revisions',
  content: '/api/wire/content',
  signIn: '/api/wire/sign-in',
  person: (id: number) => `/api/wire/persons/${id}`,
  team: '/api/wire/team',
  posts: '/api/wire/posts',
  stations: '/api/wire/stations',
  station: (id: number) => `/api/wire/stations/${id}`,
  deleteStation: (id: number) => `/api/wire/stations/${id}/delete`,
  importStations: '/api/wire/stations/import',
  events: '/api/wire/events',
  event: (id: number) => `/api/wire/events/${id}`,
  deleteEvent: (id: number) => `/api/wire/events/${id}/delete`,
  franchiseModels: '/api/wire/franchise-models',
  post: (id: number) => `/api/wire/posts/${id}`,
  deletePost: (id: number) => `/api/wire/posts/${id}/delete`,
  postPage: '/api/wire/posts/page',
  postDrafts: '/api/wire/posts/drafts',
  postDraft: (id: number) => `/api/wire/posts/${id}/draft`,
  publishPost: (id: number) => `/api/wire/posts/${id}/publish`,
  unpublishPost: (id: number) => `/api/wire/posts/${id}/unpublish`,
  postBulk: '/api/wire/posts/bulk',
  subscribers: '/api/wire/subscribers',
  leads: '/api/wire/leads',
  /**
   * Takes batches of what was measured (POST). The others answer what was measured of a period (GET, the query in the address as
   * `analyticsQuerySchema` reads it), and now; whoever asks for the figures is an Admin, named as in every call for a person.
   */
  measured: '/api/wire/measured',
  measuredReport: '/api/wire/measured/report',
  measuredNow: '/api/wire/measured/now',
  history: '/api/wire/history',
  restoreHistory: '/api/wire/history/restore',
  media: '/api/wire/media',
  trash: '/api/wire/media/trash',
  restore: '/api/wire/media/restore',
  deleteForGood: '/api/wire/media/delete',
  /** Strapi's own: 204 once it serves. */
  health: '/_health',
} as const;

export const cmsHeaders = {
  secret: 'x-proxy-secret',
  personId: 'x-person-id',
  personStamp: 'x-person-stamp',
  requestId: 'x-request-id',
  /** What an upload is for and what its file was called, as encodeURIComponent writes them. */
  uploadLabel: 'x-upload-label',
  uploadFileName: 'x-upload-file-name',
} as const;

/** An id of a request, as anybody may give it: no line breaks, nothing that a log would have to escape. */
export const requestIdForm = /^[\w-]{8,64}$/;
