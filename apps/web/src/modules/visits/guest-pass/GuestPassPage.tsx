import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import { contentId } from '@portaria/ui/layout'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { GuestPassSheet } from './GuestPassSheet.tsx'
import { guestPassTexts } from './texts/guest-pass-texts.ts'
import { useGuestPass } from './use-guest-pass.ts'

export interface GuestPassPageProps {
  /** What the link ends with. */
  token: string
}

/** `/apps/guests/pass/{token}`: a pass, for holders of its link; nobody signs in. */
export function GuestPassPage({ token }: GuestPassPageProps) {
  const t = guestPassTexts.useTexts()
  const { pass, error, look } = useGuestPass(token)
  usePageTitle(t('pageTitle'))
  // A pass that was shown stays, for a gate without reception.
  if (pass !== null && !isUnknown(error)) {
    return (
      <Frame>
        <GuestPassSheet pass={pass} />
      </Frame>
    )
  }
  if (error === null) {
    return (
      <Frame>
        <Skeleton className="h-112 w-full rounded-xl" />
      </Frame>
    )
  }
  return (
    <Frame>
      {isUnknown(error) ? (
        <ErrorState title={t('unknown')} text={t('unknownText')} />
      ) : (
        <ErrorState
          title={t('failed')}
          text={problemTextOf(error).detail}
          action={<Button onClick={() => void look()}>{t('again')}</Button>}
        />
      )}
    </Frame>
  )
}

/** A link that is wrong or was revoked, as against a server that could not be asked. */
const isUnknown = (error: unknown) => error instanceof ApiProblem && error.code === 'validation'

function Frame({ children }: { children: ReactNode }) {
  return (
    <main
      id={contentId}
      className="mx-auto flex min-h-dvh w-full max-w-112 flex-col justify-center bg-ground px-4 py-6 text-ink print:min-h-0"
    >
      {children}
    </main>
  )
}
