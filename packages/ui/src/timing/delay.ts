/** Does a work once, some milliseconds later; the answer calls it off. */
export function delay(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}
