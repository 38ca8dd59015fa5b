import { Button } from '@portaria/ui/actions/Button'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useConnectionLost } from '../platform/connection/use-connection.ts'
import { commonTexts } from '../platform/i18n/common-texts.ts'
import { appTexts } from './texts/app-texts.ts'

/** Shown for a page that threw, or whose code is gone because the server has a newer build. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const t = appTexts.useTexts()
  const common = commonTexts.useTexts()
  const message = error instanceof Error ? error.message : ''
  const lost = useConnectionLost()
  // Code that fails to load without a network is not gone.
  const isCode = /dynamically imported module|importing a module|preload/i.test(message)
  const stale = isCode && !lost
  return (
    <ErrorState
      title={t(isCode && lost ? 'errors.away' : stale ? 'errors.stale' : 'errors.crashed')}
      text={t(
        isCode && lost ? 'errors.awayText' : stale ? 'errors.staleText' : 'errors.crashedText',
      )}
      action={
        <>
          {!stale && <Button onClick={reset}>{common('tryAgain')}</Button>}
          <Button variant="primary" onClick={() => window.location.reload()}>
            {common('reload')}
          </Button>
        </>
      }
    />
  )
}
