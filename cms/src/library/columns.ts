type Attribute = { type: 'string'; configurable: false };
type Index = { name: string; columns: string[]; type: null | 'unique' };
/** The part of Strapi's file schema that gets more columns. */
export type FileSchema = Record<string, unknown> & {
  attributes: Record<string, unknown>;
  indexes?: readonly { name: string }[];
};

/** One for each column: Strapi writes into it. */
const attribute = (): Attribute => ({ type: 'string', configurable: false });
const columns = {
  category: attribute(),
  placement: attribute(),
  contentHash: attribute(),
  copiesOf: attribute(),
};
const indexes: Index[] = [
  // One file a place, whoever writes.
  { name: 'upload_files_placement_unique', columns: ['placement'], type: 'unique' },
  { name: 'upload_files_content_hash_index', columns: ['content_hash'], type: null },
  { name: 'upload_files_hash_index', columns: ['hash'], type: null },
  // The newest files of a folder.
  { name: 'upload_files_folder_newest_index', columns: ['folder_path', 'created_at'], type: null },
];

/**
 * Strapi's files with what the media library knows of them besides (A15): category, placement, the hash of the content, and of
 * which content there are smaller copies.
 */
export function withLibraryColumns(schema: FileSchema): FileSchema {
  const ours = new Set(indexes.map(({ name }) => name));
  return {
    ...schema,
    attributes: { ...schema.attributes, ...columns },
    indexes: [...(schema.indexes ?? []).filter(({ name }) => !ours.has(name)), ...indexes],
  };
}
