import { type RefObject, useEffect } from 'react'

type Place = {
  /** The list's address with its page, filters and search. */
  readonly href: string
  /** The address of the row that was opened. */
  readonly row: string
  /** How far the rows were scrolled, in pixels. */
  readonly top: number
}

/** The place of the row that was opened last. */
let left: Place | null = null

/** The current address with brackets decoded, since filters may be written either way. */
function here(): string {
  const search = new URLSearchParams(location.search).toString()
  return search === '' ? location.pathname : `${location.pathname}?${search}`
}

const rowsOf = (area: Element) => area.querySelector('.ui-table-scroll')

/** Keeps the place of the row that a click opens. */
export function keepPlace({
  target,
  currentTarget,
}: {
  target: EventTarget
  currentTarget: Element
}) {
  const row = target instanceof Element ? target.closest('tr') : null
  const opened = row?.querySelector('[data-opener]')?.getAttribute('href')
  if (opened) left = { href: here(), row: opened, top: rowsOf(currentTarget)?.scrollTop ?? 0 }
}

/** The address of a list as it was left, for the link back from a record. */
export function addressLeft(list: string): string {
  return left !== null && left.href.split('?')[0] === list ? left.href : list
}

/** The last record that was read, and its place in the browser's history. */
let read: { readonly page: string; readonly index: number } | null = null

/** Remembers the record being read, for the way back from its form. */
export function keepRecord(index: number): void {
  read = { page: location.pathname, index }
}

/** Whether the previous page in the browser's history shows this record. */
export function isRecordBehind(page: string, index: number): boolean {
  return read !== null && read.page === page && read.index === index - 1
}

/** Scrolls a list to where it was left and focuses the opened row, once it is drawn. */
export function useReturnToRow(
  area: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): void {
  useEffect(() => {
    if (rows.length === 0 || left?.href !== here() || area.current === null) return
    const openers = [...area.current.querySelectorAll<HTMLElement>('[data-opener]')]
    const opener = openers.find((one) => one.getAttribute('href') === left?.row)
    const scroller = rowsOf(area.current)
    if (!opener || !scroller) return
    scroller.scrollTop = left.top
    opener.focus({ preventScroll: true })
    opener.scrollIntoView({ block: 'nearest' })
    left = null
  }, [area, rows])
}
