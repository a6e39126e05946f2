import { useRef, useState } from 'react';
import { ApiError, isTakenPicture, uploadTexts } from '@apoti/contract';
import { MAX_IMAGE_BYTES } from '@apoti/contract/constants/business';
import { whoWorks } from '../../shared/api/presence';
import { serverText } from '../../shared/api/to-api-error';
import { uploadPicture } from '../../shared/api/upload';
import { adminToast } from '../../shared/ui/toast';
import { holdFor } from '../library/uploads/hold';
import { useNoteUpload } from './uploads';

/** How a picture is sent: `progress` is 0 to 1, null while nothing is on its way. */
export type Upload = {
  progress: number | null;
  /** It waits until its person has signed in again. */
  isHeld: boolean;
  error: string | undefined;
  send: (file: File) => Promise<void>;
  /** Sends the one again that did not get there; null where there is none. */
  again: (() => void) | null;
  cancel: () => void;
  /** Nothing is said any more of one that failed. */
  forget: () => void;
};

type UploadParts = {
  /** What the upload is labelled with (back-office §7). */
  name: string;
  failure: string;
  onDone: (url: string) => void;
};

/** Sends a picture to upload.php, with its progress; refuses at once what the server would refuse. */
export function useUpload({ name, failure, onDone }: UploadParts): Upload {
  const [progress, setProgress] = useState<number | null>(null);
  const [isHeld, setHeld] = useState(false);
  const [error, setError] = useState<string>();
  const [failed, setFailed] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);
  const note = useNoteUpload();
  // Also as a toast: the field may be folded away by then.
  const fail = (text: string) => {
    setError(text);
    adminToast.error(text);
  };
  const forget = () => {
    setError(undefined);
    setFailed(null);
  };
  const send = async (file: File) => {
    forget();
    // Also what would be decoded nowhere, such as HEIC or SVG: nobody pays for a way to the server and back.
    if (!isTakenPicture(file)) return fail(uploadTexts.notAnImage);
    if (file.size > MAX_IMAGE_BYTES) return fail(uploadTexts.tooLarge);
    // Only the picture that was chosen last is wanted.
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const isWanted = () => running.current === controller;
    setProgress(0);
    const noteEnd = note(() => controller.abort());
    try {
      const onProgress = (part: number) => isWanted() && setProgress(part);
      const picture = { file, name, person: whoWorks(), signal: controller.signal, onProgress };
      const url = await sendSignedIn(picture, (waits) => isWanted() && setHeld(waits));
      if (isWanted()) onDone(url);
    } catch (caught) {
      if (controller.signal.aborted) return;
      setFailed(file);
      fail(caught instanceof ApiError ? serverText(caught) || failure : uploadTexts.unexpected);
    } finally {
      if (isWanted()) {
        running.current = null;
        setProgress(null);
        setHeld(false);
      }
      noteEnd();
    }
  };
  const again = failed && (() => void send(failed));
  const cancel = () => {
    running.current?.abort();
    forget();
  };
  return { progress, isHeld, error, send, again, cancel, forget };
}

/** Sends a picture; for want of a session again, once its person has signed in again. */
async function sendSignedIn(picture: Parameters<typeof uploadPicture>[0], onHold: (isHeld: boolean) => void) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await uploadPicture(picture);
    } catch (error) {
      const isOut = error instanceof ApiError && error.code === 'unauthenticated';
      const hold = isOut ? holdFor(error, { ...picture, tries }) : null;
      if (hold === null) throw error;
      onHold(true);
      await hold.until;
      if (picture.signal.aborted) throw error;
      onHold(false);
    }
  }
}
