import { guardFolders, type FolderService } from '../../library/folder-service';
import { withLibraryColumns, type FileSchema } from '../../library/columns';
import { guardUploads, type UploadService } from '../../media/upload-service';
import type { Strapi } from '../../store/strapi';

type Plugin = {
  contentTypes: { file: { schema: FileSchema } };
  services: { upload: (parts: { strapi: Strapi }) => UploadService; folder: FolderService };
};

/**
 * Strapi's media library with our columns and our way of writing. The services are put into new objects: Strapi's own ones are
 * still there for the next CMS in this process, and what was guarded twice would wait for itself.
 */
export default (plugin: Plugin): Plugin => {
  const { upload, folder } = plugin.services;
  plugin.contentTypes.file.schema = withLibraryColumns(plugin.contentTypes.file.schema);
  const guarded = {
    upload: (parts: { strapi: Strapi }) => guardUploads(parts.strapi, upload(parts)),
    folder: guardFolders(folder),
  };
  return { ...plugin, services: { ...plugin.services, ...guarded } };
};
