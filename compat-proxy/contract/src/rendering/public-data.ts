import type { Content } from '../resources/content/content';
import type { SiteEvent } from '../resources/events/event';
import type { FranchiseModel } from '../resources/franchise/franchise-model';
import type { Placed } from '../resources/media/library-placements';
import type { Post } from '../resources/posts/post';
import type { Seo } from '../resources/seo/seo';
import type { PublicSettings } from '../resources/settings/public-settings';
import type { ShownStation } from '../resources/stations/station';
import type { PublicMember } from '../resources/team/team';

/** Everything that public pages are made of, as a visitor may see it, by kind. */
export type PublicData = {
  content: Content;
  /** Active members only, in order. */
  team: readonly PublicMember[];
  /** Published posts whose day has come, the newest first. */
  posts: readonly Post[];
  stations: readonly ShownStation[];
  events: readonly SiteEvent[];
  franchise: readonly FranchiseModel[];
  /** What is placed where in the media library. */
  media: Placed;
  /** What search engines are told. */
  seo: Seo;
  /** Of the settings, what everybody may know. */
  settings: PublicSettings;
};

/** The kinds of which pages are made. */
export type PublicKind = keyof PublicData;
