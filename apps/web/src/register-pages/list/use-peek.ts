import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import type { RegisterRecord } from '../record.ts'

/** The record beside a list, and what a list's rows do for it. */
export type Peek = {
  readonly record: RegisterRecord | null
  readonly close: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (event: FocusEvent) => void
}

/** The row of a table's body in which an event happened: the row's element and its record. */
function rowOf(target: EventTarget, rows: readonly RegisterRecord[]) {
  const element = target instanceof Element ? target.closest('tbody tr') : null
  const record = element instanceof HTMLTableRowElement ? rows[element.sectionRowIndex] : undefined
  return element && record ? { element, record } : null
}

/**
 * Shows the record of the focused row beside its list: Space opens it, the arrows go on to other
 * rows, Escape closes it, and the arrow towards it moves the focus into it. The focus stays in the
 * row meanwhile, so that Enter opens the record's page (interface §23).
 */
export function usePeek(
  rows: readonly RegisterRecord[],
  panel: RefObject<HTMLElement | null>,
  isAllowed: boolean,
): Peek {
  const [id, setId] = useState<string | null>(null)
  const record = isAllowed ? (rows.find((row) => row.id === id) ?? null) : null
  const close = () => setId(null)
  return {
    record,
    close,
    onKeyDown(event) {
      const isOpener = event.target instanceof Element && event.target.matches('[data-opener]')
      const row = isAllowed && isOpener ? rowOf(event.target, rows) : null
      if (!row || event.altKey || event.ctrlKey || event.metaKey) return
      const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
      if (event.key === ' ') setId(record?.id === row.record.id ? null : row.record.id)
      else if (event.key === 'Escape' && record) close()
      else if (event.key === forward && record) panel.current?.focus()
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    onFocus({ target }) {
      const row = record && rowOf(target, rows)
      if (row) setId(row.record.id)
    },
  }
}
