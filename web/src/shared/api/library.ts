import useSWR, { mutate } from 'swr';
import {
  fileReplySchema,
  fileSavedSchema,
  fileUsesSchema,
  folderContentsSchema,
  folderDeletedSchema,
  folderSavedSchema,
  foldersReplySchema,
  libraryBulkReplySchema,
  libraryPageSchema,
  libraryQuerySchema,
  PERSON_HEADER,
  placementSavedSchema,
  placementsSchema,
  trashEmptiedSchema,
  usesReplySchema,
  type ApiError,
  type FilePatch,
  type FileUses,
  type FolderContents,
  type FolderDeletion,
  type FolderPatch,
  type FoldersReply,
  type LibraryBulk,
  type LibraryBulkResult,
  type LibraryFile,
  type LibraryFolder,
  type LibraryPage,
  type LibraryQuery,
  type PlacementChange,
  type Placements,
  type TrashEmptied,
  type UsesReply,
} from '@apoti/contract';
import { request } from './client';
import { MANY_MS } from './transport';

const PATH = '/api/library';

/** A page of the library, and the query that it answers. */
export type LibrarySeen = { query: LibraryQuery; page: LibraryPage };

/** The address of what is about one file. */
export function filePath(id: string): string {
  return `${PATH}/files/${encodeURIComponent(id)}`;
}

/** The call's address, without what holds by itself: the same question always has the same one. */
function addressOf(query: LibraryQuery): string {
  const usual: Record<string, unknown> = libraryQuerySchema.parse({});
  const asked = Object.entries(query).filter(([name, value]) => value !== usual[name]);
  const params = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return asked.length === 0 ? PATH : `${PATH}?${params.toString()}`;
}

/** A page of the media library (A15). The one before stays while the next is on its way, and when it fails. */
export function useLibrary(query: LibraryQuery) {
  const path = addressOf(query);
  return useSWR<LibrarySeen, ApiError>(
    path,
    async () => ({ query, page: await request(libraryPageSchema, { path }) }),
    {
      keepPreviousData: true,
    },
  );
}

/** All folders of the library. */
export function useFolders() {
  const path = `${PATH}/folders`;
  return useSWR<FoldersReply, ApiError>(path, () => request(foldersReplySchema, { path }));
}

/** What would go with a folder that is deleted; asked anew each time, since it is what the person answers about. */
export function useFolderContents(id: number) {
  const path = `${PATH}/folders/${id}/contents`;
  return useSWR<FolderContents, ApiError>(path, () => request(folderContentsSchema, { path }), {
    revalidateOnFocus: false,
    dedupingInterval: 0,
  });
}

/** What is placed where; nothing is asked unless `isWanted`. */
export function usePlacements(isWanted = true) {
  const path = `${PATH}/placements`;
  return useSWR<Placements, ApiError>(isWanted ? path : null, () => request(placementsSchema, { path }));
}

/** Where a file is used. */
export function useFileUses(id: string) {
  const path = `${filePath(id)}/uses`;
  return useSWR<FileUses, ApiError>(path, () => request(fileUsesSchema, { path }));
}

/** Which of these files are used, and where; nothing is asked about none. */
export function useUsesOf(ids: readonly string[]) {
  const path = `${PATH}/uses`;
  const key = ids.length === 0 ? null : `${path}#${ids.join('/')}`;
  return useSWR<UsesReply, ApiError>(key, () => request(usesReplySchema, { method: 'POST', path, body: { ids } }));
}

/** A file by its id; null: it is known already, and nothing is asked. */
export function useFile(id: string | null) {
  const path = id === null ? null : filePath(id);
  return useSWR<LibraryFile, ApiError>(
    path,
    async (asked: string) => (await request(fileReplySchema, { path: asked })).file,
  );
}

/** Asks for everything of the library again, after a write: what is shown at once, other pages when they are shown next. */
export async function refreshLibrary(): Promise<void> {
  await mutate((key) => typeof key === 'string' && (key === PATH || /^\/api\/library[?/]/.test(key)));
}

/**
 * Does something to the library, and reads again whatever shows it: also where it failed, for without an answer it may have been done.
 * A failure is told at once; a server that does not answer does not answer the reads either.
 */
export async function thenRefreshed(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    void refreshLibrary();
    throw error;
  }
  await refreshLibrary();
}

/**
 * Shows a file wherever it is listed as a reply has named it: should asking for the lists fail, what is known here is not older
 * than what the person has done.
 */
export async function showFile(file: LibraryFile): Promise<void> {
  const isList = (key: unknown) => typeof key === 'string' && (key === PATH || key.startsWith(`${PATH}?`));
  const withIt = (seen?: LibrarySeen): LibrarySeen | undefined => {
    if (seen === undefined) return undefined;
    const files = seen.page.files.map((each) => (each.id === file.id ? file : each));
    return { ...seen, page: { ...seen.page, files } };
  };
  await mutate<LibrarySeen>(isList, withIt, { revalidate: false });
  await mutate<LibraryFile>(filePath(file.id), file, { revalidate: false });
}

/**
 * Changes what a person (id) says about a file; what is left out keeps its value. Throws ApiError: a 409 has the `file` as it
 * stands.
 */
export async function editFile(id: string, patch: FilePatch, person: number): Promise<LibraryFile> {
  const headers = { [PERSON_HEADER]: String(person) };
  return (await request(fileSavedSchema, { method: 'POST', path: filePath(id), body: patch, headers })).file;
}

/** Makes a folder. Throws ApiError. */
export async function makeFolder(name: string, parent: number | null): Promise<LibraryFolder> {
  const call = { method: 'POST', path: `${PATH}/folders`, body: { name, parent } } as const;
  return (await request(folderSavedSchema, call)).folder;
}

/** Renames or moves a folder. Throws ApiError. */
export async function editFolder(id: number, patch: FolderPatch): Promise<LibraryFolder> {
  return (await request(folderSavedSchema, { method: 'POST', path: `${PATH}/folders/${id}`, body: patch })).folder;
}

/** Deletes a folder; answers how many files went to the trash with it. Throws ApiError. */
export async function deleteFolder(deletion: FolderDeletion): Promise<number> {
  const call = { method: 'DELETE', path: `${PATH}/folders`, body: deletion, patienceMs: MANY_MS } as const;
  return (await request(folderDeletedSchema, call)).trashed;
}

/** Places a file, or empties a place, as long as what was seen there is there. Throws ApiError. */
export async function setPlacement(change: PlacementChange): Promise<void> {
  await request(placementSavedSchema, { method: 'POST', path: `${PATH}/placements`, body: change });
}

/** Does something to many files. Throws ApiError. */
export async function bulkFiles(bulk: LibraryBulk): Promise<LibraryBulkResult> {
  const call = { method: 'POST', path: `${PATH}/bulk`, body: bulk, patienceMs: MANY_MS } as const;
  return request(libraryBulkReplySchema, call);
}

/** Deletes for good some of what a list said is in the trash; again, while some is left. Throws ApiError. */
export async function emptyTrash(upTo: number): Promise<TrashEmptied> {
  const call = { method: 'DELETE', path: `${PATH}/trash`, body: { upTo }, patienceMs: MANY_MS } as const;
  return request(trashEmptiedSchema, call);
}
