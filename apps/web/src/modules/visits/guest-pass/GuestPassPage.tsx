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
  /** The last part of the link. */
  token: string
}

/** `/apps/guests/pass/{token}`: shows a pass to holders of its link, without signing in. */
export function GuestPassPage({ token }: GuestPassPageProps) {
  const t = guestPassTexts.useTexts()
  const { pass, error, look } = useGuestPass(token)
  usePageTitle(t('pageTitle'))
  // A pass that has been loaded stays on the page, so that it can be shown at a gate without
  // reception.
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

/** Whether the link is wrong or revoked, rather than the server unreachable. */
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
