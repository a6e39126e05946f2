/** For the tests, which are TypeScript. */
export function repositoryFiles(root: string, ask?: (root: string) => string[]): string[];
