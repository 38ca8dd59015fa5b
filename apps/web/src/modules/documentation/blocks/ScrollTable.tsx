import { ScrollRegion } from '@portaria/ui/layout/ScrollRegion'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { documentationTexts } from '../texts/documentation-texts.ts'

export interface ScrollTableProps {
  /** The subject of the table, read aloud. */
  title: string
  head: readonly ReactNode[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Uses small, close text, for many columns. */
  dense?: boolean
}

/** A table of an article; if it is wider than the page, it scrolls separately. */
export function ScrollTable({ title, head, rows, dense = false }: ScrollTableProps) {
  const t = documentationTexts.useTexts()
  return (
    <ScrollRegion
      label={t('table', { title })}
      className="rounded-lg border border-line bg-surface"
    >
      <table
        className={clsx(
          'w-full',
          dense
            ? 'text-xs [&_td]:min-w-20 [&_td]:px-2 [&_th]:min-w-20 [&_th]:px-2'
            : 'text-sm [&_td]:px-3 [&_th]:px-3',
        )}
      >
        <thead>
          <tr className="border-b border-line">
            {head.map((cell, index) => (
              // The order of the columns never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} scope="col" className="py-2 text-start align-bottom font-medium">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ui-lines">
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row" className="py-2 text-start align-top font-medium">
                {first}
              </th>
              {others.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={index} className="py-2 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
