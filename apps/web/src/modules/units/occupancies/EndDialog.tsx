import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { splitIso } from '@portaria/ui/dates'
import { DateField } from '@portaria/ui/fields/DateField'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { companyToday } from '../../../platform/company-day.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { updateRecord } from '../../../register-pages/register-calls.ts'
import type { Occupancy } from './occupancy.ts'
import { occupanciesTexts } from './texts/occupancies-texts.ts'

export interface EndDialogProps {
  occupancy: Occupancy
  ofResident: boolean
  onClose: () => void
  onEnded: () => void
}

/** Ends an occupancy on a day; its row stays as history of the unit. */
export function EndDialog({ occupancy, ofResident, onClose, onEnded }: EndDialogProps) {
  const text = occupanciesTexts.useTexts()
  const language = useLanguage()
  const [day, setDay] = useState(() => companyToday())
  const isDay = splitIso(day) !== null
  const code = isDay ? day < occupancy.starts_on && 'ends_before_start' : 'date_format'
  const wrong = code ? fieldText(language, code) : undefined
  const action = useAction({
    check: () => ({ ends_on: wrong }),
    send: () =>
      updateRecord(registers.occupancies, occupancy.id, occupancy.version, { ends_on: day }),
    onDone: onEnded,
  })
  const other = ofResident ? occupancy.apartment : occupancy.resident
  return (
    <ActionDialog
      {...{ action, onClose }}
      title={text('endTitle')}
      description={text('endText', { title: other.title })}
      button={text('endAction')}
      fields={['ends_on']}
    >
      <DateField
        label={text('endOn')}
        required
        format="dd/mm/yyyy"
        value={day}
        min={occupancy.starts_on}
        onChange={setDay}
        error={wrong ?? action.errors['ends_on']}
      />
    </ActionDialog>
  )
}
