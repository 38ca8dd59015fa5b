import { useParams } from '@tanstack/react-router'
import { speakBrowserLanguage } from '../modules/visits/guest-pass/browser-language.ts'
import { GuestPassPage } from '../modules/visits/guest-pass/GuestPassPage.tsx'

/** Loads the screen of a pass with its texts in the browser's language. */
export async function fetchGuestPassScreen() {
  await speakBrowserLanguage()
  return GuestPassScreen
}

function GuestPassScreen() {
  const { token = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return <GuestPassPage key={token} token={token} />
}
