import { showToast } from '@portaria/ui/toast'
import { documentationTexts } from '../texts/documentation-texts.ts'

/**
 * Copies a text; if the browser refuses (plain http has no clipboard), tells the person what to do
 * instead. Resolves to whether it was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    showToast({ title: documentationTexts.text('notCopied'), tone: 'warning' })
    return false
  }
}
