import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import {
  type PanicResolution,
  panicResolutions,
} from '@portaria/contract/modules/panic/panic-words'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { useState } from 'react'
import { useAction } from '../../platform/actions/use-action.ts'
import { ActionDialog } from '../../register-pages/actions/ActionDialog.tsx'
import { closeAlert } from './panic-calls.ts'
import { useRefreshAlerts } from './panic-queries.ts'
import { panicTexts } from './texts/panic-texts.ts'

/** The maximum length of the report in characters, as on the server. */
const REPORT_MAX = 10_000

export interface CloseFormProps {
  alert: PanicAlert
  onBack: () => void
  onDone: () => void
}

/** Closes an alert with its outcome and a report. */
export function CloseForm({ alert, onBack, onDone }: CloseFormProps) {
  const t = panicTexts.useTexts()
  const refresh = useRefreshAlerts()
  const [resolution, setResolution] = useState<PanicResolution>('resolved')
  const [report, setReport] = useState('')
  const action = useAction({
    send: () => closeAlert(alert.id, { resolution, report }).finally(refresh),
    done: () => ({ title: t('alert.closed') }),
    onDone,
  })
  return (
    <ActionDialog
      action={action}
      size="md"
      title={t('alert.closeTitle')}
      description={t('alert.title', { who: alert.raised_by.name })}
      button={t('alert.confirmClose')}
      cancel={t('alert.back')}
      fields={['report']}
      onClose={onBack}
    >
      <RadioGroupField
        label={t('alert.resolution')}
        look="list"
        value={resolution}
        onChange={(value) =>
          setResolution(panicResolutions.find((one) => one === value) ?? resolution)
        }
        options={panicResolutions.map((value) => ({
          value,
          label: t(`resolutions.${value}`),
        }))}
      />
      <TextArea
        label={t('alert.report')}
        description={t('alert.reportHint')}
        rows={5}
        maxLength={REPORT_MAX}
        value={report}
        error={action.errors['report']}
        onChange={setReport}
      />
    </ActionDialog>
  )
}
