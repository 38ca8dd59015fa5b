import { registers } from '@portaria/contract/modules/registers'
import { fieldText } from '@portaria/contract/texts/problem-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { splitIso } from '@portaria/ui/dates'
import { DateField } from '@portaria/ui/fields/DateField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useState } from 'react'
import { companyToday } from '../../../platform/company-day.ts'
import { updateRecord } from '../../../register-pages/register-calls.ts'
import { useAttempt } from '../../../register-pages/use-attempt.ts'
import type { Occupancy } from './occupancy.ts'
import { occupanciesTexts } from './texts/occupancies-texts.ts'

export interface EndDialogProps {
  occupancy: Occupancy
  ofResident: boolean
  onClose: () => void
  onEnded: () => void
}

/** Ends an occupancy on a day; its row stays as the history of the unit. */
export function EndDialog({ occupancy, ofResident, onClose, onEnded }: EndDialogProps) {
  const text = occupanciesTexts.useTexts()
  const language = useLanguage()
  const [day, setDay] = useState(() => companyToday())
  const [busy, attempt] = useAttempt()
  const isDay = splitIso(day) !== null
  const code = isDay ? day < occupancy.starts_on && 'ends_before_start' : 'date_format'
  const end = async () => {
    if (code) return
    const { id, version } = occupancy
    const done = await attempt(() =>
      updateRecord(registers.occupancies, id, version, { ends_on: day }),
    )
    if (done) onEnded()
  }
  const other = ofResident ? occupancy.apartment : occupancy.resident
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={text('endTitle')}
      description={text('endText', { title: other.title })}
      footer={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={() => void end()}>
            {text('endAction')}
          </Button>
        </>
      }
    >
      <FormLayout onSubmit={() => void end()}>
        <DateField
          label={text('endOn')}
          required
          format="dd/mm/yyyy"
          value={day}
          min={occupancy.starts_on}
          onChange={setDay}
          error={code ? fieldText(language, code) : undefined}
        />
      </FormLayout>
    </Dialog>
  )
}
