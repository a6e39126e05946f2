/** . */
export function LockersPage() {
  return <h1>Lockers</h1>;
}
