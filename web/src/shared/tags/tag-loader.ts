import type { SiteTags, ToolName } from '@apoti/contract/rendering/site-tags';
import { siteEvents } from '../lib/site-events';
import { allowedTools } from './allowed-tools';
import { loadTool } from './load-tool';
import { chosenPlan, shownPlans, type ShownPage } from './shown-plans';
import type { Allowed, LoadedTool, ShopItem } from './tool';

/** Loads the tools that were agreed to, each once, and tells those that are there what happens on the page. */
export class TagLoader {
  private readonly tools = new Map<ToolName, LoadedTool>();
  private plans: readonly ShopItem[];

  constructor(
    private readonly tags: SiteTags,
    page: ShownPage,
  ) {
    this.plans = shownPlans(page);
  }

  /** Loads what is allowed and not there yet; the others hear that more is allowed. */
  allow(allowed: Allowed): void {
    for (const tool of this.tools.values()) tool.allow?.(allowed);
    for (const tool of allowedTools(this.tags, allowed)) {
      if (this.tools.has(tool.tool)) continue;
      const loaded = loadTool(tool, allowed);
      this.tools.set(tool.tool, loaded);
      if (this.plans.length > 0) loaded.list?.(this.plans);
    }
  }

  /** Goes along with the page from now on. Returns how to stop that. */
  follow(): () => void {
    const following = new AbortController();
    const onEvent = (event: Event) => {
      if (event instanceof CustomEvent) this.happened(String(event.detail));
    };
    const onPage = (event: Event) => {
      if (event instanceof CustomEvent) this.show(event.detail);
    };
    const onClick = ({ target }: MouseEvent) => {
      const plan = chosenPlan(target, this.plans);
      if (plan !== null) this.tell((tool) => tool.choose?.(plan));
    };
    addEventListener(siteEvents.happened, onEvent, following);
    addEventListener(siteEvents.page, onPage, following);
    document.addEventListener('click', onClick, following);
    return () => following.abort();
  }

  /** Tells the tools that are there what a visitor has done. */
  happened(name: string): void {
    this.tell((tool) => tool.event?.(name));
  }

  /** Another page is shown; the first one says so too, once the app has taken it over. */
  private show(page: ShownPage): void {
    const before = JSON.stringify(this.plans);
    this.plans = shownPlans(page);
    if (this.plans.length > 0 && JSON.stringify(this.plans) !== before) this.tell((tool) => tool.list?.(this.plans));
  }

  private tell(say: (tool: LoadedTool) => void): void {
    for (const tool of this.tools.values()) say(tool);
  }
}
