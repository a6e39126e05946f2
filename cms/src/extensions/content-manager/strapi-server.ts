import { duplicateAtOnce, type EntryController } from '../../identity/duplicate-at-once';

type Plugin = { controllers: Record<string, unknown> & { 'collection-types': EntryController } };

/** Strapi's lists of entries, which duplicate what gets a number of its own. In new objects, as the library's. */
export default (plugin: Plugin) => ({
  ...plugin,
  controllers: { ...plugin.controllers, 'collection-types': duplicateAtOnce(plugin.controllers['collection-types']) },
});
