import { showToast } from '@portaria/ui/toast'
import { gateTexts } from '../texts/gate-texts.ts'

/** Says that an entry or exit is stored on this device, and not yet on the server. */
export function tellRecorded(name: string): void {
  const text = gateTexts.text('offline.recordedText', { name })
  showToast({ title: gateTexts.text('offline.recorded'), text, tone: 'success' })
}
