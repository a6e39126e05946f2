type World = {
  env: NodeJS.ProcessEnv;
  settings: { port: number; cmsPort: number; host: string; dataDir: string; adminUsername: string; adminEmail: string };
  stored: { secrets: Record<string, string> };
  firstAdmin: { password?: string };
};
type Part = { env: Record<string, string> };

/** Strapi, on loopback. */
export function cmsPart(world: World): Part;

/** The public origin. */
export function proxyPart(world: World): Part;
