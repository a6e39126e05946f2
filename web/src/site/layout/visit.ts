/** Where in the site somebody is. */
type Place = { pathname: string; search: string; hash: string };

/** Which part of a list an address shows, and the rest of its parameters. */
function partOf(search: string): { page: string; rest: string } {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  params.delete('page');
  params.sort();
  return { page, rest: params.toString() };
}

/** Where a visitor is on the site, from the document that was opened on. */
export class Visit {
  private hasBegun = false;

  constructor(private place: Place) {}

  /** Whether the visit begins: at the first call. */
  begins(): boolean {
    const isFirst = !this.hasBegun;
    this.hasBegun = true;
    return isFirst;
  }

  /**
   * Notes where the visitor is now: on another page, at another place of the page, at another part of the same list (P13), or
   * where they were already. Another choice of what a list shows is no other place: who chooses stays at the choices.
   */
  arriveAt(place: Place): 'page' | 'place' | 'part' | 'already' {
    const before = this.place;
    this.place = place;
    if (before.pathname !== place.pathname) return 'page';
    if (before.hash !== place.hash) return 'place';
    const [left, shown] = [partOf(before.search), partOf(place.search)];
    return left.page !== shown.page && left.rest === shown.rest ? 'part' : 'already';
  }
}
