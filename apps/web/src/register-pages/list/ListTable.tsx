import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { Button } from '@portaria/ui/actions/Button'
import type { Column } from '@portaria/ui/column'
import { DataTable } from '@portaria/ui/table/DataTable'
import { useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef } from 'react'
import { useRestore } from '../form/RemovedBanner.tsx'
import { type RegisterRecord, recordTitle, registerPaths } from '../record.ts'
import { recordQuery } from '../register-queries.ts'
import type { RegisterWords } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { type ChangeList, defaultSort, type ListState } from './list-state.ts'

/** Milliseconds that a pointer rests on a row before its record is fetched ahead. */
const INTENT_MS = 80

export interface ListTableProps {
  register: AnyRegister
  words: RegisterWords
  state: ListState
  change: ChangeList
  columns: readonly Column<RegisterRecord>[]
  hidden: ReadonlySet<string>
  rows: readonly RegisterRecord[]
  loading: boolean
  refreshing: boolean
  /** Absent where nothing can be done with many. */
  selection?: ReadonlySet<string>
  onSelect?: (ids: Set<string>) => void
  empty: ReactNode
}

/** The rows: each opens its record, fetched while the pointer rests on it; removed ones are restored. */
export function ListTable(props: ListTableProps) {
  const { register, words, state, change, columns, hidden, rows } = props
  const text = pageTexts.useTexts()
  const intent = useRowIntent(register, rows)
  const { edit } = registerPaths(register)
  const opens = edit('') !== null && !state.removed
  const restore = useMemo(() => restoreButton(register), [register])
  return (
    // What is heard here only fetches ahead; everything that acts is in the rows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onPointerOver={intent}
      onFocus={intent}
      className="flex flex-col [&>div]:min-h-0 [&>div]:flex-1"
    >
      <DataTable
        label={words.many}
        columns={columns}
        hiddenColumns={hidden}
        rows={rows}
        rowKey={(record) => record.id}
        rowLabel={(record) => recordTitle(register, record)}
        loading={props.loading}
        refreshing={props.refreshing}
        sort={state.sort ?? defaultSort(register)}
        onSortChange={(sort) => change({ sort })}
        {...(opens && { rowHref: (record: RegisterRecord) => edit(record.id) ?? '' })}
        {...(props.selection &&
          !state.removed && { selection: props.selection, onSelectionChange: props.onSelect })}
        {...(state.removed && {
          actionsLabel: text('list.actions'),
          rowActions: restore,
        })}
        empty={props.empty}
      />
    </div>
  )
}

const restoreButton = (register: AnyRegister) => (record: RegisterRecord) => (
  <Restore {...{ register, record }} />
)

function Restore({ register, record }: { register: AnyRegister; record: RegisterRecord }) {
  const text = pageTexts.useTexts()
  const [busy, restore] = useRestore(register)
  return (
    <Button size="sm" icon={ArchiveRestore} loading={busy} onClick={() => void restore(record.id)}>
      {text('list.restore')}
    </Button>
  )
}

/** Fetches the record of the row that pointer or focus rests on, and the code of its page. */
function useRowIntent(register: AnyRegister, rows: readonly RegisterRecord[]) {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (event: SyntheticEvent) => {
    const row = event.target instanceof Element ? event.target.closest('tbody tr') : null
    const record = row instanceof HTMLTableRowElement ? rows[row.sectionRowIndex] : undefined
    clearTimeout(timer.current)
    if (!record || record.deleted_at !== null) return
    timer.current = setTimeout(() => {
      void client.prefetchQuery(recordQuery(register, record.id))
      void import('../RegisterFormPage.tsx')
    }, INTENT_MS)
  }
}
