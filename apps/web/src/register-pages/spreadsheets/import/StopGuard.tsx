import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { useBlocker } from '@tanstack/react-router'
import { currentSession } from '../../../platform/session/session.store.ts'
import type { RunKind } from './import-failure.ts'
import { importTexts } from './texts/import-texts.ts'

export interface StopGuardProps {
  /** What runs; nothing is asked without it. */
  running: RunKind | null
  /** Somebody wants to close the dialog. */
  closing: boolean
  onStay: () => void
  /** Ends the run; false when it had come to its end before. */
  onStop: () => Promise<boolean>
  onClose: () => void
}

/** Asks before a run is left: by the dialog's own buttons, by the browser's, by closing the tab. */
export function StopGuard({ running, closing, onStay, onStop, onClose }: StopGuardProps) {
  const text = importTexts.useTexts()
  const blocker = useBlocker({
    // Who is signed out is on the way to sign in; nothing can be asked of them here.
    shouldBlockFn: () => running !== null && currentSession().user !== null,
    enableBeforeUnload: () => running !== null,
    withResolver: true,
  })
  const leaving = blocker.status === 'blocked'
  const stay = () => {
    blocker.reset?.()
    onStay()
  }
  const stop = async () => {
    // What ended before it could be stopped is shown, not left.
    if (!(await onStop())) return stay()
    if (leaving) blocker.proceed?.()
    else onClose()
  }
  const kind = running ?? 'check'
  return (
    <ConfirmDialog
      open={running !== null && (closing || leaving)}
      onOpenChange={(open) => !open && stay()}
      title={text(`stop.${kind}Title`)}
      text={text(`stop.${kind}Text`)}
      confirmLabel={text(`stop.${kind}Confirm`)}
      cancelLabel={text('stop.stay')}
      tone="danger"
      onConfirm={stop}
    />
  )
}
