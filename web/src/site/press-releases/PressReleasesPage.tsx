/** . */
export function PressReleasesPage() {
  return <h1>PressReleases</h1>;
}
