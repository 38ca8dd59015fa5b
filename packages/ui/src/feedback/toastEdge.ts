export type ToastEdge = 'top' | 'bottom'

export type Span = { readonly top: number; readonly bottom: number }

/**
 * The edge of the window where toasts of a height cover nothing important: the bottom if only the
 * top is taken, otherwise the top.
 */
export function freeEdge(height: number, free: Span, taken: readonly Span[]): ToastEdge {
  const isFree = (top: number) =>
    taken.every((span) => span.bottom <= top || span.top >= top + height)
  return isFree(free.top) || !isFree(free.bottom - height) ? 'top' : 'bottom'
}
