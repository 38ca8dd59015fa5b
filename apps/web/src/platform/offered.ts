/** Parts that a server may leave out; its page says so (`DEMO_APPS`, `REGISTRATION`). */
type Part = 'demo-apps' | 'registration'

/** Whether the server holds the demonstration (`SEED=demo`). */
export const isDemonstration = (): boolean => isOn('demonstration')

/** Whether the server looks up postal codes (`CEP_SERVICE_URL`). */
export const findsPostalCodes = (): boolean => isOn('postal-codes')

const isOn = (name: string): boolean =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') === 'on'

/** Whether the server offers a part of the app. */
export function isOffered(part: Part): boolean {
  return document.querySelector(`meta[name="${part}"]`)?.getAttribute('content') !== 'off'
}
