export type ToastEdge = 'top' | 'bottom'

/** A rectangle of the window, in pixels from its upper left corner. */
export type Box = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Where toasts are: at an edge of the window, pixels from it, and pixels right of the centre. */
export type ToastPlace = {
  readonly edge: ToastEdge
  readonly inset: number
  readonly shift: number
}

/** Pixels between two places that are tried. */
const STEP = 8

/** The part of the free height in which toasts belong to an edge. */
const NEAR = 1 / 3

/** The part of the free width beside the toasts by which they may leave the centre. */
const ASIDE = 1 / 2

/**
 * Finds the place for toasts of a size that covers no control: near the first edge, in the centre or
 * beside it; near the other; or else anywhere between. If every place covers a control, it is the
 * one that covers least.
 */
export function findPlace(
  size: { readonly width: number; readonly height: number },
  free: Box,
  controls: readonly Box[],
  edges: readonly ToastEdge[],
): ToastPlace {
  const centred = (free.left + free.right - size.width) / 2
  const coveredAt = ({ edge, inset, shift }: ToastPlace) => {
    const top = edge === 'top' ? free.top + inset : free.bottom - inset - size.height
    const left = centred + shift
    const box = { top, bottom: top + size.height, left, right: left + size.width }
    return controls.reduce((sum, control) => sum + shared(box, control), 0)
  }
  const height = free.bottom - free.top
  const aside = shiftsOf((centred - free.left) * ASIDE)
  const near = edges.flatMap((edge) =>
    placesFrom(edge, height * NEAR - size.height, [0]).concat(
      placesFrom(edge, height * NEAR - size.height, aside),
    ),
  )
  const others = edges
    .slice(0, 1)
    .flatMap((edge) => placesFrom(edge, height - size.height, [0, ...aside]))
  let best: ToastPlace = { edge: edges[0] ?? 'top', inset: 0, shift: 0 }
  let least = Number.POSITIVE_INFINITY
  for (const place of [...near, ...others]) {
    const covered = coveredAt(place)
    if (covered === 0) return place
    if (covered < least) [best, least] = [place, covered]
  }
  return best
}

/** The places from an edge on, the nearest first; the nearest alone if there is no room. */
function placesFrom(edge: ToastEdge, reach: number, shifts: readonly number[]): ToastPlace[] {
  return stepsTo(reach).flatMap((inset) => shifts.map((shift) => ({ edge, inset, shift })))
}

/** Pixels to both sides, the smallest first. */
const shiftsOf = (reach: number): number[] =>
  stepsTo(reach)
    .slice(1)
    .flatMap((shift) => [-shift, shift])

const stepsTo = (reach: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor(reach / STEP)) + 1 }, (_, index) => index * STEP)

/** The area that two boxes share, in square pixels. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
