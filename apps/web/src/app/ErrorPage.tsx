import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { contentId } from '@portaria/ui/layout'
import { usePageTitle } from '../platform/page-title.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Brand } from '../shell/Brand.tsx'
import { GuestMenu } from '../shell/toolbar/GuestMenu.tsx'
import { LANDING_PAGE, LOGIN_PAGE } from './access.ts'
import { type ErrorName, ErrorScene } from './ErrorScene.tsx'
import { appTexts } from './texts/app-texts.ts'

/** `/pages/errors/…`: explains the error, with a link to continue. */
export function ErrorPage({ error }: { error: ErrorName }) {
  const t = appTexts.useTexts()
  const signedIn = useSession().user !== null
  const title = t(`errors.${error}.title`)
  usePageTitle(title)
  return (
    <div className="flex min-h-dvh flex-col bg-ground px-5 pt-5 pb-[calc(1.25rem+var(--ui-thumb))] text-ink sm:px-10">
      <header className="flex items-center justify-between">
        <Brand />
        {!signedIn && <GuestMenu />}
      </header>
      <main
        id={contentId}
        tabIndex={-1}
        className="m-auto flex w-full max-w-130 flex-col items-center py-10 text-center outline-none"
      >
        <ErrorScene error={error} />
        <h1 className="mt-8 text-2xl font-semibold text-balance">{title}</h1>
        <p className="mt-2 max-w-110 text-base text-pretty text-muted">
          {t(`errors.${error}.text`)}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-2">
          <Button size="lg" onClick={() => window.history.back()}>
            {t('errors.back')}
          </Button>
          <ButtonLink size="lg" variant="primary" href={signedIn ? LANDING_PAGE : LOGIN_PAGE}>
            {signedIn ? t('errors.home') : t('errors.signIn')}
          </ButtonLink>
        </div>
      </main>
    </div>
  )
}
