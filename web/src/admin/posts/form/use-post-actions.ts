import { useState } from 'react';
import type { PostDraft } from '@apoti/contract';
import {
  setPostPublished,
  type EditedPostSeen,
  type PublishCall,
  type Publishing,
} from '../../../shared/api/edited-post';
import { mayBeDone, toApiError } from '../../../shared/api/to-api-error';
import { adminToast } from '../../../shared/ui/toast';
import { isDirty } from '../../editing/state';
import { failedSave } from '../../editor/failed-save';
import { useAlone } from '../../editor/use-alone';
import { reasonOf } from '../../form/reason-of';
import { useKeyUntilAnswered } from '../../form/use-key-until-answered';
import { sentence } from '../../lists/list-texts';
import { forgetMade, wasOnlyMade } from '../../post-editing/made-posts';
import { NO_ID } from '../../post-editing/post-document';
import { presentDraft } from '../../post-editing/send-post';
import type { PostEditor } from '../../post-editing/use-post-editor';
import { waitsText } from '../appears-on';
import { faultsOf, publishFaults, type PostFaults } from './post-checks';
import { postTexts } from './post-texts';

/** What the form asks of the world when it publishes; tests have their own. */
export type SetPublished = (call: PublishCall) => Promise<EditedPostSeen>;

type Refused = { faults: PostFaults; post: PostDraft };

/** What a person can do with a whole post, and what was wrong when she last tried. */
export type PostActions = {
  busy: boolean;
  /** Beside the fields; those of a refusal as long as the field is as it was refused. */
  faultsOf: (post: PostDraft) => PostFaults;
  save: () => Promise<void>;
  setPublished: (publishing: Publishing) => Promise<void>;
};

type ActionOptions = {
  /** Told which field needs the person. */
  onFault: (field: string) => void;
  /** Whether visitors see the post now. */
  isOnSite: boolean;
  send?: SetPublished | undefined;
};

/** Says that the post is saved: created once, however its first words reached the server, also if the page was left since. */
function useSayDone(session: PostEditor['session']) {
  const [isNew, setNew] = useState(() => session.getState().work?.mine.id === NO_ID);
  return (more = '') => {
    const id = session.getState().work?.mine.id ?? NO_ID;
    const isFirst = isNew || wasOnlyMade(session.person, id);
    adminToast.success([isFirst ? postTexts.created : postTexts.updated, more].join(' ').trim());
    setNew(false);
    forgetMade(session.person, id);
  };
}

/** The buttons of the form. */
export function usePostActions(
  { session, reload }: Pick<PostEditor, 'session' | 'reload'>,
  { onFault, isOnSite, send = setPostPublished }: ActionOptions,
): PostActions {
  const { busy, alone } = useAlone();
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const key = useKeyUntilAnswered();
  const done = useSayDone(session);

  const mine = () => session.getState().work?.mine;
  /** Shows what is wrong; whether anything is. */
  const stopAt = (faults: PostFaults) => {
    const [first] = faults.keys();
    if (first === undefined) return false;
    adminToast.error(postTexts.putRight);
    onFault(first);
    return true;
  };
  const sent = async () => {
    if (await session.save()) return true;
    if (!stopAt(faultsOf(session.getState().issues))) adminToast.error(postTexts.failed);
    return false;
  };
  const save = async () => {
    const { work } = session.getState();
    if (work?.mine.id === NO_ID && !isDirty(work)) {
      setTried(true);
      stopAt(publishFaults(work.mine));
    } else if (await sent()) done();
  };
  const failed = (error: unknown, publishing: Publishing) => {
    // Without an answer it may stand otherwise by now.
    if (isUnsure(error)) reload();
    else key.answered();
    const outcome = failedSave(error, { present: presentDraft });
    const present = mine();
    if (outcome.kind === 'conflict') {
      session.seen({ content: outcome.content, revision: outcome.revision });
      adminToast.error(postTexts.readFirst);
    } else if (outcome.kind === 'invalid' && present) {
      setRefused({ faults: faultsOf(outcome.issues), post: present });
      if (!stopAt(faultsOf(outcome.issues))) adminToast.error(outcome.message);
    } else {
      if (outcome.kind === 'signed-out') session.signedOut(outcome.message);
      adminToast.error(failureText(error, publishing));
    }
  };
  const setPublished = async (publishing: Publishing) => {
    const present = mine();
    if (!present) return;
    setTried(publishing === 'publish');
    if (publishing === 'publish' && stopAt(publishFaults(present))) return;
    // A post goes from the site whatever is wrong with its draft, which stays.
    const isSent = publishing === 'publish' ? await sent() : await session.save();
    if (!isSent && publishing === 'publish') return;
    const { work } = session.getState();
    if (!work) return;
    const wish = { id: work.mine.id, publishing, revision: work.base.revision };
    try {
      const seen = await send({ ...wish, idempotencyKey: key.of(wish) });
      key.answered();
      session.seen({ content: seen.post.draft, revision: seen.revision });
      setTried(false);
      setRefused(null);
      const waits = seen.post.scheduled ? waitsText(seen.post.published?.publishDate ?? '', isOnSite) : '';
      done(isSent ? waits : postTexts.unsent);
    } catch (error) {
      failed(error, publishing);
    }
  };
  return {
    busy,
    save: () => alone(save),
    setPublished: (publishing) => alone(() => setPublished(publishing)),
    faultsOf: (post) => new Map([...(isTried ? publishFaults(post) : []), ...standing(refused, post)]),
  };
}

const isUnsure = (error: unknown) => mayBeDone(toApiError(error));

/** Why the post is not on the site, or still on it; without an answer nobody knows whether it is. */
function failureText(error: unknown, publishing: Publishing): string {
  const isPublish = publishing === 'publish';
  if (!isUnsure(error)) return reasonOf(isPublish ? postTexts.notPublished : postTexts.notUnpublished, error);
  const { message } = toApiError(error);
  return `${sentence(message)} ${isPublish ? postTexts.maybePublished : postTexts.maybeUnpublished}`;
}

/** Of a refusal what still holds: fields that were changed since may be right by now. */
function standing(refused: Refused | null, post: PostDraft): [string, string][] {
  if (refused === null) return [];
  const before: Record<string, unknown> = refused.post;
  const now: Record<string, unknown> = post;
  return [...refused.faults].filter(([field]) => before[field] === now[field]);
}
