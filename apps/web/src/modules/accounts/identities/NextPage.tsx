import type { HostedNext } from '@portaria/contract/modules/identities/hosted-provider'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'
import { identityTexts } from './texts/identity-texts.ts'

/** Shows the next step to a person who is not signed in by the provider's answer alone. */
export function NextPage({ next, provider }: { next: HostedNext; provider: string }) {
  const t = identityTexts.useTexts()
  const login = (
    <ButtonLink href="/login" size="lg">
      {t('letter.login')}
    </ButtonLink>
  )
  if (next.next === 'letter') {
    return (
      <AuthLayout
        pageTitle={t('letter.title')}
        title={t('letter.title')}
        text={t('letter.text', { email: next.email, provider })}
      >
        <p className="mb-6 rounded-lg bg-sunken p-5 text-base text-pretty">
          {t('letter.note', { provider })}
        </p>
        {login}
      </AuthLayout>
    )
  }
  if (next.next === 'guest') {
    return (
      <AuthLayout pageTitle={t('guest.title')} title={t('guest.title')} text={t('guest.text')}>
        <section className="mb-6 rounded-lg bg-sunken p-5">
          <h2 className="text-sm font-semibold">{t('guest.next')}</h2>
          <p className="mt-1 text-base text-pretty">{t('guest.nextText')}</p>
        </section>
        {login}
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      pageTitle={t('noEmail.title')}
      title={t('noEmail.title')}
      text={t('noEmail.text', { provider })}
    >
      {login}
    </AuthLayout>
  )
}
