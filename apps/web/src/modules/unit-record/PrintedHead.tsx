import type { UnitRecord } from '@portaria/contract/modules/unit-record/unit-record'
import type { AskedPeriod } from './record-calls.ts'
import { useRecordSheet } from './use-record-sheet.ts'

export interface PrintedHeadProps {
  record: UnitRecord
  period: AskedPeriod
}

/** On the printed page: of which company and unit, of which period, by whom and when. */
export function PrintedHead({ record, period }: PrintedHeadProps) {
  const sheetOf = useRecordSheet()
  const sheet = sheetOf(record, { events: [], isWhole: true }, period)
  return (
    <header className="hidden print:block">
      <p className="text-sm">{sheet.company}</p>
      <p className="text-lg font-semibold">{sheet.title}</p>
      <p className="text-sm">
        {sheet.period} · {sheet.printed}
      </p>
    </header>
  )
}
