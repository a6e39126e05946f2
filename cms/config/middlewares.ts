import { MAX_MEDIA_BYTES } from '@apoti/contract';

export default [
  'global::request-log',
  'strapi::errors',
  'global::wire-errors',
  'strapi::security',
  // Only the panel itself calls from a browser, and it has the same origin: no other origin is allowed.
  { name: 'strapi::cors', config: { origin: [], credentials: false } },
  'strapi::query',
  'global::bodies-of-strangers',
  {
    name: 'strapi::body',
    config: { jsonLimit: '10mb', formLimit: '1mb', textLimit: '1mb', formidable: { maxFileSize: MAX_MEDIA_BYTES } },
  },
  'global::uploaded-files',
  'global::well-formed-body',
  'strapi::session',
  'strapi::favicon',
  'global::stored-files',
  'global::panel-link',
  'strapi::public',
];
