import type { SessionOrigin } from '@portaria/contract/modules/accounts/sign-in'

/** Parts that a server may leave out; its page says so (`DEMO_APPS`, `REGISTRATION`). */
type Part = 'demo-apps' | 'registration'

/** Whether the server holds the demonstration (`SEED=demo`). */
export const isDemonstration = (): boolean => isOn('demonstration')

/** Whether the server looks up postal codes (`CEP_SERVICE_URL`). */
export const findsPostalCodes = (): boolean => isOn('postal-codes')

/** The name of the hosted identity provider; null where the operator set none up (`OIDC_ISSUER`). */
export const hostedProviderName = (): string | null => contentOf('hosted-provider')

/** The name of the realtime database service; null where the operator set none up (`FIREBASE_API_KEY`). */
export const realtimeServiceName = (): string | null => contentOf('realtime-provider')

/** What a provider is called through which somebody signs in; null where it is not set up. */
export const providerNameOf = (kind: SessionOrigin): string | null =>
  kind === 'realtime' ? realtimeServiceName() : hostedProviderName()

/** Whether one of both may keep people's settings as well. */
export const providerKeepsPreferences = (): boolean => isOn('provider-preferences')

const contentOf = (name: string): string | null =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null

const isOn = (name: string): boolean => contentOf(name) === 'on'

/** Whether the server offers a part of the app. */
export function isOffered(part: Part): boolean {
  return contentOf(part) !== 'off'
}
