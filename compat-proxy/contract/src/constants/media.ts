import { MAX_IMAGE_BYTES, MAX_MEDIA_BYTES } from './business';

/** The media library of back-office §3 (A15). */
export const mediaKinds = ['image', 'video', 'audio', 'document', 'archive'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** What a file may be filed under; the filter's `all` is no category. */
export const mediaCategories = [
  'logos',
  'hero-images',
  'team',
  'products',
  'partnerships',
  'documents',
  'videos',
  'audio',
  'mobile-assets',
  'icons',
] as const;
export type MediaCategory = (typeof mediaCategories)[number];

/** Category of a file when its sender names none. */
export const categoryOfKind: Record<MediaKind, MediaCategory> = {
  image: 'products',
  video: 'videos',
  audio: 'audio',
  document: 'documents',
  archive: 'documents',
};

/** The folders that the library begins with, in its root. */
export const firstFolders = ['branding', 'homepage', 'about', 'products', 'downloads', 'mobile', 'audio'] as const;

/** Where a file may be placed, what it has to be there, and what people call the place. One file a place. */
export const placements = [
  'hero-carousel',
  'hero-video',
  'partnership-section',
  'team-section',
  'product-showcase',
  'favicon',
  'logo',
  'notification-system',
] as const;
export type Placement = (typeof placements)[number];

/** What the places of the site and the back-office take and show. */
export const placementOf: Record<Placement, { kind: MediaKind; group: string; label: string; shown: string }> = {
  'hero-carousel': {
    kind: 'image',
    group: 'homepage',
    label: 'Hero carousel',
    shown: 'The picture of the home page’s first slide',
  },
  'hero-video': {
    kind: 'video',
    group: 'homepage',
    label: 'Hero video',
    shown: 'The home page’s demo video, played on a click',
  },
  'partnership-section': {
    kind: 'image',
    group: 'homepage',
    label: 'Partnership section',
    shown: 'The picture beside the partners on the home page',
  },
  'team-section': {
    kind: 'image',
    group: 'about',
    label: 'Team section',
    shown: 'The picture above the team on About',
  },
  'product-showcase': {
    kind: 'image',
    group: 'products',
    label: 'Product showcase',
    shown: 'The picture above the list of services',
  },
  favicon: { kind: 'image', group: 'branding', label: 'Favicon', shown: 'The small picture in the browser’s tab' },
  logo: { kind: 'image', group: 'branding', label: 'Logo', shown: 'The mark in the head and foot of every page' },
  'notification-system': {
    kind: 'audio',
    group: 'audio',
    label: 'Notification sound',
    shown: 'The sound of the back-office’s notifications',
  },
};

/** The formats of pictures that are taken (back-office §5), by the ends of their names; what is called `x` has the type `image/x`. */
const pictureEnds = { jpeg: 'jpg jpeg', png: 'png', gif: 'gif', webp: 'webp', avif: 'avif' } as const;
export type PictureFormat = keyof typeof pictureEnds;
const pictureTypes = Object.keys(pictureEnds).map((format) => `image/${format}`);
const endsOfPictures = Object.values(pictureEnds).join(' ');
const endOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Pictures alone, as a file input's `accept` says it. */
export const PICTURE_ACCEPT = pictureTypes.join(',');
/** Whether a name ends as one of a picture that is taken. */
export const isPictureName = (name: string): boolean => endsOfPictures.split(' ').includes(endOf(name));
/** Whether a file says that it is a picture that is taken; where the browser does not know its type, by its name. */
export const isTakenPicture = ({ name, type }: { name: string; type: string }): boolean =>
  type === '' ? isPictureName(name) : pictureTypes.includes(type.toLowerCase());

/** What may be uploaded, as a file input's `accept` says it; the content decides. */
export const MEDIA_ACCEPT = 'image/*,video/*,audio/*,.pdf,.doc,.docx,.zip,.rar';
/** Most bytes of a file of each kind. */
export const maxBytesOf: Record<MediaKind, number> = {
  image: MAX_IMAGE_BYTES,
  video: MAX_MEDIA_BYTES,
  audio: MAX_MEDIA_BYTES,
  document: MAX_MEDIA_BYTES,
  archive: MAX_MEDIA_BYTES,
};

const kindsOfEnds: Readonly<Record<MediaKind, string>> = {
  image: `${endsOfPictures} svg bmp heic`,
  video: 'mp4 m4v mov webm mkv avi mpg mpeg ogv 3gp',
  audio: 'mp3 wav ogg oga opus m4a aac flac',
  document: 'pdf doc docx',
  archive: 'zip rar',
};

/** What kind of file a name says that it is, by its end; undefined where that says nothing. */
export function kindOfFileName(name: string): MediaKind | undefined {
  return mediaKinds.find((kind) => kindsOfEnds[kind].split(' ').includes(endOf(name)));
}

/** A file stays in the trash so long before it is deleted for good, in days. */
export const TRASH_DAYS = 30;
/** Levels of folders below the root. */
export const MAX_FOLDER_DEPTH = 10;
export const MAX_FOLDERS = 1_000;
/** Most files that go to the trash with their folder: more than that takes longer than anybody waits. */
export const MAX_FOLDER_FILES = 500;
export const MAX_FOLDER_NAME = 80;
export const MAX_FILE_NAME = 255;
export const MAX_ALT = 300;
