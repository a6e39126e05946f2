import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { join } from 'node:path';

/** A file of a copy of zod that lies beside one of Strapi's packages: the copy's folder, and the file in it. */
const FILE = /^(.*[\\/]@strapi[\\/][^\\/]+[\\/]node_modules[\\/]zod)[\\/](.*)$/;

/**
 * Each of Strapi's packages brings a copy of one and the same zod, and each start read eleven of them: where the version is the same
 * they share the one that was asked for first. What is not under this shape is found as ever.
 */
export function shareZod() {
  const find = Module._resolveFilename;
  /** @type {Map<string, string>} the folder that stands for a copy's */
  const standing = new Map();
  /** @type {Map<string, string>} the first folder of a version */
  const firsts = new Map();
  /** @param {string} folder */
  const firstLike = (folder) => {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (!firsts.has(version)) firsts.set(version, folder);
    return firsts.get(version) ?? folder;
  };
  Module._resolveFilename = (...args) => {
    const found = find.apply(Module, args);
    const [, folder, file] = FILE.exec(found) ?? [];
    if (folder === undefined || file === undefined) return found;
    const first = standing.get(folder) ?? firstLike(folder);
    standing.set(folder, first);
    return join(first, file);
  };
}
