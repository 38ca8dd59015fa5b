import type { PlannedDoor } from '@portaria/contract/modules/custody/locker-doors'

/** The drawn height of a door as a multiple of the smallest. */
export const doorHeights = { P: 1, M: 2, G: 3, GG: 4 } as const

/** The maximum height of a column, in heights of the smallest door. */
const COLUMN = 16

type Sized = Pick<PlannedDoor, 'size'>

const heightOf = (doors: readonly Sized[]): number =>
  doors.reduce((sum, { size }) => sum + doorHeights[size], 0)

/**
 * Arranges doors in columns from the top, in the order of the record. Columns have equal height if
 * the sizes allow it, as lockers are built; otherwise each is filled as far as possible.
 */
export function columnsOf<Door extends Sized>(doors: readonly Door[]): Door[][] {
  const total = heightOf(doors)
  for (let count = Math.max(1, Math.ceil(total / COLUMN)); count <= doors.length; count += 1) {
    const columns = filled(doors, total / count)
    if (columns.every((column) => heightOf(column) === total / count)) return columns
  }
  return filled(doors, COLUMN)
}

function filled<Door extends Sized>(doors: readonly Door[], most: number): Door[][] {
  const columns: Door[][] = []
  for (const door of doors) {
    const last = columns.at(-1)
    if (last && heightOf([...last, door]) <= most) last.push(door)
    else columns.push([door])
  }
  return columns
}

/**
 * Finds the door that an arrow key leads to; undefined for another key, and at the edge. Sideways
 * it is the door at the same height. On right-to-left pages left and right are swapped.
 */
export function doorBeside<Door extends Sized>(
  columns: readonly (readonly Door[])[],
  from: Door,
  key: string,
  mirrored: boolean,
): Door | undefined {
  const at = columns.findIndex((column) => column.includes(from))
  const column = columns[at] ?? []
  const row = column.indexOf(from)
  if (key === 'ArrowDown') return column[row + 1]
  if (key === 'ArrowUp') return column[row - 1]
  if (key === 'Home') return columns[0]?.[0]
  if (key === 'End') return columns.at(-1)?.at(-1)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const beside = columns[at + ((key === 'ArrowRight') === mirrored ? -1 : 1)] ?? []
  const top = heightOf(column.slice(0, row))
  let above = 0
  for (const door of beside) {
    above += doorHeights[door.size]
    if (above > top) return door
  }
  return beside.at(-1)
}
