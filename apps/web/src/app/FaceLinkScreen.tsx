import { QueryClientProvider } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { FaceLinkPage } from '../modules/access/faces/link/FaceLinkPage.tsx'
import { speakBrowserLanguage } from '../modules/visits/guest-pass/browser-language.ts'
import { currentQueryClient } from '../platform/query-client.ts'

/** Loads the screen of a letter's link with its texts in the browser's language. */
export async function fetchFaceLinkScreen() {
  await speakBrowserLanguage()
  return FaceLinkScreen
}

/** Outside the frame, which surrounds the pages of signed-in people with the answers' cache. */
function FaceLinkScreen() {
  const { token = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return (
    <QueryClientProvider client={currentQueryClient()}>
      <FaceLinkPage key={token} token={token} />
    </QueryClientProvider>
  )
}
