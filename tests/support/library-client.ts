import { FormData } from 'undici';
import {
  fileUploadedSchema,
  libraryBulkReplySchema,
  libraryPageSchema,
  placementsSchema,
  type FileUploaded,
  type LibraryPage,
} from '@apoti/contract';
import type { WireAnswer, WireClient } from './wire-client';

/** What a form of the library says beside its file. */
type Said = { fileName?: string; type?: string } & Partial<
  Record<'folder' | 'category' | 'alt' | 'copy' | 'seen', string>
>;

function formOf(bytes: Buffer, { fileName = 'a file', type = 'application/octet-stream', ...fields }: Said): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), fileName);
  return form;
}

/** The media library's calls as the back-office makes them. */
export class LibraryClient {
  constructor(readonly client: WireClient) {}

  upload(bytes: Buffer, said: Said = {}): Promise<WireAnswer> {
    return this.client.send('POST', '/api/library/files', formOf(bytes, said));
  }

  async uploaded(bytes: Buffer, said: Said = {}): Promise<FileUploaded['file']> {
    return fileUploadedSchema.parse((await this.upload(bytes, said)).json).file;
  }

  replace(id: string, bytes: Buffer, said: Said = {}): Promise<WireAnswer> {
    return this.client.send('POST', `/api/library/files/${encodeURIComponent(id)}/content`, formOf(bytes, said));
  }

  bulk(bulk: object): Promise<WireAnswer> {
    return this.client.post('/api/library/bulk', bulk);
  }

  async done(bulk: object): Promise<string[]> {
    return libraryBulkReplySchema.parse((await this.bulk(bulk)).json).done;
  }

  /** As who has seen what is placed there now. */
  async place(placement: string, id: string | null): Promise<WireAnswer> {
    const listed = placementsSchema.parse((await this.client.get('/api/library/placements')).json).placements;
    const seen = listed.find((each) => each.placement === placement)?.file?.id ?? null;
    return this.client.post('/api/library/placements', { placement, id, seen });
  }

  async page(query = ''): Promise<LibraryPage> {
    return libraryPageSchema.parse((await this.client.get(`/api/library?${query}`)).json);
  }

  /** Every file of a tab. */
  async all(tab: 'active' | 'trash'): Promise<LibraryPage['files']> {
    const files: LibraryPage['files'] = [];
    for (let page = 1; ; page += 1) {
      const part = await this.page(`tab=${tab}&size=200&page=${page}&sort=date`);
      files.push(...part.files);
      if (page >= part.pages) return files;
    }
  }
}
