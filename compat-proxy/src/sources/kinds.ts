import {
  cmsContentSchema,
  cmsStatePath,
  cmsStateSchema,
  cmsEventsSchema,
  cmsFranchiseModelsSchema,
  cmsLibraryPaths,
  cmsPaths,
  cmsPlacedSchema,
  cmsPostsSchema,
  cmsStationsSchema,
  cmsTeamSchema,
  newestFirst,
  states,
  type Content,
  type FranchiseModel,
  type Placed,
  type Post,
  type ShownStation,
  type StateKind,
  type States,
  type SiteEvent,
  type Team,
} from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { defaultFranchiseModels } from '@apoti/contract/content/default-franchise-models';
import { defaultPosts } from '@apoti/contract/content/default-posts';
import { defaultStations } from '@apoti/contract/content/default-stations';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { eventsAsOf, postsAsOf } from '@apoti/contract/content/examples-as-of';
import type { KindDefinition } from './kind-source';

/** The content object (C5). */
export const contentKind: KindDefinition<Content> = {
  kind: 'content',
  path: cmsPaths.content,
  schema: cmsContentSchema.transform(({ revisions, content }) => ({ revisions, data: content })),
  toKept: ({ revisions, data }) => ({ revisions, content: data }),
  defaults: defaultContent,
};

/** The team (C7). */
export const teamKind: KindDefinition<Team> = {
  kind: 'team',
  path: cmsPaths.team,
  schema: cmsTeamSchema.transform(({ revisions, members }) => ({ revisions, data: members })),
  toKept: ({ revisions, data }) => ({ revisions, members: data }),
  defaults: defaultTeam,
};

/** The posts (C9), the newest first. */
export const postsKind: KindDefinition<Post[]> = {
  kind: 'posts',
  path: cmsPaths.posts,
  schema: cmsPostsSchema.transform(({ revisions, posts }) => ({ revisions, data: posts })),
  toKept: ({ revisions, data }) => ({ revisions, posts: data }),
  defaults: newestFirst(postsAsOf(defaultPosts, Date.now())),
};

/** The stations (P9). */
export const stationsKind: KindDefinition<ShownStation[]> = {
  kind: 'stations',
  path: cmsPaths.stations,
  schema: cmsStationsSchema.transform(({ revisions, stations }) => ({ revisions, data: stations })),
  toKept: ({ revisions, data }) => ({ revisions, stations: data }),
  defaults: defaultStations.map((station) => ({ ...station, updatedAt: '' })),
};

/** The events (P15). */
export const eventsKind: KindDefinition<SiteEvent[]> = {
  kind: 'events',
  path: cmsPaths.events,
  schema: cmsEventsSchema.transform(({ revisions, events }) => ({ revisions, data: events })),
  toKept: ({ revisions, data }) => ({ revisions, events: data }),
  defaults: eventsAsOf(defaultEvents, Date.now()),
};

/** The franchise models (P12). */
export const franchiseKind: KindDefinition<FranchiseModel[]> = {
  kind: 'franchise',
  path: cmsPaths.franchiseModels,
  schema: cmsFranchiseModelsSchema.transform(({ revisions, franchiseModels }) => ({
    revisions,
    data: franchiseModels,
  })),
  toKept: ({ revisions, data }) => ({ revisions, franchiseModels: data }),
  defaults: defaultFranchiseModels,
};

/** What is placed where in the media library (A15). */
export const mediaKind: KindDefinition<Placed> = {
  kind: 'media',
  path: cmsLibraryPaths.placed,
  schema: cmsPlacedSchema.transform(({ revisions, placed }) => ({ revisions, data: placed })),
  toKept: ({ revisions, data }) => ({ revisions, placed: data }),
  defaults: {},
};

/** A kind of settings that is one object (A17, A18). */
function stateKind<Kind extends StateKind>(kind: Kind): KindDefinition<States[Kind]> {
  const definition = states[kind];
  return {
    kind,
    path: cmsStatePath(kind),
    schema: cmsStateSchema<States[Kind]>(definition).transform(({ revisions, state }) => ({ revisions, data: state })),
    toKept: ({ revisions, data }) => ({ revisions, state: data }),
    defaults: definition.defaults,
  };
}

/** What search engines are told (A17). */
export const seoKind = stateKind('seo');

/** The settings of the site (A18). */
export const settingsKind = stateKind('settings');
