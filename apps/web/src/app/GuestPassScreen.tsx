import { useParams } from '@tanstack/react-router'
import { speakBrowserLanguage } from '../modules/visits/guest-pass/browser-language.ts'
import { GuestPassPage } from '../modules/visits/guest-pass/GuestPassPage.tsx'

/** The screen of a pass, once its words are there in the language of the browser. */
export async function fetchGuestPassScreen() {
  await speakBrowserLanguage()
  return GuestPassScreen
}

function GuestPassScreen() {
  const { token = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return <GuestPassPage key={token} token={token} />
}
