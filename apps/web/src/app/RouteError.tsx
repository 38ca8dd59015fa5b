import { Button } from '@portaria/ui/actions/Button'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { commonTexts } from '../platform/i18n/common-texts.ts'
import { appTexts } from './texts/app-texts.ts'

/** A page that threw, or whose code is gone because the server has a newer build. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const t = appTexts.useTexts()
  const common = commonTexts.useTexts()
  const message = error instanceof Error ? error.message : ''
  const stale = /dynamically imported module|importing a module|preload/i.test(message)
  return (
    <ErrorState
      title={stale ? t('errors.stale') : t('errors.crashed')}
      text={stale ? t('errors.staleText') : t('errors.crashedText')}
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
