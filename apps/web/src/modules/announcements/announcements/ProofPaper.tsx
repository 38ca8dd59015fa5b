import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { PaperSheet } from '../../../platform/letterhead/PaperSheet.tsx'
import type { ProofSheet } from './proof-document.ts'

/** The printed proof in languages that a PDF cannot show; its content is that of the PDF. */
export function ProofPaper({ sheet }: { sheet: ProofSheet }) {
  const { title, subtitle, printed, facts, columns, units } = sheet
  return (
    <PaperSheet className="flex-col gap-4 print:flex">
      <header>
        <p className="text-lg font-semibold">{title}</p>
        <p className="text-sm">{subtitle}</p>
      </header>
      <DescriptionList items={facts} />
      {units.map((unit) => (
        <table key={unit.title} className="w-full text-start text-sm">
          <caption className="text-start font-semibold">{unit.title}</caption>
          <thead>
            <tr>
              {[columns.name, columns.standing, columns.moments].map((head) => (
                <th key={head} className="text-start font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {unit.people.map(({ id, name, standing, moments }) => (
              <tr key={id} className="break-inside-avoid border-t">
                <td className="w-1/3 py-1 align-top">{name}</td>
                <td className="w-1/4 py-1 align-top">{standing}</td>
                <td className="py-1 align-top whitespace-pre-line">{moments}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <footer className="text-sm">{printed}</footer>
    </PaperSheet>
  )
}
