import { guardUploads, type UploadService } from '../../media/upload-service';
import type { Strapi } from '../../store/strapi';

type Plugin = { services: { upload: (parts: { strapi: Strapi }) => UploadService } };

/** Strapi's media library with our way of writing. */
export default (plugin: Plugin): Plugin => {
  const { upload } = plugin.services;
  plugin.services.upload = (parts) => guardUploads(parts.strapi, upload(parts));
  return plugin;
};
