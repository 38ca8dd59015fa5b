import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { recordTitle } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { useRefresh } from '../../../register-pages/register-queries.ts'
import type { TransitionSlotProps } from '../../../register-pages/register-slots.ts'
import { CountSentence } from './CountSentence.tsx'
import { announcementTexts } from './texts/announcement-texts.ts'
import { useAudienceCounts } from './use-audience-counts.ts'

/** The button that sends an announcement, after showing who will receive it. */
export function SendAnnouncement({ record, primary = false }: TransitionSlotProps) {
  const { transitionWords } = useRegister()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...(primary && { variant: 'primary' })} icon={Send} onClick={() => setOpen(true)}>
        {transitionWords('send').button}
      </Button>
      {isOpen && <SendDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}

function SendDialog({ record, onClose }: TransitionSlotProps & { onClose: () => void }) {
  const { register, transitionWords } = useRegister()
  const { button, done, text } = transitionWords('send')
  const action = useAction({
    send: () => actOn(announcements, record.id, 'send', {}),
    done: () => ({ title: done, text: recordTitle(register, record) }),
    settled: useRefresh(announcements),
    onDone: onClose,
  })
  const counts = useAudienceCounts(record)
  const isEmergency = record['kind'] === 'emergency'
  return (
    <ActionDialog
      action={action}
      title={recordTitle(register, record)}
      description={text}
      button={button}
      tone={isEmergency ? 'danger' : 'primary'}
      disabled={counts?.people === 0}
      fields={[]}
      onClose={onClose}
    >
      {counts && (
        <Banner tone={counts.people === 0 ? 'warning' : 'neutral'}>
          <CountSentence counts={counts} />
        </Banner>
      )}
      {isEmergency && <EmergencyNote />}
    </ActionDialog>
  )
}

function EmergencyNote() {
  const text = announcementTexts.useTexts()
  return <Banner tone="danger">{text('emergency')}</Banner>
}
