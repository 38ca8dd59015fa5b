import { Card } from '@portaria/ui/display/Card'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { WeekHours } from '../public/WeekHours.tsx'
import { DocumentValidity, type ProviderDocument } from './DocumentValidity.tsx'

/** Shows when a provider may come, and the validity of its documents. */
export function TermsOfProvider({ record }: RecordSlotProps) {
  const { labelOf } = useRegister()
  const { allowed_days: days, allowed_from: from, allowed_to: to } = record
  const documents = (record['documents'] ?? []) as readonly ProviderDocument[]
  return (
    <>
      <WeekHours hours={[{ days, from, to }]} />
      {documents.length > 0 && (
        <Card title={labelOf('documents')}>
          <DocumentValidity documents={documents} />
        </Card>
      )}
    </>
  )
}
