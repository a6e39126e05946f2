import {
  cmsFolderSchema,
  cmsLibraryBulkSchema,
  cmsLibraryFileSchema,
  cmsLibraryPaths,
  cmsPlacementsSchema,
  cmsUploadedSchema,
  cmsUploadInfoHeader,
  fileUsesSchema,
  folderContentsSchema,
  foldersReplySchema,
  libraryPageSchema,
  type LibraryFile,
  type LibraryPage,
  type Person,
} from '@apoti/contract';
import type { Answer, Cms } from './cms';
import { secrets } from './environment';

/** What is said about an upload, all of it optional. */
type Info = Partial<Record<'fileName' | 'folder' | 'category' | 'alt' | 'copy' | 'seen', string>>;

/** The library's calls as the proxy makes them for a person. */
export function useLibrary(parts: () => { cms: Cms; person: Person }) {
  const personHeaders = () => {
    const { person } = parts();
    return { 'x-person-id': String(person.id), 'x-person-stamp': person.stamp };
  };

  async function send(path: string, bytes: Buffer, info: Info = {}): Promise<Answer> {
    const headers = {
      ...personHeaders(),
      'x-proxy-secret': secrets.proxySecret,
      'content-type': 'application/octet-stream',
      [cmsUploadInfoHeader]: encodeURIComponent(JSON.stringify({ fileName: 'a file', ...info })),
    };
    const answer = await fetch(parts().cms.url + path, { method: 'POST', headers, body: new Uint8Array(bytes) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  const call = (path: string, body: unknown) => parts().cms.post(path, body, personHeaders());
  const get = (path: string) => parts().cms.getAs(path, parts().person);
  const placements = async () => cmsPlacementsSchema.parse((await get(cmsLibraryPaths.placements)).body).placements;
  const contents = async (id: number) =>
    folderContentsSchema.parse((await get(cmsLibraryPaths.folderContents(id))).body);

  return {
    call,
    get,
    upload: (bytes: Buffer, info?: Info) => send(cmsLibraryPaths.files, bytes, info),
    uploaded: async (bytes: Buffer, info?: Info): Promise<LibraryFile> =>
      cmsUploadedSchema.parse((await send(cmsLibraryPaths.files, bytes, info)).body).file,
    replace: (id: string, bytes: Buffer, info?: Info) => send(cmsLibraryPaths.content(id), bytes, info),
    edit: (id: string, patch: object) => call(cmsLibraryPaths.file(id), patch),
    edited: async (id: string, patch: object): Promise<LibraryFile> =>
      cmsLibraryFileSchema.parse((await call(cmsLibraryPaths.file(id), patch)).body).file,
    page: async (query = ''): Promise<LibraryPage> =>
      libraryPageSchema.parse((await get(`${cmsLibraryPaths.page}?${query}`)).body),
    bulk: async (bulk: object) => cmsLibraryBulkSchema.parse((await call(cmsLibraryPaths.bulk, bulk)).body),
    folders: async () => foldersReplySchema.parse((await get(cmsLibraryPaths.folders)).body).folders,
    folder: async (name: string, parent: number | null = null) =>
      cmsFolderSchema.parse((await call(cmsLibraryPaths.folders, { name, parent })).body).folder,
    /** As who has seen what is there, unless it is said what they saw. */
    place: async (placement: string, id: string | null, seen?: string | null) => {
      const there = (await placements()).find((each) => each.placement === placement)?.file?.id ?? null;
      return call(cmsLibraryPaths.placements, { placement, id, seen: seen === undefined ? there : seen });
    },
    placements,
    contents,
    /** Deletes a folder with its files, as who has seen what is in it. */
    deleteFolder: async (id: number) =>
      call(cmsLibraryPaths.deleteFolder, { id, trashFiles: true, seen: (await contents(id)).seen }),
    uses: async (id: string) => fileUsesSchema.parse((await get(cmsLibraryPaths.fileUses(id))).body).uses,
  };
}
