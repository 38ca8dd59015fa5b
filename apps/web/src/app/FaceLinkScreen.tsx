import { useParams } from '@tanstack/react-router'
import { FaceLinkPage } from '../modules/access/faces/link/FaceLinkPage.tsx'
import { speakBrowserLanguage } from '../modules/visits/guest-pass/browser-language.ts'

/** Loads the screen of a letter's link with its texts in the browser's language. */
export async function fetchFaceLinkScreen() {
  await speakBrowserLanguage()
  return FaceLinkScreen
}

function FaceLinkScreen() {
  const { token = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return <FaceLinkPage key={token} token={token} />
}
