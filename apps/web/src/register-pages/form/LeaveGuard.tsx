import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { useBlocker } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { draftsStay } from '../../platform/drafts/own-drafts.ts'
import { pageTexts } from '../texts/register-page-texts.ts'

/** Asks before a page with changes is left, inside the app and when the tab is closed. */
export function LeaveGuard({ dirty }: { dirty: RefObject<boolean> }) {
  const text = pageTexts.useTexts()
  const { texts } = useUi()
  const blocker = useBlocker({
    shouldBlockFn: () => dirty.current,
    enableBeforeUnload: () => dirty.current,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={texts.leaveTitle}
      text={text(draftsStay() ? 'form.leaveDraft' : 'form.leaveText')}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
