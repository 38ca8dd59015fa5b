export interface FloatingPlace {
  /** The button's box in the window, in pixels. */
  anchor: { top: number; bottom: number; left: number; right: number }
  /** The panel's own size. */
  size: { width: number; height: number }
  /** The window without its scroll bars. */
  window: { width: number; height: number }
  /** The aligned edges of panel and button, in reading direction. */
  align: 'start' | 'center' | 'end'
  direction: 'ltr' | 'rtl'
  /** Pixels between button and panel. */
  offset: number
}

/** Pixels between a panel and the edges of the window. */
const edge = 8

/**
 * The place of a panel: below its button, or above if there is more space, inside the window.
 * `maxHeight` is the height available there.
 */
export function placeFloating({ anchor, size, window, align, direction, offset }: FloatingPlace) {
  const below = window.height - edge - anchor.bottom - offset
  const above = anchor.top - offset - edge
  const isAbove = size.height > below && above > below
  const maxHeight = Math.max(0, isAbove ? above : below)
  const height = Math.min(size.height, maxHeight)
  const atLeft = (align === 'start') === (direction === 'ltr')
  const aligned =
    align === 'center'
      ? (anchor.left + anchor.right - size.width) / 2
      : atLeft
        ? anchor.left
        : anchor.right - size.width
  const left = Math.max(edge, Math.min(aligned, window.width - edge - size.width))
  const top = isAbove ? anchor.top - offset - height : anchor.bottom + offset
  return { top: Math.round(top), left: Math.round(left), maxHeight, isAbove }
}
