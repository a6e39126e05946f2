import type { Strapi } from './strapi';

/** A list of texts: JSON in the database, one line each in the panel (src/admin/app.tsx shows it). */
export function registerTextList(strapi: Strapi): void {
  strapi.customFields.register({
    name: 'text-list',
    type: 'json',
    inputSize: { default: 12, isResizable: true },
  });
}
