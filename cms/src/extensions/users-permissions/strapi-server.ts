import { guardCalls, type Made } from '../../accounts/last-admin';

type Services = { role: Made<'updateRole' | 'deleteRole'>; user: Made<'remove'> };
type Plugin = { services: Record<string, unknown> & Services };

/** Strapi's accounts and roles, of which the last Admin stays. In new objects: Strapi's own are there for the next CMS of this process. */
export default (plugin: Plugin) => ({
  ...plugin,
  services: {
    ...plugin.services,
    role: guardCalls(plugin.services.role, ['updateRole', 'deleteRole']),
    // A program that has a token for it deletes by this one.
    user: guardCalls(plugin.services.user, ['remove']),
  },
});
