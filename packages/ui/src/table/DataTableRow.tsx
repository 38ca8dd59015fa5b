import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react'
import { Checkbox } from '../fields/Checkbox.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import type { Column } from './column.ts'
import { tableRole } from './tableRole.ts'

export interface DataTableRowProps<Data> {
  id: string
  row: Data
  columns: readonly Column<Data>[]
  label: string
  /** Undefined if rows cannot be selected. */
  selected: boolean | undefined
  onToggle: (id: string, range: boolean) => void
  href: string | undefined
  onOpen: ((row: Data) => void) | undefined
  actions: ((row: Data) => ReactNode) | undefined
}

const openerClass =
  'text-start font-medium outline-offset-4 group-hover/row:text-accent-ink focus-visible:rounded-sm'

/**
 * One row. A press outside its controls opens it like its link, also with modifier keys. Memoised,
 * since the page around it renders at every key and answer.
 */
export const DataTableRow = memo(Row) as typeof Row

function Row<Data>(props: DataTableRowProps<Data>) {
  const { id, row, columns, label, selected, onToggle, href, onOpen, actions } = props
  const { texts, link: Link } = useUi()
  const selectable = selected !== undefined
  const opens = href !== undefined || onOpen !== undefined

  const press = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!opens || event.button > 1 || !(event.target instanceof Element)) return
    if (event.target.closest('a, button, input, label, select, [role=menuitem]')) return
    if (window.getSelection()?.type === 'Range') return
    const opener = event.currentTarget.querySelector('[data-opener]')
    const { ctrlKey, metaKey, shiftKey } = event
    const asked = { ctrlKey: ctrlKey || event.button === 1, metaKey, shiftKey }
    opener?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ...asked }),
    )
  }

  const content = (column: Column<Data>, index: number) => {
    const cell = column.cell(row)
    if (index > 0 || !opens) return cell
    if (href !== undefined) {
      return (
        <Link data-opener href={href} className={openerClass} onKeyDown={moveBetweenRows}>
          {cell}
        </Link>
      )
    }
    return (
      <button
        data-opener
        type="button"
        onClick={() => onOpen?.(row)}
        onKeyDown={moveBetweenRows}
        className={openerClass}
      >
        {cell}
      </button>
    )
  }

  return (
    <tr
      {...tableRole.row}
      data-opens={opens || undefined}
      data-selected={selected || undefined}
      data-acts={actions !== undefined || undefined}
      onClick={press}
      onAuxClick={press}
      className="group/row"
    >
      {selectable && (
        <td {...tableRole.cell} data-cell="box">
          <Checkbox
            aria-label={`${texts.selectRow}: ${label}`}
            checked={selected}
            onChange={() => undefined}
            onClick={(event) => onToggle(id, event.shiftKey)}
            className="align-middle"
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          {...tableRole.cell}
          data-cell={index === 0 ? 'first' : 'other'}
          data-align={column.align}
          data-label={column.header}
          data-card={column.cardHidden ? 'off' : undefined}
        >
          {content(column, index)}
        </td>
      ))}
      {actions !== undefined && (
        <td {...tableRole.cell} data-cell="actions">
          {actions(row)}
        </td>
      )}
    </tr>
  )
}

/** Moves the focus between rows by arrow up and down, skipping the controls between. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = event.currentTarget.closest('tr')
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  const opener = next?.querySelector<HTMLElement>('[data-opener]')
  if (!opener) return
  event.preventDefault()
  opener.focus()
}
