/** For the tests, which are TypeScript. */
export const oldestNode: string;
export const oldestLater: string;
export const nodeRange: string;
export function nodeProblem(version: string): string | undefined;
export function platformProblem(platform: string): string | undefined;
