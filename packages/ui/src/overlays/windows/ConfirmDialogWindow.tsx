import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../actions/Button.tsx'
import { useUi } from '../../provider/UiProvider.tsx'
import { backdropClass } from './backdrop.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The consequences, and whether they can be undone. */
  text?: ReactNode
  /** A verb and its object: "Excluir morador". */
  confirmLabel: string
  cancelLabel?: string
  /** `danger` for destructive actions. */
  tone?: 'neutral' | 'danger'
  /** Performs the action. The dialog waits for it, and closes unless it fails. */
  onConfirm: () => void | Promise<void>
}

/** The dialog of `ConfirmDialog`. */
export function ConfirmDialogWindow(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, confirmLabel, cancelLabel, tone, onConfirm } = props
  const { texts } = useUi()
  const [busy, setBusy] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
      onOpenChange(false)
    } finally {
      setBusy(false)
    }
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        {/* The backdrop also covers a dialog that asks for this confirmation. */}
        <AlertDialog.Backdrop forceRender className={backdropClass} />
        <AlertDialog.Viewport
          // A banner that appears while the question is open finds its space free.
          className="fixed inset-0 z-50 flex flex-col items-center px-4 before:min-h-[calc(max(var(--ui-banner,0px),4rem)+0.5rem)] before:flex-1 after:min-h-4 after:flex-1"
        >
          <AlertDialog.Popup
            initialFocus={cancel}
            className="ui-float min-h-0 w-full max-w-105 overflow-y-auto rounded-xl! p-6 outline-none"
          >
            <AlertDialog.Title className="text-lg font-semibold text-balance">
              {title}
            </AlertDialog.Title>
            {text && (
              <AlertDialog.Description
                render={<div />}
                className="mt-2 text-sm text-pretty text-muted"
              >
                {text}
              </AlertDialog.Description>
            )}
            <div className="mt-6 flex flex-wrap justify-end gap-2">
              <AlertDialog.Close
                render={<Button ref={cancel}>{cancelLabel ?? texts.cancel}</Button>}
              />
              <Button
                variant={tone === 'danger' ? 'danger' : 'primary'}
                loading={busy}
                onClick={() => void confirm()}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
