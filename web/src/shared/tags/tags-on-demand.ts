import type { SiteTags } from '@apoti/contract/rendering/site-tags';
import { siteEvents } from '../lib/site-events';
import { allowedTools } from './allowed-tools';
import type { ShownPage } from './shown-plans';
import type { TagLoader } from './tag-loader';
import type { Allowed } from './tool';

/** Fetches what loads tools: a file of its own. */
export type FetchLoader = () => Promise<typeof TagLoader>;

/** Tools of other companies, of which nothing is asked for before somebody has agreed to one (S6, A18). */
export class TagsOnDemand {
  private allowed: Allowed = new Set();
  private loader: Promise<TagLoader> | undefined;

  constructor(
    private readonly tags: SiteTags,
    private page: ShownPage,
    private readonly fetchLoader: FetchLoader,
  ) {
    addEventListener(siteEvents.page, (event) => {
      if (event instanceof CustomEvent) this.page = event.detail;
    });
  }

  /** What tools have been let in by. */
  get loaded(): Allowed {
    return this.allowed;
  }

  /** Lets tools in, or more of them. Where their loader cannot be had there are none, until somebody answers again. */
  allow(allowed: Allowed): void {
    this.allowed = allowed;
    if (allowedTools(this.tags, allowed).length === 0) return;
    this.loader ??= this.load();
    this.loader.then(
      // What was agreed to meanwhile counts as well.
      (loader) => loader.allow(this.allowed),
      () => (this.loader = undefined),
    );
  }

  private async load(): Promise<TagLoader> {
    const Loader = await this.fetchLoader();
    const loader = new Loader(this.tags, this.page);
    loader.follow();
    return loader;
  }
}
