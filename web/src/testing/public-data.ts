import {
  toPublicContent,
  toPublicPosts,
  toPublicSettings,
  toPublicTeam,
  type Content,
  type PublicData,
} from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { defaultFranchiseModels } from '@apoti/contract/content/default-franchise-models';
import { defaultPosts } from '@apoti/contract/content/default-posts';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { defaultStations } from '@apoti/contract/content/default-stations';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { frameDataOf } from '../shared/site-data/frame-data';
import type { SiteData } from '../shared/site-data/site-data';

/** The time at which tests render, in ms: a day between the example events. */
export const NOW = Date.parse('2026-11-20T12:00:00Z');

/** What visitors see of the default content, changed as a test needs it. */
export function publicData(changes: Partial<PublicData> = {}): PublicData {
  return {
    content: toPublicContent(defaultContent),
    team: toPublicTeam(defaultTeam),
    posts: toPublicPosts(defaultPosts, NOW),
    stations: defaultStations.map((station) => ({ ...station, updatedAt: '2026-11-20T11:30:00.000Z' })),
    events: defaultEvents,
    franchise: defaultFranchiseModels,
    media: {},
    seo: defaultSeo,
    settings: toPublicSettings(defaultSettings),
    ...changes,
  };
}

/** What stands around a page. */
export function siteData(content: Content = defaultContent): SiteData {
  return { ...frameDataOf(content), found: true };
}
