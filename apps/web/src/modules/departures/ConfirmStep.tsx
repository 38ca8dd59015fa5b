import { useFormats } from '@portaria/i18n/react/use-formats'
import { Banner } from '@portaria/ui/feedback/Banner'
import { decisionsOf, thingsOf } from './departure-plan.ts'
import type { StepProps } from './step-props.ts'
import { departuresTexts } from './texts/departures-texts.ts'

/** Summarises the departure in a few sentences before it is confirmed. */
export function ConfirmStep({ overview, plan }: StepProps) {
  const t = departuresTexts.useTexts()
  const { dayWords } = useFormats()
  const things = decisionsOf(overview, plan)
  const at = (isNow: boolean) =>
    things.filter(({ choice, now }) => choice === 'end' && (plan.now || now === true) === isNow)
  const kept = things.filter(({ choice, kind }) => choice !== 'end' && kind !== 'loan')
  const lent = thingsOf(overview, plan).filter(({ kind }) => kind === 'loan')
  const [now, later] = [at(true).length, at(false).length]
  return (
    <div className="flex flex-col gap-3 text-sm">
      <ul className="flex list-disc flex-col gap-1.5 ps-5">
        {now > 0 && <li>{t('confirm.now', { count: now })}</li>}
        {later > 0 && <li>{t('confirm.later', { count: later, day: dayWords(plan.lastDay) })}</li>}
        {kept.length > 0 && <li>{t('confirm.kept', { count: kept.length })}</li>}
        {lent.length > 0 && <li>{t('confirm.lent', { count: lent.length })}</li>}
      </ul>
      <Banner tone={plan.now ? 'warning' : 'accent'}>
        {t(plan.now ? 'confirm.noUndo' : 'confirm.undo')}
      </Banner>
    </div>
  )
}
