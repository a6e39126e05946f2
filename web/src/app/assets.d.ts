type EntryFiles = { script: string; imports: string[]; styles: string[] };

/** The browser's files by name; filled in by build.mjs. `pages`: what each page needs besides, by its name. */
declare const __ASSETS__: {
  buildId: string;
  fonts: string[];
  /** The font with the sign of the Naira, for pages with prices. */
  naira?: string | undefined;
  /** The first script of the site, and the one that measures the visit too. */
  start: string;
  measuredStart?: string;
  site: EntryFiles;
  pages: Record<string, EntryFiles | undefined>;
  admin?: EntryFiles;
  /** What loads tools of other companies, and how its question looks. */
  tags?: EntryFiles;
  /** What measures how fast pages are for visitors. */
  vitals?: string;
  /** What runs in the frame of the preview. */
  preview?: string;
  /** How the home page's first screen looks, as its document has it, and what the content security policy knows it by. */
  firstLook?: { style: string; hash: string };
  /** What holds the home page's first script back on a phone, as its document has it, and what the policy knows it by. */
  heldStart?: { script: string; hash: string };
  /** By the script's name: what a browser checks before it runs it. */
  integrity?: Record<string, string>;
};
