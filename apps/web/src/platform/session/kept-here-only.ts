import { showToast } from '@portaria/ui/toast'
import { providerNameOf } from '../offered.ts'
import { currentSession, onSessionEnd } from './session.store.ts'
import { providerSessionTexts } from './texts/provider-session-texts.ts'

let told = false
onSessionEnd(() => {
  told = false
})

/** Tells the person, once per session, that the provider does not keep their settings. */
export function tellKeptHereOnly(): void {
  if (told) return
  told = true
  const { text } = providerSessionTexts
  const provider = providerNameOf(currentSession().user?.origin ?? 'hosted') ?? text('other')
  showToast({ title: text('notKept', { provider }), text: text('keptHere'), tone: 'warning' })
}
