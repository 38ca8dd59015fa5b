import type { PanicMotive } from '@portaria/contract/modules/panic/panic-words'
import { PANIC_MESSAGE_MAX } from '@portaria/contract/schemas/constants'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { Fingerprint } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSegmentTerms } from '../../platform/segment.store.ts'
import { EmergencyCalls } from './EmergencyCalls.tsx'
import { MotiveChoice } from './MotiveChoice.tsx'
import { type OwnAlert, useOwnAlert } from './own-alert.ts'
import { useRefreshAlerts } from './panic-queries.ts'
import { raiseAlert, sentAs, whenAnswered } from './panic-sender.ts'
import { SentDialog } from './SentDialog.tsx'
import { sendPlace } from './sender-place.ts'
import { panicTexts } from './texts/panic-texts.ts'

/** Rows of the message field (panic §6). */
const ROWS = 6

export interface RaiseDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Raises an alert, and then shows its progress. */
export function RaiseDialog({ open, onOpenChange }: RaiseDialogProps) {
  const t = panicTexts.useTexts()
  const { singular, gender } = useSegmentTerms()('manager')
  const manager = singular.toLocaleLowerCase(useLanguage())
  const [message, setMessage] = useState('')
  const [motive, setMotive] = useState<PanicMotive | null>(null)
  const [silent, setSilent] = useState(false)
  const [key, setKey] = useState<string | null>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const refresh = useRefreshAlerts()
  /** Whether another press is made although the last alert is still open. */
  const [another, setAnother] = useState(false)
  const own = useShownAlert(key, another)

  const close = () => {
    onOpenChange(false)
    setMessage('')
    setMotive(null)
    setSilent(false)
    setKey(null)
    setAnother(false)
    refresh()
  }
  const press = (detail: Parameters<typeof raiseAlert>[0]) => {
    const pressed = raiseAlert(detail)
    // Sent after the alert, which never waits for it.
    whenAnswered(pressed, ({ id }) => void sendPlace(id, detail.silent))
    return pressed
  }
  const raise = () => {
    const pressed = press({ message, motive, silent })
    // A silent alert shows nothing on the device, not even that it was sent.
    if (silent) close()
    else setKey(pressed)
  }
  const raiseAgain = () =>
    setKey(press({ message: '', motive: null, silent: own?.alert?.silent ?? false }))
  if (own !== null) {
    const startAnother = () => {
      setKey(null)
      setAnother(true)
    }
    return (
      <SentDialog
        {...{ own, open }}
        pressKey={key}
        onAgain={raiseAgain}
        onAnother={startAnother}
        onClose={close}
      />
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={t('raise.title')}
      description={t(`raise.description.${gender}`, { manager })}
      initialFocus={confirm}
      closeOnOutsidePress={message === '' && motive === null}
      footer={
        <>
          <Button size="lg" onClick={close}>
            {t('raise.cancel')}
          </Button>
          <Button ref={confirm} size="lg" variant="danger" icon={Fingerprint} onClick={raise}>
            {t('raise.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <MotiveChoice value={motive} onChange={setMotive} />
        <TextArea
          label={t('raise.detail')}
          description={t('raise.detailHint')}
          rows={ROWS}
          maxLength={PANIC_MESSAGE_MAX}
          value={message}
          onChange={setMessage}
        />
        <SwitchField
          label={t('raise.silent')}
          description={t('raise.silentHint')}
          value={silent}
          onChange={setSilent}
        />
        <EmergencyCalls motive={motive} />
      </div>
    </Dialog>
  )
}

/** The alert whose progress is shown; null shows the form. */
function useShownAlert(key: string | null, another: boolean): OwnAlert | null {
  const listed = useOwnAlert()
  if (listed?.sending) return listed
  // The list may not contain the new alert yet.
  const answered = key === null ? undefined : sentAs(key)
  if (answered !== undefined) return { sending: null, alert: answered }
  return another ? null : listed
}
