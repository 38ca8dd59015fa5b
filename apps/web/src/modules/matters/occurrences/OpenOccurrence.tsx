import { may } from '@portaria/contract/define-register/permissions'
import { occurrences } from '@portaria/contract/modules/matters/occurrences/occurrences'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { TriangleAlert } from 'lucide-react'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { registerPaths } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { occurrenceTexts } from './texts/occurrence-texts.ts'

interface OpenOccurrenceProps {
  /** The record from which it is opened, as named in the address of the form. */
  from: string
}

function OpenOccurrence({ from }: OpenOccurrenceProps) {
  const text = occurrenceTexts.useTexts()
  const { role } = useRegister()
  if (role === null || role === 'condomino' || !may(role, occurrences, 'create')) return null
  return (
    <ButtonLink icon={TriangleAlert} href={`${registerPaths(occurrences).create}?from=${from}`}>
      {text('open')}
    </ButtonLink>
  )
}

const isOver = (record: RegisterRecord, states: readonly string[]) =>
  states.includes(String(record['state']))

/** Opens an occurrence about a reservation. */
export const OfEvent = ({ record }: RecordSlotProps) =>
  isOver(record, ['in_use', 'done', 'no_show']) ? (
    <OpenOccurrence from={`events.${record.id}`} />
  ) : null

/** Opens an occurrence about a visit. */
export const OfVisit = ({ record }: RecordSlotProps) =>
  isOver(record, ['inside', 'left', 'denied']) ? (
    <OpenOccurrence from={`visits.${record.id}`} />
  ) : null
