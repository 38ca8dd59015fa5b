import { FormSection } from '@portaria/ui/fields/FormLayout'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useFormParts } from '../../../register-pages/form/record-form-context.ts'
import { audienceOfForm, audienceQuery } from './announcement-calls.ts'
import { CountSentence } from './CountSentence.tsx'
import { announcementTexts } from './texts/announcement-texts.ts'

const watched = ['audience', 'towers', 'apartments', 'roles', 'relations'] as const

/** In the form: how many people the announcement would be for, as it is being filled in. */
export function AudienceCount() {
  const text = announcementTexts.useTexts()
  const { control } = useFormParts()
  const values: unknown[] = useWatch({ control, name: [...watched] })
  const body = audienceOfForm(Object.fromEntries(watched.map((name, nth) => [name, values[nth]])))
  const { data } = useQuery({
    ...audienceQuery(body ?? { audience: 'all' }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  })
  if (body === null || !data) return null
  return (
    <FormSection id="audience-count" title={text('count.title')}>
      <p aria-live="polite" className="text-sm">
        <CountSentence counts={data} />
      </p>
    </FormSection>
  )
}
