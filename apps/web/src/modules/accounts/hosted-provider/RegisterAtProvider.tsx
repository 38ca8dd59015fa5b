import { ProviderButton } from './ProviderButton.tsx'
import { hostedProviderTexts } from './texts/hosted-provider-texts.ts'

/** The tab of `/register` that leads to the provider's page for new people. */
export function RegisterAtProvider({ provider }: { provider: string }) {
  const t = hostedProviderTexts.useTexts()
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-base text-pretty text-muted">{t('registerText', { provider })}</p>
      <ProviderButton provider={provider} page="register" />
    </div>
  )
}
