import { registers } from '@portaria/contract/modules/registers'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { LinkedRows } from '../../units/public/linked/LinkedRows.tsx'

const { visits, passes } = registers

/** Visits and passes shown on a record, before the links to their lists. */
const SHOWN = 8

/**
 * The fields of a visit's line: the destination, and the fields of its heading except the title.
 */
const details = ['apartment_id', 'employee_id', 'purpose'] as const

/** The visits of a visitor, and the visitor's passes. */
export function VisitsOfVisitor({ record }: RecordSlotProps) {
  return <VisitsBy filter={{ 'filter[visitor_id]': record.id }} />
}

/** The visits of a provider's people, and their passes. */
export function VisitsOfProvider({ record }: RecordSlotProps) {
  return <VisitsBy filter={{ 'filter[provider_id]': record.id }} />
}

function VisitsBy({ filter }: { filter: Readonly<Record<string, string>> }) {
  return (
    <>
      <LinkedRows register={visits} filters={[filter]} details={details} most={SHOWN} />
      <LinkedRows register={passes} filters={[filter]} details={details} most={SHOWN} />
    </>
  )
}
