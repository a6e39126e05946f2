import { guardFolders, type FolderService } from '../../library/folder-service';
import { withLibraryColumns, type FileSchema } from '../../library/columns';
import { guardMoves, type FolderFileController } from '../../library/panel-folders';
import { guardUploads, type UploadService } from '../../media/upload-service';
import type { Strapi } from '../../store/strapi';

type Plugin = {
  contentTypes: { file: { schema: FileSchema } };
  controllers: { 'admin-folder-file': FolderFileController };
  services: { upload: (parts: { strapi: Strapi }) => UploadService; folder: FolderService };
};

/**
 * Strapi's media library with our columns and our way of writing. What is guarded is put into new objects: Strapi's own ones are
 * still there for the next CMS in this process, and what was guarded twice would wait for itself.
 */
export default (plugin: Plugin) => {
  const { upload, folder } = plugin.services;
  const moves = plugin.controllers['admin-folder-file'];
  plugin.contentTypes.file.schema = withLibraryColumns(plugin.contentTypes.file.schema);
  const services = {
    upload: (parts: { strapi: Strapi }) => guardUploads(parts.strapi, upload(parts)),
    folder: (parts: { strapi: Strapi }) => guardFolders(parts.strapi, folder),
  };
  const controllers = { 'admin-folder-file': (parts: { strapi: Strapi }) => guardMoves(parts.strapi, moves) };
  return {
    ...plugin,
    controllers: { ...plugin.controllers, ...controllers },
    services: { ...plugin.services, ...services },
  };
};
