/**
 * How the proxy's process is started: V8 would let 16 MB of young objects gather before it looks at them, twice (S10). No source
 * maps: they cost 9 MB, and the bundle is readable as it is. A start fills 30 MB, in which there is nothing to be found yet (S12).
 */
export const proxyFlags = ['--max-semi-space-size=2', '--initial-heap-size=40'];

/**
 * Gives what decoding a picture or compressing a page took back to the system at once (glibc; others do not know these names):
 * the CMS would keep twice as much otherwise.
 */
export const memoryEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
