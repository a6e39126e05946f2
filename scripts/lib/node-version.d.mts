/** For the tests, which are TypeScript. */
export const oldestNode: string;
export function nodeProblem(version: string): string | undefined;
