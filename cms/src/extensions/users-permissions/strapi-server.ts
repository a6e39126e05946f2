import { guardRoles } from '../../accounts/last-admin';

type Plugin = { services: Record<string, unknown> & { role: Parameters<typeof guardRoles>[0] } };

/** Strapi's accounts and roles, of which the last Admin stays. In new objects: Strapi's own are there for the next CMS of this process. */
export default (plugin: Plugin) => ({
  ...plugin,
  services: { ...plugin.services, role: guardRoles(plugin.services.role) },
});
