import type { SessionOrigin } from '@portaria/contract/actors/actor'

/**
 * Parts that an installation may leave out (`DEMO_APPS`, `REGISTRATION`). Its page tells which ones
 * it offers.
 */
type Part = 'demo-apps' | 'registration'

/** Whether the server runs the demonstration (`SEED=demo`). */
export const isDemonstration = (): boolean => isOn('demonstration')

/** Whether the server serves a copy of the data, which reaches nobody (`COPY_OF_DATA`). */
export const isCopyOfData = (): boolean => isOn('copy-of-data')

/** Whether the server looks up postal codes (`CEP_SERVICE_URL`). */
export const findsPostalCodes = (): boolean => isOn('postal-codes')

/** The name of the hosted identity provider; null where none is set up (`OIDC_ISSUER`). */
export const hostedProviderName = (): string | null => contentOf('hosted-provider')

/** The name of the realtime database service; null where none is set up (`FIREBASE_API_KEY`). */
export const realtimeServiceName = (): string | null => contentOf('realtime-provider')

/** The name of a sign-in provider; null where it is not set up. */
export const providerNameOf = (kind: SessionOrigin): string | null =>
  kind === 'realtime' ? realtimeServiceName() : hostedProviderName()

/** Whether any provider can keep people's settings as well. */
export const providerKeepsPreferences = (): boolean => isOn('provider-preferences')

const contentOf = (name: string): string | null =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null

const isOn = (name: string): boolean => contentOf(name) === 'on'

/** Whether this installation offers a part of the app. */
export function isOffered(part: Part): boolean {
  return contentOf(part) !== 'off'
}
