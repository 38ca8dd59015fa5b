/** The steps of arrow keys over a grid that is read from the left. */
const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Returns the window that a key leads to from another in a grid: the next one in the direction of
 * an arrow, past gaps; the first or last one of the floor by Home and End. Null where there is none.
 */
export function windowBeside(grid: Element, from: Element, key: string): HTMLElement | null {
  const rows = [...grid.querySelectorAll('tr')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('td'),
  ])
  const at = rows.findIndex((row) => row.some((cell) => cell === from))
  const column = rows[at]?.findIndex((cell) => cell === from) ?? -1
  if (column === -1) return null
  const own = rows[at]?.filter(isWindow) ?? []
  if (key === 'Home') return own[0] ?? null
  if (key === 'End') return own.at(-1) ?? null
  const step = steps[key]
  if (step === undefined) return null
  const isMirrored = getComputedStyle(grid).direction === 'rtl'
  const [down, along] = [step[0], isMirrored ? -step[1] : step[1]]
  for (let nth = 1; nth <= Math.max(rows.length, rows[at]?.length ?? 0); nth += 1) {
    const cell = rows[at + down * nth]?.[column + along * nth]
    if (cell && isWindow(cell)) return cell
  }
  return null
}

const isWindow = (cell: HTMLElement): boolean => cell.dataset['unit'] !== undefined
