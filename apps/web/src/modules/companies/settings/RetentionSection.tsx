import {
  RETENTION_DAYS,
  type RetentionSetting,
  retentionSettingNames,
} from '@portaria/contract/modules/companies/settings/retention-settings'
import type { RetentionKind } from '@portaria/contract/modules/retention/retention'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import { problemTextOf } from '../../../platform/problem-text.ts'
import type { FormValues } from '../../../register-pages/form/form-values.ts'
import { useDebounced } from '../../../register-pages/use-debounced.ts'
import { asNumber, DurationField } from './DurationField.tsx'
import { RetentionPreview } from './RetentionPreview.tsx'
import { retentionQuery } from './retention-query.ts'
import { companySettingsTexts } from './texts/company-settings-texts.ts'
import { useSettings } from './use-settings.ts'

/** The kinds of data that each term covers. */
const kindsOf: Readonly<Record<RetentionSetting, readonly RetentionKind[]>> = {
  visitor_documents_days: ['visitor_documents'],
  visits_days: [
    'visits',
    'passes',
    'item_passes',
    'visitors',
    'handovers',
    'desk_entries',
    'notifications',
  ],
  parcel_proofs_days: ['parcel_proofs', 'handover_proofs'],
  parcels_days: ['parcels'],
  events_days: ['events'],
  event_guests_days: ['event_guests'],
  announcements_days: ['announcements'],
  requests_days: ['requests'],
  occurrences_days: ['occurrences', 'council_occurrences'],
  positions_days: ['positions'],
  accesses_days: ['accesses'],
  // Nothing is erased: an older access is shown without the photo of its person's record.
  access_photos_days: [],
  alerts_days: ['alerts'],
}

/**
 * Sets how long personal data is kept, showing what the terms would erase today:
 * `settings.retention`.
 */
export function RetentionSection({ control }: { control: Control<FormValues> }) {
  const text = companySettingsTexts.useTexts()
  const { groupOf, change, errorAt, onBlur } = useSettings(control)
  const retention = groupOf('retention')
  const typed = retentionSettingNames.map((name) => [name, daysOf(name, retention[name])] as const)
  const tried = useDebounced(JSON.stringify(typed), 400)
  const preview = useQuery({ ...retentionQuery(tried), placeholderData: keepPreviousData })
  const linesOf = (kinds: readonly RetentionKind[]) =>
    preview.data?.filter(({ kind }) => kinds.includes(kind)) ?? []
  return (
    <FormSection
      id="retention"
      title={text('retention.title')}
      description={text('retention.text')}
    >
      {retentionSettingNames.map((name) => (
        <div key={name} className="flex flex-col gap-2">
          <DurationField
            label={text(`retention.${name}`)}
            stored="day"
            limits={RETENTION_DAYS[name]}
            error={errorAt(`retention.${name}`)}
            value={asNumber(retention[name])}
            onChange={(value) => change('retention', name, value)}
            onBlur={onBlur}
          />
          {name === 'access_photos_days' ? (
            <p className="text-sm text-muted">{text('retention.access_photos_text')}</p>
          ) : (
            <RetentionPreview lines={linesOf(kindsOf[name])} />
          )}
        </div>
      ))}
      <div className="flex flex-col gap-2">
        <div>
          <h3 className="text-sm font-medium">{text('retention.addresses')}</h3>
          <p className="text-sm text-muted">{text('retention.addressesText')}</p>
        </div>
        <RetentionPreview lines={linesOf(['network_addresses'])} />
      </div>
      {preview.isError && (
        <p role="alert" className="text-sm text-danger-ink">
          {text('retention.noPreview')} {problemTextOf(preview.error).detail}
        </p>
      )}
    </FormSection>
  )
}

/**
 * The typed term in days; the default if the field is blank, or if the term is out of limits and
 * therefore cannot be saved.
 */
function daysOf(name: RetentionSetting, value: unknown): number {
  const { least, most, usual } = RETENTION_DAYS[name]
  const days = asNumber(value)
  return days === null || days < least || days > most ? usual : days
}
