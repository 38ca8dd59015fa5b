import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { PaperSheet } from '../../platform/letterhead/PaperSheet.tsx'
import type { IncidentSheet, IncidentTable } from './incident-document.ts'

/** The printed report where a PDF lacks letters of its text; its content is that of the PDF. */
export function IncidentPaper({ sheet }: { sheet: IncidentSheet }) {
  const { title, subtitle, printed, facts, timeline, deliveries } = sheet
  return (
    <PaperSheet className="flex-col gap-4 print:flex">
      <header>
        <p className="text-lg font-semibold">{title}</p>
        <p className="text-sm">{subtitle}</p>
      </header>
      <DescriptionList
        items={facts.map(({ term, value }) => ({ term, value: <bdi>{value}</bdi> }))}
      />
      <Table table={timeline} />
      {deliveries.rows.length > 0 && <Table table={deliveries} />}
      <footer className="text-sm">{printed}</footer>
    </PaperSheet>
  )
}

function Table({ table: { title, head, rows } }: { table: IncidentTable }) {
  return (
    <table className="w-full text-start text-sm">
      <caption className="text-start font-semibold">{title}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} className="text-start font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, nth) => (
          // Rows have no id, and never change.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={nth} className="break-inside-avoid border-t">
            {row.map((cell, place) => (
              <td key={head[place]} className="py-1 pe-4 align-top break-words">
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
