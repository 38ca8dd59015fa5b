export type ToastEdge = 'top' | 'bottom'

export type Span = { readonly top: number; readonly bottom: number }

/**
 * The edge of the window where toasts of a height cover nothing important: the top, or the bottom
 * if the top is taken; the top if both are.
 */
export function freeEdge(height: number, free: Span, taken: readonly Span[]): ToastEdge {
  const isFree = (top: number) =>
    taken.every((span) => span.bottom <= top || span.top >= top + height)
  return isFree(free.top) || !isFree(free.bottom - height) ? 'top' : 'bottom'
}
