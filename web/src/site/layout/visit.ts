/** Where a visitor is on the site, from the document that was opened on. */
export class Visit {
  constructor(
    private pathname: string,
    private hash: string,
  ) {}

  /** Notes where the visitor is now: on another page, at another place of the page, or where they were already. */
  arriveAt(pathname: string, hash: string): 'page' | 'place' | 'already' {
    const isSamePage = this.pathname === pathname;
    const isSamePlace = isSamePage && this.hash === hash;
    this.pathname = pathname;
    this.hash = hash;
    if (isSamePlace) return 'already';
    return isSamePage ? 'place' : 'page';
  }
}
