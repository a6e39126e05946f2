import { guardFolders, type FolderService } from '../../library/folder-service';
import { withLibraryColumns, type FileSchema } from '../../library/columns';
import { guardUploads, type UploadService } from '../../media/upload-service';
import type { Strapi } from '../../store/strapi';

type Plugin = {
  contentTypes: { file: { schema: FileSchema } };
  services: { upload: (parts: { strapi: Strapi }) => UploadService; folder: FolderService };
};

/** Strapi's media library with our columns and our way of writing. */
export default (plugin: Plugin): Plugin => {
  const { upload, folder } = plugin.services;
  plugin.contentTypes.file.schema = withLibraryColumns(plugin.contentTypes.file.schema);
  plugin.services.upload = (parts) => guardUploads(parts.strapi, upload(parts));
  plugin.services.folder = guardFolders(folder);
  return plugin;
};
