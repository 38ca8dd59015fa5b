import { accessSchedules } from '@portaria/contract/modules/access/access-schedules/access-schedules'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useFormParts } from '../../../register-pages/form/record-form-context.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { recordQuery } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { AccessWeek } from '../week/AccessWeek.tsx'
import { HourLines } from '../week/HourLines.tsx'
import { hoursOf } from '../week/hours-of.ts'
import { ruleFields, ruleTerms } from './rule-terms.ts'
import { useRuleSentence } from './use-rule-sentence.ts'

/** A rule as a sentence, and the week at which it holds. */
export function RulePanels({ record }: RecordSlotProps) {
  const t = accessTexts.useTexts()
  const sentenceOf = useRuleSentence()
  const { schedule_id: schedule } = record
  return (
    <>
      <Card title={t('sentence.title')}>
        <p className="text-base text-pretty break-words">{sentenceOf(ruleTerms(record))}</p>
      </Card>
      <Card
        title={t('week.title')}
        description={t(typeof schedule === 'string' ? 'week.text' : 'week.always')}
      >
        {typeof schedule === 'string' ? (
          <WeekOf scheduleId={schedule} />
        ) : (
          <AccessWeek hours={null} />
        )}
      </Card>
    </>
  )
}

function WeekOf({ scheduleId }: { scheduleId: string }) {
  const { data, error, refetch } = useQuery(recordQuery(accessSchedules, scheduleId))
  if (data) {
    const hours = hoursOf(data['hours'])
    return (
      <>
        <AccessWeek hours={hours} />
        <HourLines hours={hours} />
      </>
    )
  }
  if (error) return <PageProblem error={error} onRetry={() => void refetch()} />
  return <Skeleton className="h-64 w-full" />
}

/** The sentence of a rule under its form, as typed so far. */
export function TypedSentence() {
  const t = accessTexts.useTexts()
  const sentenceOf = useRuleSentence()
  const { control } = useFormParts()
  const values: unknown[] = useWatch({ control, name: [...ruleFields] })
  const typed = Object.fromEntries(ruleFields.map((name, nth) => [name, values[nth]]))
  return (
    <FormSection title={t('sentence.title')}>
      <p className="text-base text-pretty break-words">{sentenceOf(ruleTerms(typed))}</p>
    </FormSection>
  )
}
