import { Card } from '@portaria/ui/display/Card'
import { ScrollRegion } from '@portaria/ui/layout/ScrollRegion'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface CardTableProps {
  title: string
  columns: readonly { key: string; label: string }[]
  /** A cell for each column; the first one names its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Aligns all columns except the first at the end, for numbers. */
  numeric?: boolean
  className?: string
}

/** A small table in a card, which scrolls separately if it is wider than the card. */
export function CardTable(props: CardTableProps) {
  const { title, columns, rows, numeric = false, className } = props
  const side = clsx('px-5 first:text-start', numeric ? 'tabular text-end' : 'text-start')
  return (
    <Card title={title} flush className={clsx('min-w-0', className)}>
      <ScrollRegion label={title} className="rounded-b-lg">
        <table className="w-full text-sm whitespace-nowrap">
          <thead className="border-b border-line text-xs text-muted">
            <tr>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col" className={clsx(side, 'py-2 font-medium')}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="ui-lines">
            {rows.map(({ key, cells: [name, ...others] }) => (
              <tr key={key}>
                <th scope="row" className={clsx(side, 'py-2.5 font-medium')}>
                  {name}
                </th>
                {others.map((cell, index) => (
                  // The order of the columns never changes.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={index} className={clsx(side, 'py-2.5')}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  )
}
