import {
  ApiError,
  filePatchSchema,
  folderDeletionSchema,
  folderPatchSchema,
  libraryBulkSchema,
  libraryQuerySchema,
  libraryTexts,
  newFolderSchema,
  placementChangeSchema,
  placements,
  type FileUse,
  type FolderContents,
  type FolderDeletion,
  type LibraryBulk,
  type LibraryFile,
  type LibraryFolder,
  type PlacementChange,
} from '@apoti/contract';
import type { Call } from '../../../shared/api/client';
import { filesChanged, filesPlaced, pageOf } from './file-lists';

/** A file as the library knows it. */
export function libraryFile(name: string, fields: Partial<LibraryFile> = {}): LibraryFile {
  return {
    id: `id-${name}`,
    name,
    url: `/uploads/id-${name}`,
    thumbnail: `/uploads/thumbnail-${name}`,
    type: 'image',
    mime: 'image/jpeg',
    size: 48_213,
    uploadDate: '2026-01-31T08:30:00.000Z',
    changed: '2026-01-31T08:30:00.000Z',
    content: `content-${name}`,
    category: 'products',
    alt: 'Lockers',
    dimensions: { width: 1600, height: 900 },
    folder: null,
    placement: null,
    trashed: false,
    trashName: null,
    deleted: null,
    deletedBy: null,
    daysLeft: null,
    usedIn: 0,
    ...fields,
  };
}

/** A file in the trash. */
export const trashedFile = (name: string, daysLeft: number): LibraryFile =>
  libraryFile(name, {
    ...{ trashed: true, trashName: `t-${name}`, daysLeft, deleted: '2026-02-01T08:30:00.000Z', deletedBy: 'ada' },
    thumbnail: `/api/library/trash/thumbnail-${name}`,
  });

/** The server's part of the library: enough of it to see what the screen asks and what it makes of the answers. */
export class FakeLibrary {
  files: LibraryFile[] = [];
  folders: Pick<LibraryFolder, 'id' | 'name' | 'parent'>[] = [];
  uses = new Map<string, FileUse[]>();
  /** Every call is refused with it. */
  refusal: ApiError | null = null;
  /** Nothing is told, though everything is done. */
  refusesReads = false;
  /** Ids of files that nothing can be done to, and why. */
  unfit = new Map<string, string>();
  /** What was asked, in turn. */
  readonly lists: string[] = [];
  readonly calls: { method: string; path: string; body: unknown }[] = [];
  release: (() => void) | null = null;
  private gate: Promise<void> | null = null;

  /** Holds answers back until `release` is called. */
  hold(): void {
    this.gate = new Promise((resolve) => {
      this.release = () => {
        this.gate = null;
        resolve();
      };
    });
  }

  /** The bodies that were sent to an address, in turn. */
  sent(path: string): unknown[] {
    return this.calls.filter((call) => call.path === path).map(({ body }) => body);
  }

  async answer({ method = 'GET', path, body }: Call): Promise<unknown> {
    const [where = '', query = ''] = path.split('?');
    if (where === '/api/library') this.lists.push(query);
    if (method !== 'GET') this.calls.push({ method, path, body });
    await this.gate;
    if (this.refusal) throw this.refusal;
    if (this.refusesReads && method === 'GET') throw new ApiError('unavailable', 'The server cannot be reached');
    const content = /^\/api\/library\/files\/([^/]+)\/content$/.exec(where);
    if (content && body instanceof FormData) return this.replace(decodeURIComponent(content[1]!), body);
    const file = /^\/api\/library\/files\/([^/]+)(\/uses)?$/.exec(where);
    if (file)
      return this.aboutFile(decodeURIComponent(file[1]!), file[2] !== undefined, method === 'GET' ? null : body);
    const inside = /^\/api\/library\/folders\/(\d+)\/contents$/.exec(where);
    if (inside) return this.contents(Number(inside[1]));
    const folder = /^\/api\/library\/folders\/(\d+)$/.exec(where);
    if (folder) return this.editFolder(Number(folder[1]), body);
    switch (`${method} ${where}`) {
      case 'GET /api/library':
        return pageOf(this.files, libraryQuerySchema.parse(Object.fromEntries(new URLSearchParams(query))));
      case 'GET /api/library/folders':
        return { folders: this.folders.map((each) => this.full(each)), rootFiles: this.in(null).length };
      case 'POST /api/library/folders':
        return this.makeFolder(newFolderSchema.parse(body));
      case 'GET /api/library/placements':
        return this.placed();
      case 'POST /api/library/placements':
        return this.place(placementChangeSchema.parse(body));
      case 'POST /api/library/uses':
        return {
          files: this.files.flatMap(({ id, name }) =>
            this.uses.has(id) ? [{ id, name, uses: this.uses.get(id)! }] : [],
          ),
        };
      case 'POST /api/library/bulk':
        return this.bulk(libraryBulkSchema.parse(body));
      case 'DELETE /api/library/folders':
        return this.deleteFolder(folderDeletionSchema.parse(body));
      case 'DELETE /api/library/trash':
        return this.empty();
      default:
        throw new Error(`Nobody answers ${method} ${path}`);
    }
  }

