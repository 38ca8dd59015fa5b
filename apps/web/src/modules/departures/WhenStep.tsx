import { useLanguage } from '@portaria/i18n/react/texts'
import { shownZone } from '@portaria/i18n/time-zone'
import { zoneWords } from '@portaria/i18n/zone-words'
import { Banner } from '@portaria/ui/feedback/Banner'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { DateField } from '@portaria/ui/fields/DateField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { TextField } from '@portaria/ui/fields/TextField'
import type { StepProps } from './step-props.ts'
import { departuresTexts } from './texts/departures-texts.ts'

export interface WhenStepProps extends StepProps {
  /** The error of the day. */
  error: string | undefined
  onNext: () => void
}

/** Asks who leaves, which unit, and when. */
export function WhenStep({ register, overview, plan, onChange, error, onNext }: WhenStepProps) {
  const t = departuresTexts.useTexts()
  const language = useLanguage()
  const { today, units, household, person } = overview
  const others = household.filter(
    ({ apartment_ids: of }) => plan.apartmentId === null || of.includes(plan.apartmentId),
  )
  const left = others.filter(({ id, is_ward: ward }) => ward && !plan.with.includes(id))
  const toggle = (id: string, on: boolean) =>
    onChange({ with: on ? [...plan.with, id] : plan.with.filter((one) => one !== id) })
  return (
    <FormLayout label={t('steps.when')} onSubmit={onNext} className="gap-field">
      <RadioGroupField
        look="cards"
        label={t('when.label')}
        value={plan.now ? 'now' : 'day'}
        onChange={(value) => onChange({ now: value === 'now', lastDay: today })}
        options={[
          { value: 'day', label: t('when.day'), description: t('when.dayHelp') },
          { value: 'now', label: t('when.now'), description: t('when.nowHelp') },
        ]}
      />
      <DateField
        label={t('when.lastDay')}
        description={t('when.zone', { zone: zoneWords(language, shownZone()) })}
        required
        format="dd/mm/yyyy"
        value={plan.lastDay}
        {...(plan.now ? { max: today } : { min: today })}
        error={error}
        onChange={(lastDay) => onChange({ lastDay })}
      />
      {units.length > 1 && (
        <SelectField
          label={t('when.unit')}
          value={plan.apartmentId}
          onChange={(apartmentId) => onChange({ apartmentId, with: [] })}
          emptyLabel={t('when.allUnits')}
          options={units.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      {register === 'residents' && others.length > 0 && (
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 text-sm font-medium">{t('when.with')}</legend>
          {others.map(({ id, title, is_minor: minor }) => (
            <CheckboxField
              key={id}
              label={minor ? t('when.minor', { name: title }) : title}
              value={plan.with.includes(id)}
              onChange={(on) => toggle(id, on)}
            />
          ))}
        </fieldset>
      )}
      {left.map(({ id, title }) => (
        <Banner key={id} tone="warning">
          {t('when.ward', { child: title, name: person.title })}
        </Banner>
      ))}
      <TextField
        label={t('when.reason')}
        value={plan.reason}
        maxLength={200}
        onChange={(reason) => onChange({ reason })}
      />
    </FormLayout>
  )
}
