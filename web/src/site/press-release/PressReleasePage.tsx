/** . */
export function PressReleasePage() {
  return <h1>PressRelease</h1>;
}
