/**
 * A placeholder for a part whose height is unknown until it is loaded; `WhenSized` waits for it.
 */
export function Unsized() {
  return <span data-unsized hidden />
}
