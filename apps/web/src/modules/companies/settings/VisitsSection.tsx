import { fieldLabel } from '@portaria/contract/loaded-texts/register-texts'
import {
  kindsWithoutDocument,
  kindsWithPhoto,
  usualOverstayMin,
  VISIT_APPROVAL_WAIT_MIN,
  VISIT_INVITATION_HOURS,
  VISIT_OVERSTAY_MIN,
  VISIT_TOLERANCE_MIN,
  visitKinds,
} from '@portaria/contract/modules/companies/settings/visit-settings'
import { useLanguage } from '@portaria/i18n/react/texts'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { FieldRow, FormSection } from '@portaria/ui/fields/FormLayout'
import { useUi } from '@portaria/ui/provider/UiProvider'
import type { Control } from 'react-hook-form'
import { asObject, asTexts } from '../../../register-pages/field-kinds/field-input.ts'
import type { FormValues } from '../../../register-pages/form/form-values.ts'
import { asNumber, DurationField } from './DurationField.tsx'
import { type DurationUnit, durationWords } from './durations.ts'
import { companySettingsTexts } from './texts/company-settings-texts.ts'
import { useSettings } from './use-settings.ts'

type SectionProps = { control: Control<FormValues> }

/**
 * Sets how long visits wait for an answer, and how long invitations and passes are valid:
 * `settings.visits`.
 */
export function VisitsSection({ control }: SectionProps) {
  const text = companySettingsTexts.useTexts()
  const { groupOf, change, errorAt, onBlur } = useSettings(control)
  const visits = groupOf('visits')
  const limit = (
    name: 'approval_wait_min' | 'invitation_hours' | 'tolerance_min',
    stored: DurationUnit,
    limits: { least: number; most: number; usual: number },
  ) => (
    <DurationField
      label={text(`visits.${name}`)}
      error={errorAt(`visits.${name}`)}
      value={asNumber(visits[name])}
      onChange={(value) => change('visits', name, value)}
      {...{ stored, limits, onBlur }}
    />
  )
  return (
    <FormSection id="visits" title={text('visits.title')} description={text('visits.text')}>
      {limit('approval_wait_min', 'minute', VISIT_APPROVAL_WAIT_MIN)}
      <FieldRow>
        {limit('invitation_hours', 'hour', VISIT_INVITATION_HOURS)}
        {limit('tolerance_min', 'minute', VISIT_TOLERANCE_MIN)}
      </FieldRow>
      <Asked group="asks_document" kinds={kindsWithoutDocument} control={control} />
      <Asked group="asks_photo" kinds={kindsWithPhoto} control={control} />
    </FormSection>
  )
}

type AskedProps = SectionProps & {
  group: 'asks_document' | 'asks_photo'
  kinds: readonly ('delivery' | 'ride' | 'official')[]
}

/** Sets the kinds of visits for which the desk must ask for more than the minimum. */
function Asked({ control, group, kinds }: AskedProps) {
  const text = companySettingsTexts.useTexts()
  const language = useLanguage()
  const { groupOf, change, onBlur } = useSettings(control)
  const asked = asTexts(groupOf('visits')[group])
  return (
    <fieldset>
      <legend className="text-sm font-medium">{text(`visits.${group}`)}</legend>
      <div className="mt-1.5 flex flex-wrap gap-x-6 gap-y-2">
        {kinds.map((kind) => (
          <CheckboxField
            key={kind}
            label={fieldLabel(language, 'tenants', kind)}
            value={asked.includes(kind)}
            onChange={(on) =>
              change(
                'visits',
                group,
                kinds.filter((one) => (one === kind ? on : asked.includes(one))),
              )
            }
            onBlur={onBlur}
          />
        ))}
      </div>
    </fieldset>
  )
}

/**
 * Sets how long each kind of visit may stay until the gate is notified:
 * `settings.visits.overstay_min`.
 */
export function OverstaySection({ control }: SectionProps) {
  const text = companySettingsTexts.useTexts()
  const language = useLanguage()
  const { groupOf, change, errorAt, onBlur } = useSettings(control)
  const limits = asObject(groupOf('visits')['overstay_min'])
  const { locale } = useUi()
  const inWords = (minutes: number) =>
    minutes === 0 ? text('overstay.never') : durationWords(locale, minutes, 'minute')
  return (
    <FormSection id="overstay" title={text('overstay.title')} description={text('overstay.text')}>
      <FieldRow>
        {visitKinds.map((kind) => {
          const value = asNumber(limits[kind])
          const usual = usualOverstayMin[kind]
          return (
            <DurationField
              key={kind}
              label={fieldLabel(language, 'tenants', kind)}
              stored="minute"
              limits={{ ...VISIT_OVERSTAY_MIN, usual }}
              description={
                value === null ? text('overstay.blank', { usual: inWords(usual) }) : inWords(value)
              }
              error={errorAt(`visits.overstay_min.${kind}`)}
              value={value}
              onChange={(next) => change('visits', 'overstay_min', { ...limits, [kind]: next })}
              onBlur={onBlur}
            />
          )
        })}
      </FieldRow>
    </FormSection>
  )
}
