import { ScrollRegion } from '../layout/ScrollRegion.tsx'
export interface HeatTableProps {
  /** The quantity; caption of the table. */
  label: string
  /** Names of the rows, and of the columns. */
  rows: readonly string[]
  columns: readonly string[]
  /** The values by row and column. */
  values: readonly (readonly number[])[]
  formatValue: (value: number) => string
}

/**
 * Per cent of the accent colour in the fullest cell, whose number stays readable in every scheme.
 */
const FULLEST = 45

/** Quantities in two dimensions: a table whose cells are darker the larger their value. */
export function HeatTable({ label, rows, columns, values, formatValue }: HeatTableProps) {
  const most = Math.max(1, ...values.flat())
  return (
    <ScrollRegion label={label}>
      <table className="w-full min-w-176 border-separate border-spacing-0.5 text-xs">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <td>
              <span className="sr-only">{label}</span>
            </td>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="tabular pb-1 text-center font-normal text-muted"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((name, row) => (
            <tr key={name}>
              <th scope="row" className="pe-2 text-start font-normal whitespace-nowrap text-muted">
                {name}
              </th>
              {columns.map((column, nth) => {
                const value = values[row]?.[nth] ?? 0
                const share = Math.round((value / most) * FULLEST)
                return (
                  <td
                    key={column}
                    style={{
                      background: `color-mix(in srgb, var(--ui-accent) ${share}%, var(--ui-sunken))`,
                    }}
                    className="tabular h-7 min-w-6 rounded-sm text-center print:border print:border-line"
                  >
                    {value > 0 ? (
                      formatValue(value)
                    ) : (
                      <span className="sr-only">{formatValue(0)}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
