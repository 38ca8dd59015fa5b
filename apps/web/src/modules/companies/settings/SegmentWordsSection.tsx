import { registers } from '@portaria/contract/modules/registers'
import { termWords } from '@portaria/contract/segments/segment-words'
import { terms } from '@portaria/contract/segments/segments'
import { useLanguage } from '@portaria/i18n/react/texts'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { readSegmentWords } from '../../../platform/read-segment.ts'
import type { FormValues } from '../../../register-pages/form/form-values.ts'
import { registerPaths } from '../../../register-pages/record.ts'
import { recordQuery } from '../../../register-pages/register-queries.ts'
import { companySettingsTexts } from './texts/company-settings-texts.ts'

const { segments } = registers

/**
 * Shows the chosen segment's words for towers, units and people; a segment of the company's own has
 * its own words.
 */
export function SegmentWordsSection({ control }: { control: Control<FormValues> }) {
  const text = companySettingsTexts.useTexts()
  const language = useLanguage()
  const id: unknown = useWatch({ control, name: 'segment_id' })
  const found = useQuery({
    ...recordQuery(segments, typeof id === 'string' ? id : ''),
    enabled: typeof id === 'string',
  })
  const record = typeof id === 'string' ? found.data : undefined
  const words = record ? readSegmentWords(record) : { base: 'condominium' as const, terms: {} }
  const paths = registerPaths(segments)
  const page = record && paths.record(record.id)
  return (
    <FormSection id="segment" title={text('segment.title')} description={text('segment.text')}>
      {found.isLoading && <Skeleton className="h-24 w-full" />}
      {words && !found.isLoading && (
        <DescriptionList
          items={terms.map((term) => {
            const { singular, plural } = termWords(language, words, term)
            return { term: text(`segment.${term}`), value: `${singular}, ${plural}` }
          })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {page && <ButtonLink href={page}>{text('segment.open')}</ButtonLink>}
        {paths.create && <ButtonLink href={paths.create}>{text('segment.create')}</ButtonLink>}
      </div>
    </FormSection>
  )
}
