import type {
  Subscription,
  SubscriptionsAnswer,
} from '@portaria/contract/modules/notices/push-subscriptions'
import { callApi } from '../http-client.ts'
import { askBrowser } from '../notifications/browser-notifications.ts'
import { currentSession } from '../session/session.store.ts'
import { readStored, writeStored } from '../session/session-storage.ts'
import { serviceWorker } from './service-worker.ts'

/**
 * The state of push messages on this device. `home_screen`: on an iPhone or iPad, only an app on
 * the home screen can receive them. `denied`: the person has refused them for this site.
 */
export type PushState = 'unsupported' | 'home_screen' | 'denied' | 'off' | 'on'

/** The state of this device, and its subscription at the server. */
export type PushDevice = { state: PushState; own: Subscription | null }

const path = '/push-subscriptions'

/**
 * Storage key of the person who turned push on: another person who signs in on this device does not
 * receive their messages.
 */
const OWNER_KEY = 'push-owner'

type Answer = { data: Subscription }

/** Reads the state of this device, and registers it again for a new session of the same person. */
export async function readPushDevice(): Promise<PushDevice> {
  const state = supported()
  if (state !== null) return { state, own: null }
  const worker = await serviceWorker()
  if (worker === null) return { state: 'unsupported', own: null }
  if (Notification.permission === 'denied') return { state: 'denied', own: null }
  const here = await worker.pushManager.getSubscription()
  if (here === null) return { state: 'off', own: null }
  const { data, public_key: key } = await callApi<SubscriptionsAnswer>(path)
  const isOurs = readStored(OWNER_KEY) === currentSession().user?.id
  // The subscription belongs to another person, or to a key that the server no longer has.
  if (!isOurs || !isKey(here, key)) {
    await here.unsubscribe()
    return { state: 'off', own: null }
  }
  const own = data.find(({ current }) => current) ?? (await send(here))
  return { state: 'on', own }
}

/** Asks for permission and registers this device. Called right after a press. */
export async function turnPushOn(): Promise<PushDevice> {
  if ((await askBrowser()) !== 'granted') return readPushDevice()
  const worker = await serviceWorker()
  if (worker === null) return { state: 'unsupported', own: null }
  const { public_key: key } = await callApi<SubscriptionsAnswer>(path)
  const here = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  writeStored(OWNER_KEY, currentSession().user?.id ?? null)
  return { state: 'on', own: await send(here) }
}

/** Removes this device, at the server and in the browser. */
export async function turnPushOff({ own }: PushDevice): Promise<PushDevice> {
  if (own !== null) await callApi(`${path}/${own.id}`, { method: 'DELETE' })
  await forgetPushDevice()
  return readPushDevice()
}

/** Sets whether the messages on this device name people. */
export async function nameOnLockedScreen(
  { id }: Subscription,
  showsNames: boolean,
): Promise<PushDevice> {
  const body = { shows_names: showsNames }
  const { data } = await callApi<Answer>(`${path}/${id}`, { method: 'PATCH', body })
  return { state: 'on', own: data }
}

/** Ends the subscription of this browser, for example at signing out. */
export async function forgetPushDevice(): Promise<void> {
  writeStored(OWNER_KEY, null)
  const worker = await navigator.serviceWorker?.getRegistration()
  const here = await worker?.pushManager?.getSubscription()
  await here?.unsubscribe()
}

async function send(here: PushSubscription): Promise<Subscription> {
  return (await callApi<Answer>(path, { method: 'POST', body: here.toJSON() })).data
}

/** The state that rules push messages out on this device; null where they are possible. */
function supported(): PushState | null {
  if ('PushManager' in window && 'Notification' in window && window.isSecureContext) return null
  return isApplePhone() && !isOnHomeScreen() ? 'home_screen' : 'unsupported'
}

/** Detects iPhones, and iPads, which identify as Macs. */
const isApplePhone = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const isOnHomeScreen = () => matchMedia('(display-mode: standalone)').matches

function isKey({ options }: PushSubscription, key: string): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const base64 = btoa(String.fromCharCode(...own))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key
}
