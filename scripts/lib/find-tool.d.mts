/** A program of somebody else's, and the environment that it needs. */
export type Tool = { program: string; env: NodeJS.ProcessEnv };

/** The program in the PATH, else the one that was unpacked; null where there is neither. */
export function findTool(name: 'nginx' | 'wrk' | 'redis-server'): Tool | null;
