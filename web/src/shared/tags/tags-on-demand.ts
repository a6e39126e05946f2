import type { SiteTags } from '@apoti/contract/rendering/site-tags';
import { siteEvents } from '../lib/site-events';
import { allowedTools } from './allowed-tools';
import type { ShownPage } from './shown-plans';
import type { TagLoader } from './tag-loader';
import type { Allowed } from './tool';

type Options = {
  tags: SiteTags;
  /** The page that is shown at first. */
  page: ShownPage;
  /** What the visitor allows now, be it said in another tab. */
  present: () => Allowed;
  /** Fetches what loads tools: a file of its own. */
  fetchLoader: () => Promise<typeof TagLoader>;
};

/** Tools of other companies, of which nothing is asked for before somebody has agreed to one (S6, A18). */
export class TagsOnDemand {
  private allowed: Allowed = new Set();
  private page: ShownPage;
  private loader: Promise<TagLoader> | undefined;
  /** What happened while the loader was on its way; null once it is there. */
  private meanwhile: string[] | null = [];

  constructor(private readonly given: Options) {
    this.page = given.page;
    addEventListener(siteEvents.page, (event) => {
      if (event instanceof CustomEvent) this.page = event.detail;
    });
    addEventListener(siteEvents.happened, (event) => {
      if (event instanceof CustomEvent && this.loader) this.meanwhile?.push(String(event.detail));
    });
  }

  /** What tools have been let in by. */
  get loaded(): Allowed {
    return this.allowed;
  }

  /** Lets tools in, or more of them. Where their loader cannot be had there are none in this document. */
  allow(allowed: Allowed): void {
    this.allowed = allowed;
    if (allowedTools(this.given.tags, allowed).length === 0) return;
    this.loader ??= this.load();
    this.loader.then(
      (loader) => this.letIn(loader),
      () => {},
    );
  }

  private async load(): Promise<TagLoader> {
    const Loader = await this.given.fetchLoader();
    const loader = new Loader(this.given.tags, this.page);
    loader.follow();
    return loader;
  }

  /** What was taken back while the loader was on its way, here or in another tab, is let in no more. */
  private letIn(loader: TagLoader): void {
    const present = this.given.present();
    loader.allow(new Set([...this.allowed].filter((category) => present.has(category))));
    for (const name of this.meanwhile ?? []) loader.happened(name);
    this.meanwhile = null;
  }
}
