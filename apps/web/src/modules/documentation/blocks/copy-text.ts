import { showToast } from '@portaria/ui/toast'
import { documentationTexts } from '../texts/documentation-texts.ts'

/** Copies a text; where the browser refuses (plain http has no clipboard), says what to do instead. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    showToast({ title: documentationTexts.text('notCopied'), tone: 'warning' })
    return false
  }
}
