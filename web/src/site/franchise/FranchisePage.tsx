/** . */
export function FranchisePage() {
  return <h1>Franchise</h1>;
}
