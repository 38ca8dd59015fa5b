import { clsx } from 'clsx'
import { type Tone, toneClass } from '../display/Badge.tsx'
import type { IconType } from '../display/icon.ts'
import { useUi } from '../provider/UiProvider.tsx'

/** A mark that cells can have; marks are shown in order. */
export interface FloorMark {
  key: string
  /** Its words in the legend. */
  label: string
  icon: IconType
  tone: Tone
}

export interface FloorCell {
  key: string
  label: string
  href: string
  /** Whether nobody is there; the cell is then drawn as an outline. */
  empty: boolean
  /** Number of each mark; zeros are not drawn. */
  marks: Readonly<Record<string, number>>
  /** The content in words, for screen readers and the tooltip. */
  description: string
}

export interface FloorGridProps {
  /** The accessible name of the drawing. */
  label: string
  /** The heading of the column with the names of rows. */
  rowsLabel: string
  /** The rows from the top; null is a missing cell. */
  rows: readonly { key: string; label: string; cells: readonly (FloorCell | null)[] }[]
  marks: readonly FloorMark[]
  /** The words in the legend for empty and for occupied cells. */
  emptyLabel: string
  filledLabel: string
}

/**
 * A drawing of a building: floors on top of each other with their cells, which are links. It is a
 * table, so that screen readers read floor by floor.
 */
export function FloorGrid(props: FloorGridProps) {
  const { label, rowsLabel, rows, marks, emptyLabel, filledLabel } = props
  return (
    <figure className="flex flex-col gap-4">
      <div className="max-w-full overflow-x-auto pb-1">
        <table className="border-separate border-spacing-1 rounded-t-lg border-x-2 border-t-2 border-b-4 border-line bg-ground p-1">
          <caption className="sr-only">{label}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{rowsLabel}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th
                  scope="row"
                  className="tabular sticky start-0 z-1 bg-ground px-2 text-end text-xs font-normal whitespace-nowrap text-muted"
                >
                  {row.label}
                </th>
                {row.cells.map((cell, nth) => (
                  <td key={cell?.key ?? nth} className="p-0">
                    {cell && <Cell cell={cell} marks={marks} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-2 text-xs text-muted">
        <Sample className="border-line bg-surface">{filledLabel}</Sample>
        <Sample className="border-dashed border-line-strong">{emptyLabel}</Sample>
        {marks.map(({ key, label: words, icon: Icon, tone }) => (
          <span key={key} className="inline-flex items-center gap-1.5">
            <span
              className={clsx(
                'inline-flex size-5 items-center justify-center rounded-sm',
                toneClass[tone],
              )}
            >
              <Icon aria-hidden className="size-3.5" />
            </span>
            {words}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function Sample({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={clsx('size-5 rounded-sm border', className)} />
      {children}
    </span>
  )
}

function Cell({ cell, marks }: { cell: FloorCell; marks: readonly FloorMark[] }) {
  const { link: Link } = useUi()
  const shown = marks.filter(({ key }) => (cell.marks[key] ?? 0) > 0)
  const isAlarmed = shown.some(({ tone }) => tone === 'danger')
  return (
    <Link
      href={cell.href}
      aria-label={`${cell.label}: ${cell.description}`}
      data-tooltip={cell.description}
      className={clsx(
        'flex h-11 w-10 flex-col items-center justify-center gap-0.5 rounded-md border text-xs hover:border-accent sm:h-12 sm:w-16',
        isAlarmed && 'border-danger bg-danger-soft text-danger-ink',
        !isAlarmed && cell.empty && 'border-dashed border-line-strong text-muted',
        !isAlarmed && !cell.empty && 'border-line bg-surface',
      )}
    >
      <span className="tabular font-medium">{cell.label}</span>
      {shown.length > 0 && (
        <span aria-hidden className="flex gap-0.5">
          {shown.map(({ key, icon: Icon, tone }) => (
            <span
              key={key}
              className={clsx(
                'inline-flex h-4.5 items-center gap-0.5 rounded-sm px-0.5 text-[0.625rem] leading-none font-semibold',
                toneClass[tone],
              )}
            >
              <Icon className="size-3" />
              {(cell.marks[key] ?? 0) > 1 && cell.marks[key]}
            </span>
          ))}
        </span>
      )}
    </Link>
  )
}
