import { registers } from '@portaria/contract/modules/registers'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { RecordDialog } from '../../../register-pages/form/RecordDialog.tsx'
import { removeRecord, restoreRecord } from '../../../register-pages/register-calls.ts'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { Holiday } from './holidays-query.ts'
import { companySettingsTexts } from './texts/company-settings-texts.ts'

/** The open dialog about a holiday; null for none. */
export type OpenHoliday = { dialog: 'new' } | { dialog: 'edit' | 'remove'; holiday: Holiday } | null

const given = {}

export interface HolidayDialogsProps {
  open: OpenHoliday
  onClose: () => void
}

/**
 * The dialogs that add, change and remove a holiday. They are beside the form of the settings,
 * since forms cannot be nested.
 */
export function HolidayDialogs({ open, onClose }: HolidayDialogsProps) {
  const text = companySettingsTexts.useTexts()
  const client = useQueryClient()
  const [, attempt] = useAttempt()
  const { holidays } = registers
  if (open === null) return null
  const refresh = () => void refreshRegister(client, holidays)
  if (open.dialog !== 'remove') {
    return (
      <RecordDialog
        register={holidays}
        given={given}
        record={open.dialog === 'edit' ? open.holiday : null}
        onClose={onClose}
        onSaved={() => {
          onClose()
          showToast({ title: text('holidays.saved'), tone: 'success' })
          refresh()
        }}
      />
    )
  }
  const { holiday } = open
  const remove = async () => {
    if (!(await attempt(() => removeRecord(holidays, holiday)))) return
    refresh()
    showToast({
      title: text('holidays.removed'),
      tone: 'success',
      action: {
        label: text('holidays.undo'),
        onPress: () => void attempt(() => restoreRecord(holidays, holiday.id)).then(refresh),
      },
    })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text('holidays.removeTitle', { name: holiday.name })}
      text={text('holidays.removeText')}
      confirmLabel={text('holidays.removeAction')}
      tone="danger"
      onConfirm={remove}
    />
  )
}
