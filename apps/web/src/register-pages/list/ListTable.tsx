import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { DataTable } from '@portaria/ui/table/DataTable'
import { useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { Suspense, type SyntheticEvent, useEffect, useRef } from 'react'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { keepPlace, useReturnToRow } from '../../platform/list-place.ts'
import { useOnPhone } from '../../platform/on-phone.ts'
import { useRestore } from '../form/RemovedBanner.tsx'
import { useOfficeTools } from '../office-tools.ts'
import { isErased, type RegisterRecord, recordTitle } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { recordQuery } from '../register-queries.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { ListEmpty } from './ListEmpty.tsx'
import { useList } from './list-context.ts'
import { defaultSort } from './list-state.ts'
import { RowMenu } from './RowMenu.tsx'
import { usePeek } from './use-peek.ts'

const RecordPeek = lazyCode(async () => (await import('./RecordPeek.tsx')).RecordPeek)

/** Milliseconds that a pointer must rest on a row before its record is fetched ahead. */
const INTENT_MS = 80

export interface ListTableProps {
  rows: readonly RegisterRecord[]
  loading: boolean
  refreshing: boolean
  /** Undefined if the role may not change many rows. */
  selection?: ReadonlySet<string>
  onSelect?: (ids: Set<string>) => void
}

/**
 * The table of rows: each opens its record, which is fetched while the pointer rests on it; removed
 * ones can be restored, unless they were erased.
 */
export function ListTable(props: ListTableProps) {
  const { rows } = props
  const { register, paths } = useRegister()
  const { words, state, change, columns, view } = useList()
  const text = pageTexts.useTexts()
  const intent = useRowIntent(register, rows)
  const area = useRef<HTMLDivElement>(null)
  useReturnToRow(area, rows)
  const { record: pageOf } = paths
  const onPhone = useOnPhone()
  const tools = useOfficeTools()
  const opens = pageOf('') !== null && !state.removed
  const panel = useRef<HTMLElement>(null)
  const peek = usePeek(rows, panel, opens && !onPhone)
  const shown = peek.record
  const backToRow = () => {
    const page = shown && pageOf(shown.id)
    // The focused row is shown beside the list; closing comes after that.
    area.current?.querySelector<HTMLElement>(`[data-opener][href="${page}"]`)?.focus()
    peek.close()
  }
  return (
    <div className="relative flex min-h-0">
      {/* These listeners only fetch ahead, remember the place and show the record beside it; the
        controls are in the rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={area}
        onClickCapture={keepPlace}
        onPointerOver={intent}
        onKeyDown={peek.onKeyDown}
        onFocus={(event) => {
          intent(event)
          peek.onFocus(event)
        }}
        className="flex min-w-0 flex-1 flex-col [&>div]:min-h-0 [&>div]:flex-1"
      >
        <DataTable
          label={words.many}
          columns={columns}
          hiddenColumns={view.hidden}
          rows={rows}
          rowKey={(record) => record.id}
          rowLabel={(record) => recordTitle(register, record)}
          loading={props.loading}
          refreshing={props.refreshing}
          sort={state.sort ?? defaultSort(register)}
          onSortChange={(sort) => change({ sort })}
          {...(opens && { rowHref: (record: RegisterRecord) => pageOf(record.id) ?? '' })}
          {...(props.selection &&
            !state.removed && { selection: props.selection, onSelectionChange: props.onSelect })}
          {...((state.removed || (onPhone && opens && tools)) && {
            actionsLabel: text('list.actions'),
            rowActions: state.removed ? removedAction : rowMenu,
          })}
          empty={<ListEmpty />}
        />
      </div>
      {shown && (
        <Suspense>
          <RecordPeek ref={panel} row={shown} onClose={peek.close} onLeave={backToRow} />
        </Suspense>
      )}
    </div>
  )
}

// Only cards have a menu. In a wide window the record's page is one press away.
const rowMenu = (record: RegisterRecord) => <RowMenu row={record} />
const removedAction = (record: RegisterRecord) =>
  isErased(record) ? <Erased record={record} /> : <Restore record={record} />

/** A link to the record's page, which says what was erased. */
function Erased({ record }: { record: RegisterRecord }) {
  const text = pageTexts.useTexts()
  const page = useRegister().paths.record(record.id)
  return (
    page !== null && (
      <ButtonLink size="sm" href={page}>
        {text('list.erased')}
      </ButtonLink>
    )
  )
}

function Restore({ record }: { record: RegisterRecord }) {
  const text = pageTexts.useTexts()
  const [busy, restore] = useRestore()
  return (
    <Button size="sm" icon={ArchiveRestore} loading={busy} onClick={() => void restore(record.id)}>
      {text('list.restore')}
    </Button>
  )
}

/** Fetches the record of the row that has the pointer or focus, and the code of its page. */
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
      void import('../record/RegisterRecordPage.tsx')
    }, INTENT_MS)
  }
}
