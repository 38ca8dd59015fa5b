import { Copy } from 'lucide-react'
import { showToast } from '../feedback/toast.ts'
import { Button } from './Button.tsx'

export interface CopyButtonProps {
  text: string
  label: string
  /** The message shown once it is copied. */
  done: string
}

/** Copies a text. Renders nothing on pages over plain http, which have no clipboard. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  if (!window.isSecureContext) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast({ title: done, tone: 'success' })
  }
  return (
    <Button icon={Copy} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