  private in(folder: number | null): LibraryFile[] {
    return this.files.filter((file) => !file.trashed && file.folder === folder);
  }

  private full({ id, name, parent }: Pick<LibraryFolder, 'id' | 'name' | 'parent'>): LibraryFolder {
    const files = this.in(id).length;
    return { id, name, parent, files, allFiles: files };
  }

  /** Who is asked about a folder is told what is in it; what names it is their ids. */
  private contents(id: number): FolderContents {
    const files = this.in(id);
    const used = files.flatMap((file) => (this.uses.has(file.id) ? [{ ...file, uses: this.uses.get(file.id)! }] : []));
    return { folders: 0, files: files.length, used, seen: files.map((file) => file.id).join() };
  }

  private deleteFolder({ id, trashFiles, seen }: FolderDeletion): unknown {
    const inside = this.contents(id);
    if (inside.files > 0 && !trashFiles) throw new ApiError('invalid', libraryTexts.folderFull);
    if (inside.files > 0 && inside.seen !== seen) throw new ApiError('conflict', libraryTexts.folderChanged);
    this.files = this.files.map((file) => (file.folder === id ? { ...file, trashed: true, daysLeft: 30 } : file));
    this.folders = this.folders.filter((folder) => folder.id !== id);
    return { success: true, message: libraryTexts.folderDeleted, trashed: inside.files };
  }

  private aboutFile(id: string, isUses: boolean, body: unknown): unknown {
    const file = this.files.find((each) => each.id === id);
    if (!file) throw new ApiError('not_found', libraryTexts.noFile);
    if (isUses) return { uses: this.uses.get(id) ?? [] };
    if (body === null) return { file: { ...file } };
    const { name, alt, category, folder } = filePatchSchema.parse(body);
    Object.assign(file, JSON.parse(JSON.stringify({ name, alt, category, folder })));
    return { success: true, message: libraryTexts.saved, file: { ...file } };
  }

  /** What names a content is the name of the file that was sent. */
  private replace(id: string, form: FormData): unknown {
    const file = this.files.find((each) => each.id === id)!;
    const sent = form.get('file');
    const isLate = file.content !== form.get('seen');
    if (isLate) throw new ApiError('conflict', libraryTexts.replacedMeanwhile, { file: { ...file } });
    file.content = sent instanceof File ? sent.name : '';
    return { success: true, message: libraryTexts.replaced, file: { ...file } };
  }

  private makeFolder({ name, parent }: { name: string; parent: number | null }): unknown {
    if (this.folders.some((folder) => folder.name === name)) throw new ApiError('invalid', libraryTexts.folderTaken);
    const folder = { id: this.folders.length + 1, name, parent };
    this.folders.push(folder);
    return { success: true, message: libraryTexts.folderMade, folder: this.full(folder) };
  }

  private editFolder(id: number, body: unknown): unknown {
    const folder = this.folders.find((each) => each.id === id)!;
    const { name = folder.name, parent = folder.parent } = folderPatchSchema.parse(body);
    Object.assign(folder, { name, parent });
    return { success: true, message: libraryTexts.folderSaved, folder: this.full(folder) };
  }

  private placed() {
    return {
      placements: placements.map((placement) => ({
        placement,
        file: this.files.find((file) => file.placement === placement) ?? null,
      })),
    };
  }

  private place(change: PlacementChange): unknown {
    const { placement, id, seen } = change;
    const present = this.files.find((file) => file.placement === placement)?.id ?? null;
    if (present !== seen && present !== id) throw new ApiError('conflict', libraryTexts.placedMeanwhile, this.placed());
    this.files = filesPlaced(this.files, change);
    return { success: true, message: libraryTexts.placed, ...this.placed() };
  }

  private bulk(bulk: LibraryBulk): unknown {
    const failed = bulk.ids.filter((id) => this.unfit.has(id));
    const done = bulk.ids.filter((id) => !failed.includes(id));
    this.files = filesChanged(this.files, bulk, done);
    return {
      success: true,
      done,
      failed: failed.map((id) => ({ id, code: 'not_found', error: this.unfit.get(id)! })),
    };
  }

  /** Two at a time, the oldest first; what cannot be deleted stays among them. */
  private empty(): unknown {
    const tried = this.files.filter(({ trashed }) => trashed).slice(0, 2);
    const gone = tried.filter(({ id }) => !this.unfit.has(id));
    this.files = this.files.filter((file) => !gone.includes(file));
    const failed = tried.length - gone.length;
    const left = this.files.filter(({ trashed }) => trashed).length - failed;
    return { success: true, message: libraryTexts.emptied, deleted: gone.length, failed, left };
  }
}
