import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import { CANCEL_S, type SenderWord } from '@portaria/contract/modules/panic/panic-words'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { Fingerprint, Phone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { AlertProgress, useCurrentAlert } from './AlertProgress.tsx'
import { EmergencyCalls } from './EmergencyCalls.tsx'
import { type OwnAlert, shallCall } from './own-alert.ts'
import { cancelAlert, sayOfAlert } from './panic-calls.ts'
import { useRefreshAlerts } from './panic-queries.ts'
import { discardAlert, sendAlertsNow, whenAnswered } from './panic-sender.ts'
import { panicTexts } from './texts/panic-texts.ts'

export interface SentDialogProps {
  own: OwnAlert
  open: boolean
  /**
   * The key of the press made in this dialog, which can be withdrawn for some seconds; null
   * otherwise.
   */
  pressKey: string | null
  /** Presses again immediately. */
  onAgain: () => void
  /** Opens the form for another press. */
  onAnother: () => void
  onClose: () => void
}

/** The progress of the person's own alert, and the actions on it. */
export function SentDialog(props: SentDialogProps) {
  const { own, open, pressKey, onAgain, onAnother, onClose } = props
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
      {pressKey !== null && <TakeBack key={pressKey} pressKey={pressKey} />}
      {alert && <SenderSays alert={alert} />}
      {sending?.failed && <UnsentHelp own={own} onDiscarded={onClose} />}
      {shallCall(alert) && (
        <ButtonLink href="tel:190" variant="danger" size="lg" icon={Phone} className="mt-4">
          {t('progress.call')}
        </ButtonLink>
      )}
      <div className="mt-5">
        <EmergencyCalls motive={alert?.motive ?? null} />
      </div>
    </Dialog>
  )
}

/** A button that withdraws the press for some seconds; receivers then confirm the withdrawal. */
function TakeBack({ pressKey }: { pressKey: string }) {
  const t = panicTexts.useTexts()
  const refresh = useRefreshAlerts()
  const [left, setLeft] = useState<number>(CANCEL_S)
  const [taken, setTaken] = useState(false)
  useEffect(() => {
    const ticking = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000)
    return () => clearInterval(ticking)
  }, [])
  if (taken) return <p className="mt-4 text-sm text-muted">{t('sender.cancelled')}</p>
  if (left === 0) return null
  const cancel = () => {
    setTaken(true)
    whenAnswered(
      pressKey,
      ({ id }) => void cancelAlert(id).then(refresh, (error) => report(t('sender.failed'), error)),
    )
  }
  return (
    <Button size="lg" className="mt-4" onClick={cancel}>
      {t('sender.cancel', { count: left })}
    </Button>
  )
}

const report = (title: string, error: unknown) =>
  showToast({ title, text: problemTextOf(error).detail, tone: 'danger' })

/**
 * Asks the sender, once somebody has come, whether the emergency is over or help is still needed.
 * The second answer makes the alert ring again.
 */
function SenderSays({ alert }: { alert: PanicAlert }) {
  const t = panicTexts.useTexts()
  const refresh = useRefreshAlerts()
  const say = (word: SenderWord) =>
    void sayOfAlert(alert.id, word).then(refresh, (error) => report(t('sender.failed'), error))
  if (alert.state === 'active' && alert.cancelled_at === null) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {alert.state === 'acknowledged' && alert.sender_word !== 'over' && (
        <Button size="lg" onClick={() => say('over')}>
          {t('sender.over')}
        </Button>
      )}
      <Button size="lg" variant="danger" onClick={() => say('still')}>
        {t('sender.still')}
      </Button>
    </div>
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
