type EntryFiles = { script: string; imports: string[]; styles: string[] };

/** The browser's files by name; filled in by build.mjs. */
declare const __ASSETS__: { buildId: string; fonts: string[]; site: EntryFiles; admin?: EntryFiles };
