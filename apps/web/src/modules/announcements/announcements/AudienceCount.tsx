import { FormSection } from '@portaria/ui/fields/FormLayout'
import { useWatch } from 'react-hook-form'
import { useFormParts } from '../../../register-pages/form/record-form-context.ts'
import { CountSentence } from './CountSentence.tsx'
import { announcementTexts } from './texts/announcement-texts.ts'
import { useAudienceCounts } from './use-audience-counts.ts'

const watched = ['audience', 'towers', 'apartments', 'roles', 'relations'] as const

/** Shows in the form how many people the announcement would reach, while it is filled in. */
export function AudienceCount() {
  const text = announcementTexts.useTexts()
  const { control } = useFormParts()
  const values: unknown[] = useWatch({ control, name: [...watched] })
  const counts = useAudienceCounts(
    Object.fromEntries(watched.map((name, nth) => [name, values[nth]])),
  )
  if (counts === null) return null
  return (
    <FormSection id="audience-count" title={text('count.title')}>
      <p aria-live="polite" className="text-sm">
        <CountSentence counts={counts} />
      </p>
    </FormSection>
  )
}
