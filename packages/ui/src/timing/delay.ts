/** Performs a work once, after some milliseconds; returns a function that cancels it. */
export function delay(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}
