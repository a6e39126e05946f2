/** What advertisers and mail programs add to an address for their own counting; no page shows anything else for it. */
const CAMPAIGN =
  /^(?:utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|gad_source|msclkid|ttclid|twclid|li_fat_id|igshid|mc_cid|mc_eid)(?:=|$)/;

/**
 * The address of a visit without the marks of a campaign (P4: such a visit is answered from memory like any other); of a query alone
 * what it asks of the page.
 */
export function withoutCampaign(url: string): string {
  const query = url.indexOf('?');
  if (query === -1) return url;
  const rest = url
    .slice(query + 1)
    .split('&')
    .filter((part) => part !== '' && !CAMPAIGN.test(part));
  return rest.length === 0 ? url.slice(0, query) : `${url.slice(0, query)}?${rest.join('&')}`;
}
