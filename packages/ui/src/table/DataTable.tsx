import { clsx } from 'clsx'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { Skeleton } from '../display/Skeleton.tsx'
import { type Column, type SortState, toggleSelection } from './column.ts'
import { DataTableHead } from './DataTableHead.tsx'
import { DataTableRow } from './DataTableRow.tsx'
import { tableRole } from './tableRole.ts'

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The name of a row, for its checkbox and its link: "Ana Souza". */
  rowLabel: (row: Row) => string
  /** Shows skeletons instead of rows. */
  loading?: boolean
  skeletonRows?: number
  /** Whether the rows shown are being replaced. */
  refreshing?: boolean
  sort?: SortState | null
  onSortChange?: (sort: SortState | null) => void
  selection?: ReadonlySet<string>
  onSelectionChange?: (selection: Set<string>) => void
  /** The address of a row; its first cell becomes a link, which can be opened in a new tab. */
  rowHref?: (row: Row) => string
  /** Opens a row that has no address. */
  onRowOpen?: (row: Row) => void
  /** Small buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode
  actionsLabel?: string
  hiddenColumns?: ReadonlySet<string>
  /** Shown when there are no rows. */
  empty?: ReactNode
  className?: string
}

/**
 * A table of rows with sorting, selection and links, independent of the source of the rows. Below
 * 40rem of its own width each row becomes a card.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    rows,
    rowKey,
    loading = false,
    skeletonRows = 12,
    selection,
    hiddenColumns,
  } = props
  const { columns: allColumns } = props
  const columns = useMemo(
    () => allColumns.filter((column) => column.fixed || !hiddenColumns?.has(column.key)),
    [allColumns, hiddenColumns],
  )
  const lastPressed = useRef<number | null>(null)
  const keys = rows.map(rowKey)
  const selectable = selection !== undefined && props.onSelectionChange !== undefined

  const latest = useRef({ props, keys })
  useEffect(() => {
    latest.current = { props, keys }
  })
  // Stays the same function, so that a row renders only when the row itself changes.
  const toggle = useCallback((key: string, range: boolean) => {
    const { props: now, keys: present } = latest.current
    const index = present.indexOf(key)
    const from = range ? lastPressed.current : null
    lastPressed.current = index
    if (now.selection) {
      now.onSelectionChange?.(toggleSelection(now.selection, present, index, from))
    }
  }, [])
  const togglePage = (on: boolean) => {
    const others = [...(selection ?? [])].filter((key) => !keys.includes(key))
    props.onSelectionChange?.(new Set(on ? [...others, ...keys] : others))
  }

  const empty = !loading && rows.length === 0
  return (
    <div className={clsx('@container relative flex min-h-0 flex-col', props.className)}>
      {props.refreshing && (
        <div className="absolute inset-x-0 top-0 z-20 h-0.5 animate-pulse bg-accent" />
      )}
      {/* A scrolling region must be reachable by keyboard. */}
      <section
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="ui-table-scroll min-h-0 flex-1 overflow-auto rounded-[inherit] -outline-offset-2!"
      >
        <table
          {...tableRole.table}
          aria-label={label}
          aria-busy={loading || props.refreshing || undefined}
          className="ui-table"
        >
          <DataTableHead
            columns={columns}
            sort={props.sort ?? null}
            onSortChange={props.onSortChange}
            selectable={selectable}
            selected={keys.filter((key) => selection?.has(key)).length}
            total={keys.length}
            onTogglePage={togglePage}
            actionsLabel={props.rowActions && (props.actionsLabel ?? '')}
          />
          {/* One animation for all skeletons: separate ones would each be a layer to paint. */}
          <tbody {...tableRole.rowgroup} className={clsx(loading && 'animate-pulse')}>
            {loading
              ? Array.from({ length: skeletonRows }, (_, index) => (
                  <SkeletonRow
                    key={index}
                    columns={columns}
                    selectable={selectable}
                    actions={props.rowActions !== undefined}
                  />
                ))
              : rows.map((row) => {
                  const key = rowKey(row)
                  return (
                    <DataTableRow
                      key={key}
                      id={key}
                      row={row}
                      columns={columns}
                      label={props.rowLabel(row)}
                      selected={selectable ? selection.has(key) : undefined}
                      onToggle={toggle}
                      href={props.rowHref?.(row)}
                      onOpen={props.onRowOpen}
                      actions={props.rowActions}
                    />
                  )
                })}
          </tbody>
        </table>
        {empty && props.empty}
      </section>
    </div>
  )
}

interface SkeletonRowProps<Row> {
  columns: readonly Column<Row>[]
  selectable: boolean
  actions: boolean
}

function SkeletonRow<Row>({ columns, selectable, actions }: SkeletonRowProps<Row>) {
  return (
    <tr aria-hidden>
      {selectable && (
        <td data-cell="box">
          <Skeleton className="size-4.5 animate-none! rounded-sm!" />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-cell={index === 0 ? 'first' : 'other'}
          data-card={column.cardHidden ? 'off' : undefined}
        >
          <span className={clsx('flex', column.align === 'end' && 'justify-end')}>
            <Skeleton
              className={clsx(
                'animate-none!',
                column.skeleton ?? (index === 0 ? 'h-3.5 w-40' : 'h-3.5 w-20'),
              )}
            />
          </span>
        </td>
      ))}
      {actions && (
        <td data-cell="actions">
          <Skeleton className="ms-auto h-1 w-7 animate-none! pointer-coarse:w-9" />
        </td>
      )}
    </tr>
  )
}
