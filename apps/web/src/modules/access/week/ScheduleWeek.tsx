import { Card } from '@portaria/ui/display/Card'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormParts } from '../../../register-pages/form/record-form-context.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { AccessWeek } from './AccessWeek.tsx'
import { HourLines } from './HourLines.tsx'
import { hoursOf } from './hours-of.ts'

/** The week of a schedule, on its record. */
export function ScheduleWeek({ record }: RecordSlotProps) {
  const t = accessTexts.useTexts()
  return (
    <Card title={t('week.title')} description={t('week.text')}>
      <AccessWeek hours={hoursOf(record['hours'])} />
      <HourLines hours={hoursOf(record['hours'])} />
    </Card>
  )
}

/** The week of a schedule under its form, as typed so far. */
export function TypedWeek() {
  const t = accessTexts.useTexts()
  const { control } = useFormParts()
  const typed: unknown = useWatch({ control, name: 'hours' })
  const shown = useDeferredValue(typed)
  return (
    <FormSection title={t('week.form')} description={t('week.text')}>
      <AccessWeek hours={hoursOf(shown)} />
    </FormSection>
  )
}
