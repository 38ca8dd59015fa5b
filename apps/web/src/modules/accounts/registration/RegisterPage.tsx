import type { RegisterBody } from '@portaria/contract/modules/accounts/sign-in'
import type { HostedNext } from '@portaria/contract/modules/identities/hosted-provider'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Tabs } from '@portaria/ui/display/Tabs'
import { Banner } from '@portaria/ui/feedback/Banner'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { Unplug } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../../platform/http-client.ts'
import { commonTexts } from '../../../platform/i18n/common-texts.ts'
import { hostedProviderName, isOffered, realtimeServiceName } from '../../../platform/offered.ts'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { registrationTexts } from './texts/registration-texts.ts'

/** The identity providers named if none is set up (identities §7). */
const unconnected = { hosted: 'Auth0', realtime: 'Firebase' }

/** Loaded only if the operator has set up a hosted identity provider. */
const RegisterAtProvider = lazyPart(
  async () => (await import('../hosted-provider/RegisterAtProvider.tsx')).RegisterAtProvider,
)

/** Loaded only if the operator has set up a realtime database service. */
const RegisterAtRealtime = lazyPart(
  async () => (await import('../realtime-provider/RegisterAtRealtime.tsx')).RegisterAtRealtime,
)
const NextPage = lazyPart(async () => (await import('../identities/NextPage.tsx')).NextPage)

async function register(body: RegisterBody): Promise<void> {
  await callApi('/register', { method: 'POST', body, anonymous: true })
}

/** `/register`, for guests only. */
export function RegisterPage() {
  const t = registrationTexts.useTexts()
  const [email, setEmail] = useState<string | null>(null)
  const [next, setNext] = useState<HostedNext | null>(null)
  if (email !== null) return <RegisteredPage email={email} />
  if (next !== null) return <NextPage next={next} provider={realtimeServiceName() ?? ''} />
  return (
    <AuthLayout
      pageTitle={t('pageTitle')}
      title={t('title')}
      text={isOffered('registration') ? t('text') : undefined}
    >
      {isOffered('registration') ? (
        <Providers onDone={setEmail} onNext={setNext} />
      ) : (
        <Banner icon={Unplug} title={t('off')}>
          {t('offText')}
        </Banner>
      )}
      <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <TextLink href="/login">{t('login')}</TextLink>
        <TextLink href="/">{t('back')}</TextLink>
      </p>
    </AuthLayout>
  )
}

interface ProvidersProps {
  onDone: (email: string) => void
  /** Called with the next step after an account was created at the realtime database service. */
  onNext: (next: HostedNext) => void
}

function Providers({ onDone, onNext }: ProvidersProps) {
  const t = registrationTexts.useTexts()
  const common = commonTexts.useTexts()
  const [provider, setProvider] = useState('own')
  const hosted = hostedProviderName()
  const realtime = realtimeServiceName()
  const missing = (name: string) => (
    <div className="flex flex-col items-start gap-5">
      <Banner icon={Unplug} title={t('notConnected', { provider: name })}>
        {t('notConnectedText')}
      </Banner>
      <Button size="lg" onClick={() => setProvider('own')}>
        {t('useOwn')}
      </Button>
    </div>
  )
  return (
    <Tabs
      label={t('providers')}
      value={provider}
      onChange={setProvider}
      tabs={[
        {
          value: 'own',
          label: common('product'),
          content: (
            <RegisterForm
              passwordHelp={t('passwordHelp')}
              send={async (body) => {
                await register(body)
                onDone(body.email.trim())
              }}
            />
          ),
          keepMounted: true,
        },
        {
          value: 'hosted',
          label: hosted ?? unconnected.hosted,
          content:
            hosted === null ? (
              missing(unconnected.hosted)
            ) : (
              <RegisterAtProvider provider={hosted} />
            ),
        },
        {
          value: 'realtime',
          label: realtime ?? unconnected.realtime,
          content:
            realtime === null ? (
              missing(unconnected.realtime)
            ) : (
              <RegisterAtRealtime provider={realtime} onNext={onNext} />
            ),
        },
      ]}
    />
  )
}

/** Explains what to do after registering: a Guest has no access yet. */
function RegisteredPage({ email }: { email: string }) {
  const t = registrationTexts.useTexts()
  return (
    <AuthLayout
      pageTitle={t('done.title')}
      title={t('done.title')}
      text={t('done.text', { email })}
    >
      <section className="rounded-lg bg-sunken p-5">
        <h2 className="text-sm font-semibold">{t('done.next')}</h2>
        <p className="mt-1 text-base text-pretty">{t('done.nextText')}</p>
      </section>
      <p className="mt-6 text-sm">
        <TextLink href="/login">{t('login')}</TextLink>
      </p>
    </AuthLayout>
  )
}
