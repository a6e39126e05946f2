import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cmsMediaItemSchema, cmsMediaSchema, type MediaItem, type Person } from '@apoti/contract';
import type { Answer, Cms } from './cms';
import { secrets } from './environment';

/** The media calls that the proxy makes for a person, and what lies on the disk. */
export function useMedia(parts: () => { cms: Cms; person: Person }) {
  const personHeaders = () => {
    const { person } = parts();
    return { 'x-person-id': String(person.id), 'x-person-stamp': person.stamp };
  };
  const uploads = (place = '') => join(process.env['DATA_DIR'] ?? '', 'public/uploads', place);

  async function upload(bytes: Buffer, label = 'a label', fileName = 'a picture.png'): Promise<Answer> {
    const headers = {
      ...personHeaders(),
      'x-proxy-secret': secrets.proxySecret,
      'content-type': 'application/octet-stream',
      'x-upload-label': encodeURIComponent(label),
      'x-upload-file-name': encodeURIComponent(fileName),
    };
    const sent = { method: 'POST', headers, body: new Uint8Array(bytes) };
    const answer = await fetch(`${parts().cms.url}/api/wire/media`, sent);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  return {
    uploads,
    upload,
    uploaded: async (...sent: Parameters<typeof upload>): Promise<MediaItem> =>
      cmsMediaItemSchema.parse((await upload(...sent)).body).item,
    stored: (item: MediaItem) => readFile(join(uploads(), item.name)),
    list: async (type = 'active'): Promise<MediaItem[]> =>
      cmsMediaSchema.parse((await parts().cms.getAs(`/api/wire/media?type=${type}`, parts().person)).body).items,
    call: (path: string, body: Record<string, unknown>) =>
      parts().cms.post(`/api/wire/media/${path}`, body, personHeaders()),
    filesIn: async (place = '') =>
      (await readdir(uploads(place), { withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
  };
}
