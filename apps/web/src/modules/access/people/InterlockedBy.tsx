import { registers } from '@portaria/contract/modules/registers'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { useFormParts } from '../../../register-pages/form/record-form-context.ts'
import { RecordLink } from '../decision/RecordLink.tsx'
import { accessTexts } from '../texts/access-texts.ts'
import { namedIn } from './interlocked-points.ts'

/** Under the form of a point: the points that name it as interlocked with them. */
export function InterlockedBy() {
  const t = accessTexts.useTexts()
  const { record } = useFormParts()
  const points = namedIn(record?.['interlocked_by'])
  if (points.length === 0) return null
  return (
    <FormSection title={t('bounds.by')} description={t('bounds.byText')}>
      <ul className="flex flex-col gap-1 text-sm">
        {points.map((point) => (
          <li key={point.id}>
            <RecordLink register={registers['access-points']} to={point} />
          </li>
        ))}
      </ul>
    </FormSection>
  )
}
