import { MAX_MEDIA_BYTES } from '@apoti/contract/constants/business';

/** What is read of an older site. */
export const answerNames = ['content', 'team', 'posts', 'media', 'subscribers'] as const;
export type AnswerName = (typeof answerNames)[number];

/** An answer as it came; `missing` says why there is none. */
export type Answer = { value: unknown } | { missing: string };
/** A file of the older site, or why it cannot be had. */
export type FetchedFile = { bytes: Buffer } | { dead: string };

/** An older site, or a folder of what it has answered. */
export type Source = {
  /** For people. */
  name: string;
  /** Its address; undefined where a folder's was not told. */
  site: string | undefined;
  /** Whether it was asked as a visitor asks, who sees nothing that is hidden. */
  isPublicView: boolean;
  answer(name: AnswerName): Promise<Answer>;
  file(path: string): Promise<FetchedFile>;
  close(): Promise<void>;
};

/** More than the largest file that the media library takes is not read. */
export const MAX_FILE_BYTES = MAX_MEDIA_BYTES;
