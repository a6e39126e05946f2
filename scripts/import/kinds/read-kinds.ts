import { isObject, movedKinds, toJson, type Json, type MovedKind, type Post } from '@apoti/contract';
import type { CmsClient } from '../cms-client';
import { filesIn, withFiles, type FileLookup } from '../links/files-in';
import { relinked, type OldSite } from '../links/old-site';
import { normaliseContent, type OldContent } from '../normalise/content';
import { normalisePosts } from '../normalise/posts';
import { normaliseSubscribers } from '../normalise/subscribers';
import { normaliseTeam } from '../normalise/team';
import { Notes } from '../notes';
import { reason } from '../read/site-source';
import type { Answers } from '../work-folder';
import type { KindState, OldKind } from './old-kind';
import { contentPlan, postsPlan, subscribersPlan, teamPlan } from './plans';

export type Reading = { answers: Answers; site: OldSite; isPublicView: boolean; cms: CmsClient; now: number };

type Read = (answer: unknown, reading: Reading, notes: Notes) => Promise<OldKind>;

const readers: Record<MovedKind, Read> = {
  content: async (answer, { cms }, notes) => {
    const old = normaliseContent(answer, (await cms.present.content()).state, notes);
    const lists = Object.fromEntries(old.lists);
    return {
      files: filesIn([toJson(old.texts), lists]),
      plan: (...sides) => contentPlan(contentWithFiles(old, sides[1]), notes, ...sides),
    };
  },
  team: async (answer, { cms }, notes) => {
    const old = normaliseTeam(answer, (await cms.present.team()).state, notes);
    const plan: OldKind['plan'] = (...sides) => teamPlan(itemsWithFiles(old, sides[1]), notes, ...sides);
    return { files: filesIn(old), plan };
  },
  posts: async (answer, { cms, isPublicView }, notes) => {
    const { state } = await cms.present.posts();
    const author = (await cms.present.content()).state.site.siteName;
    const old = normalisePosts(answer, state, { author, isPublicView }, notes);
    const plan: OldKind['plan'] = (...sides) => postsPlan(postsWithFiles(old, sides[1]), notes, ...sides);
    return { files: filesIn(old.map((post) => toJson(post))), plan };
  },
  subscribers: async (answer, { now }, notes) => {
    const old = normaliseSubscribers(answer, now, notes);
    return { files: new Set(), plan: (...sides) => subscribersPlan(old, ...sides) };
  },
};

/** Reads every kind; one that cannot be read holds up no other. */
export async function readKinds(reading: Reading): Promise<KindState[]> {
  const states: KindState[] = [];
  for (const kind of movedKinds) {
    const notes = new Notes();
    const answer = reading.answers[kind];
    if ('missing' in answer) {
      states.push({ kind, notes, fault: answer.missing });
      continue;
    }
    try {
      states.push({ kind, notes, old: await readers[kind](relinked(reading.site, answer.value), reading, notes) });
    } catch (error) {
      states.push({ kind, notes, fault: reason(error) });
    }
  }
  return states;
}

function itemsWithFiles<Item extends Json>(items: readonly Item[], lookup: FileLookup) {
  return items.map((item) => withFiles(item, lookup)).filter(isObject);
}

function contentWithFiles({ lists, texts }: OldContent, lookup: FileLookup): OldContent {
  const known = withFiles(toJson(texts), lookup);
  return {
    lists: new Map([...lists].map(([path, items]) => [path, itemsWithFiles(items, lookup)])),
    texts: isObject(known) ? known : {},
  };
}

function postsWithFiles(posts: readonly Post[], lookup: FileLookup): Post[] {
  return posts.map((post) => ({
    ...post,
    content: String(withFiles(post.content, lookup)),
    featuredImage: String(withFiles(post.featuredImage, lookup)),
  }));
}
