/** Whether the page is being laid out for paper. */
let onPaper = false
const listeners = new Set<() => void>()

/** Whether the page is being laid out for paper, where days are written in full. */
export const isOnPaper = (): boolean => onPaper

/** Calls back when the page goes to paper or comes back; returns a function that ends it. */
export function onPaperChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function goTo(paper: boolean): void {
  if (paper === onPaper) return
  onPaper = paper
  for (const listener of listeners) listener()
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => goTo(true))
  window.addEventListener('afterprint', () => goTo(false))
  // A browser that is driven by a program lays out for paper without these events.
  window.matchMedia?.('print').addEventListener('change', ({ matches }) => goTo(matches))
}
