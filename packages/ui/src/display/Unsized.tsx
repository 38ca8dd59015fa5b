/** Stands for a part whose height is not known before it is loaded; `WhenSized` waits for it. */
export function Unsized() {
  return <span data-unsized hidden />
}
