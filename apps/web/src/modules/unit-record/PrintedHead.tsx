import type { UnitRecord } from '@portaria/contract/modules/unit-record/unit-record'
import { PrintedLetterhead } from '../../platform/letterhead/PrintedLetterhead.tsx'
import type { AskedPeriod } from './record-calls.ts'
import { useRecordSheet } from './use-record-sheet.ts'

export interface PrintedHeadProps {
  record: UnitRecord
  period: AskedPeriod
}

const nothing = { events: [], isWhole: true } as const

/** The head of the printed page: company, unit, period, author and time. */
export function PrintedHead({ record, period }: PrintedHeadProps) {
  const sheetOf = useRecordSheet()
  const sheet = sheetOf(record, { timeline: nothing, accesses: nothing }, period)
  return (
    <header className="hidden print:block">
      <PrintedLetterhead />
      <p className="text-lg font-semibold">{sheet.title}</p>
      <p className="text-sm">
        {sheet.period} · {sheet.printed}
      </p>
    </header>
  )
}
