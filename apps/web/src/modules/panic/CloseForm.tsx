import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import {
  type PanicResolution,
  panicResolutions,
} from '@portaria/contract/modules/panic/panic-words'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { closeAlert } from './panic-calls.ts'
import { useRefreshAlerts } from './panic-queries.ts'
import { panicTexts } from './texts/panic-texts.ts'

/** Characters the field lets one type; the server takes as many. */
const REPORT_MAX = 10_000

export interface CloseFormProps {
  alert: PanicAlert
  onBack: () => void
  onDone: () => void
}

/** Closes an alert: its outcome and a note. */
export function CloseForm({ alert, onBack, onDone }: CloseFormProps) {
  const t = panicTexts.useTexts()
  const refresh = useRefreshAlerts()
  const [resolution, setResolution] = useState<PanicResolution>('resolved')
  const [report, setReport] = useState('')
  const close = useMutation({
    mutationFn: () => closeAlert(alert.id, { resolution, report }),
    onSuccess: () => {
      showToast({ title: t('alert.closed'), tone: 'success' })
      onDone()
    },
    onSettled: refresh,
  })
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onBack()
      }}
      closeOnOutsidePress={report === ''}
      title={t('alert.closeTitle')}
      description={t('alert.title', { who: alert.raised_by.name })}
      footer={
        <>
          <Button onClick={onBack}>{t('alert.back')}</Button>
          <Button variant="primary" loading={close.isPending} onClick={() => close.mutate()}>
            {t('alert.confirmClose')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-field">
        {close.isError && (
          <Banner tone="danger" title={problemTextOf(close.error).title}>
            {problemTextOf(close.error).detail}
          </Banner>
        )}
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
          onChange={setReport}
        />
      </div>
    </Dialog>
  )
}
