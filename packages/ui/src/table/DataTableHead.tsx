import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Checkbox } from '../fields/Checkbox.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import { type Column, nextSort, type SortState } from './column.ts'
import { tableRole } from './tableRole.ts'

export interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: SortState | null
  onSortChange: ((sort: SortState | null) => void) | undefined
  selectable: boolean
  /** Number of selected rows of the page, and of all its rows. */
  selected: number
  total: number
  onTogglePage: (on: boolean) => void
  /** The name of the last column, if rows have buttons. */
  actionsLabel: string | undefined
}

/** The sticky head of a table: column names, sorting, and the checkbox for the whole page. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, sort, onSortChange, selectable, selected, total } = props
  const { texts } = useUi()
  return (
    <thead {...tableRole.rowgroup}>
      <tr {...tableRole.row}>
        {selectable && (
          <th scope="col" data-cell="box">
            <Checkbox
              aria-label={texts.selectPage}
              checked={total > 0 && selected === total}
              mixed={selected > 0 && selected < total}
              disabled={total === 0}
              onChange={props.onTogglePage}
              className="align-middle"
            />
          </th>
        )}
        {columns.map((column, index) => {
          const direction = sort?.key === column.key ? sort.direction : undefined
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={column.sortable ? (direction ?? 'none') : undefined}
              style={column.width ? { minInlineSize: column.width } : undefined}
              data-cell={index === 0 ? 'first' : 'other'}
              data-align={column.align}
            >
              {column.sortable && onSortChange ? (
                <button
                  type="button"
                  onClick={() => onSortChange(nextSort(sort, column.key))}
                  className={clsx(
                    'group/sort -mx-1.5 inline-flex h-7 items-center gap-1 rounded-md px-1.5 hover:bg-hover hover:text-ink',
                    direction && 'text-ink',
                    column.align === 'end' && 'flex-row-reverse',
                  )}
                >
                  {column.header}
                  <SortMark direction={direction} />
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {props.actionsLabel !== undefined && (
          <th scope="col" data-cell="actions">
            <span className="sr-only">{props.actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function SortMark({ direction }: { direction: SortState['direction'] | undefined }) {
  if (direction === 'ascending') return <ArrowUp aria-hidden className="size-3.5" />
  if (direction === 'descending') return <ArrowDown aria-hidden className="size-3.5" />
  return (
    <ChevronsUpDown
      aria-hidden
      className="size-3.5 opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100"
    />
  )
}
