/**
 * Imported before anything that imports zod. zod compiles its object checks with `new Function` and probes for it when a
 * schema is made; the content security policy forbids that and reports each try. zod reads this object when it loads.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
