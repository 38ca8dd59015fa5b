import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { useBlocker } from '@tanstack/react-router'
import { currentSession } from '../../../platform/session/session.store.ts'
import type { RunKind } from './import-failure.ts'
import { importTexts } from './texts/import-texts.ts'

export interface StopGuardProps {
  /** The current run. If it is null, nothing is asked. */
  running: RunKind | null
  /** Whether the person asked to close the dialog. */
  closing: boolean
  onStay: () => void
  /** Cancels the run; false if it had already ended. */
  onStop: () => Promise<boolean>
  onClose: () => void
}

/** Asks before a run is cancelled by closing the dialog, leaving the page or closing the tab. */
export function StopGuard({ running, closing, onStay, onStop, onClose }: StopGuardProps) {
  const text = importTexts.useTexts()
  const blocker = useBlocker({
    // After signing out the app goes to the sign-in page without asking.
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
    // A run that ended before it was cancelled shows its result.
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
