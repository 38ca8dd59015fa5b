import { identityTexts } from '../identities/texts/identity-texts.ts'
import { ProviderButton } from './ProviderButton.tsx'

/** The tab of `/register` that leads to the provider's page for new people. */
export function RegisterAtProvider({ provider }: { provider: string }) {
  const t = identityTexts.useTexts()
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-base text-pretty text-muted">{t('registerText', { provider })}</p>
      <ProviderButton provider={provider} page="register" />
    </div>
  )
}
