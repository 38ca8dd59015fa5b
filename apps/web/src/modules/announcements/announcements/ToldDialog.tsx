import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { DateField } from '@portaria/ui/fields/DateField'
import { TextField } from '@portaria/ui/fields/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { missing, useAction } from '../../../platform/actions/use-action.ts'
import { companyToday } from '../../../platform/company-day.ts'
import { meQuery } from '../../../platform/session/me-query.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { useRefresh } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { recordTold } from './announcement-calls.ts'
import { announcementTexts } from './texts/announcement-texts.ts'

export interface ToldDialogProps extends RecordSlotProps {
  recipients: readonly string[]
  onClose: () => void
  onDone: () => void
}

/** Records who told people on paper, and on which day. */
export function ToldDialog({ record, recipients, onClose, onDone }: ToldDialogProps) {
  const text = announcementTexts.useTexts()
  const { data: me } = useQuery(meQuery)
  const [day, setDay] = useState(companyToday)
  const [typed, setTyped] = useState<string | null>(null)
  const by = typed ?? me?.name ?? ''
  const action = useAction({
    check: () => missing({ told_on: day, told_by: by }),
    send: () => recordTold(record.id, { recipients, told_on: day, told_by: by.trim() }),
    done: () => ({ title: text('told.done', { count: recipients.length }) }),
    settled: useRefresh(announcements),
    onDone,
  })
  return (
    <ActionDialog
      action={action}
      title={text('told.title')}
      description={text('told.text', { count: recipients.length })}
      button={text('told.save')}
      fields={['told_on', 'told_by']}
      onClose={onClose}
    >
      <DateField
        required
        format="dd/mm/yyyy"
        label={text('told.on')}
        value={day}
        max={companyToday()}
        error={action.errors['told_on']}
        onChange={(value) => {
          action.clear()
          setDay(value)
        }}
      />
      <TextField
        required
        label={text('told.by')}
        description={text('told.byHelp')}
        value={by}
        error={action.errors['told_by']}
        onChange={(value) => {
          action.clear()
          setTyped(value)
        }}
      />
    </ActionDialog>
  )
}
