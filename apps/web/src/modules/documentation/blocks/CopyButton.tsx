import { IconButton } from '@portaria/ui/actions/IconButton'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { documentationTexts } from '../texts/documentation-texts.ts'
import { copyText } from './copy-text.ts'

const SHOWN_MS = 1_500

/** Copies some lines, and confirms it for a moment. */
export function CopyButton({ text }: { text: string }) {
  const t = documentationTexts.useTexts()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    const timer = copied ? setTimeout(() => setCopied(false), SHOWN_MS) : undefined
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <IconButton
      icon={copied ? Check : Copy}
      size="sm"
      label={copied ? t('copied') : t('copy')}
      onClick={() => void copyText(text).then(setCopied)}
      className="print:hidden"
    />
  )
}
