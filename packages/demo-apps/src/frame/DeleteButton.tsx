import { Button, type ButtonProps } from '@portaria/ui/actions/Button'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { useState } from 'react'
import { frameTexts } from './texts/frame-texts.ts'

export interface DeleteButtonProps
  extends Pick<ButtonProps, 'children' | 'className' | 'icon' | 'size'> {
  /** The question, for example whether to delete three mails permanently. */
  title: string
  /** Further consequences; by default that it cannot be undone. */
  text?: string
  /** A verb and its object, on the button that confirms. */
  confirm: string
  onConfirm: () => Promise<void>
}

/** A button that asks before it deletes something permanently. */
export function DeleteButton({ title, text, confirm, onConfirm, ...button }: DeleteButtonProps) {
  const t = frameTexts.useTexts()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsks(true)} />
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={title}
        text={text ?? t('cannotUndo')}
        confirmLabel={confirm}
        onConfirm={onConfirm}
      />
    </>
  )
}
