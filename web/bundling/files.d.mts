/** What Vite says of a build's files, by the source that each begins with. */
export type Manifest = Record<string, { file: string; imports?: string[] | undefined; css?: string[] | undefined }>;
/** Everything that a document must name for an entry to run: its script, what that imports, and their styles. */
export function filesOf(manifest: Manifest, entry: string): { script: string; imports: string[]; styles: string[] };
