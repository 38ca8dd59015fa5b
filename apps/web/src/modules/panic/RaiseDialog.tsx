import { PANIC_MESSAGE_MAX } from '@portaria/contract/constants'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { Fingerprint, Phone } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSegmentTerms } from '../../platform/segment.store.ts'
import { AlertProgress, useCurrentAlert } from './AlertProgress.tsx'
import { type OwnAlert, shallCall, useOwnAlert } from './own-alert.ts'
import { useRefreshAlerts } from './panic-queries.ts'
import { discardAlert, raiseAlert, sendAlertsNow, sentAs } from './panic-sender.ts'
import { panicTexts } from './texts/panic-texts.ts'

/** Rows of the detail (product.md section 9). */
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
  const [key, setKey] = useState<string | null>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const refresh = useRefreshAlerts()
  /** Another press, although the last alert is not over. */
  const [another, setAnother] = useState(false)
  const own = useShownAlert(key, another)

  const close = () => {
    onOpenChange(false)
    setMessage('')
    setKey(null)
    setAnother(false)
    refresh()
  }
  const raise = () => setKey(raiseAlert(message))
  const raiseAgain = () => setKey(raiseAlert(''))
  if (own !== null) {
    const startAnother = () => {
      setKey(null)
      setAnother(true)
    }
    return (
      <SentDialog
        {...{ own, open }}
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
      closeOnOutsidePress={message === ''}
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
      <TextArea
        label={t('raise.detail')}
        description={t('raise.detailHint')}
        rows={ROWS}
        maxLength={PANIC_MESSAGE_MAX}
        value={message}
        onChange={setMessage}
      />
    </Dialog>
  )
}

/** The alert whose progress is shown; null for the form. */
function useShownAlert(key: string | null, another: boolean): OwnAlert | null {
  const listed = useOwnAlert()
  if (listed?.sending) return listed
  // The list may not have the new alert yet.
  const answered = key === null ? undefined : sentAs(key)
  if (answered !== undefined) return { sending: null, alert: answered }
  return another ? null : listed
}

interface SentDialogProps {
  own: OwnAlert
  open: boolean
  /** One more press, at once. */
  onAgain: () => void
  /** One more press, by the form. */
  onAnother: () => void
  onClose: () => void
}

function SentDialog({ own, open, onAgain, onAnother, onClose }: SentDialogProps) {
  const t = panicTexts.useTexts()
  const { sending } = own
  const { current: alert } = useCurrentAlert(own.alert)
  const done = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={t('raise.sentTitle')}
      initialFocus={done}
      footer={
        <>
          {alert?.state === 'active' && (
            <Button icon={Fingerprint} onClick={onAgain} className="text-danger-ink">
              {t('raise.again')}
            </Button>
          )}
          {alert && alert.state !== 'active' && (
            <Button icon={Fingerprint} onClick={onAnother} className="text-danger-ink">
              {t(alert.state === 'closed' ? 'raise.another' : 'raise.again')}
            </Button>
          )}
          <Button ref={done} variant="primary" onClick={onClose}>
            {t('raise.close')}
          </Button>
        </>
      }
    >
      <AlertProgress sending={sending} alert={alert} />
      {sending?.failed && <UnsentHelp own={own} onDiscarded={onClose} />}
      {shallCall(alert) && (
        <ButtonLink href="tel:190" variant="danger" size="lg" icon={Phone} className="mt-4">
          {t('progress.call')}
        </ButtonLink>
      )}
    </Dialog>
  )
}

interface UnsentHelpProps {
  own: OwnAlert
  onDiscarded: () => void
}

function UnsentHelp({ own, onDiscarded }: UnsentHelpProps) {
  const t = panicTexts.useTexts()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p className="mt-4 text-sm text-muted">{t('progress.unsentHint')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink href="tel:190" variant="danger" size="lg" icon={Phone}>
          {t('progress.call')}
        </ButtonLink>
        <Button size="lg" onClick={sendAlertsNow}>
          {t('progress.tryNow')}
        </Button>
        <Button size="lg" variant="ghost" onClick={() => setAsking(true)}>
          {t('progress.discard')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('progress.discardTitle')}
        text={t('progress.discardText')}
        confirmLabel={t('progress.discard')}
        tone="danger"
        onConfirm={() => {
          if (own.sending !== null) discardAlert(own.sending.key)
          onDiscarded()
        }}
      />
    </>
  )
}
