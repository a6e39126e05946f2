/**
 * Has this process write and read times as UTC, whatever zone the machine is in: Strapi's columns of PostgreSQL have none, and `pg` fills
 * them by the clock on the wall. Two CMS in two zones would take each other's leases for over, a backup would shift on another machine,
 * and an hour would come twice in autumn. Days and hours that people see are Lagos's, which is named wherever they are made.
 */
export function useOneTimeZone(): void {
  process.env['TZ'] = 'UTC';
}
