import type { Renewed } from '@portaria/contract/modules/identities/hosted-provider'
import { showToast } from '@portaria/ui/toast'
import { ApiProblem } from '../api-problem.ts'
import { callApi } from '../http-client.ts'
import { hostedProviderName } from '../offered.ts'
import { storeProviderTokens } from './session.store.ts'
import { readStored, storedKeys, writeStored } from './session-storage.ts'
import { providerSessionTexts } from './texts/provider-session-texts.ts'

/** Milliseconds before the end at which the session is renewed or the person warned. */
const AHEAD_MS = 10 * 60_000

/** The longest and the shortest time between two looks at the clock, in milliseconds. */
const LOOK_MS = 15_000
const LEAST_MS = 1_000

const LOCK = 'portaria-provider'

/** The state of the stored expiry. */
let known: { expiry: string; since: number; isOver: boolean; isWarned: boolean } | null = null
let watching = false

/**
 * Watches the end of an identity provider's session, which the browser keeps; calling it twice does
 * no harm.
 */
export function watchProviderExpiry(): void {
  if (watching) return
  watching = true
  let next = 0
  const look = () => {
    window.clearTimeout(next)
    next = window.setTimeout(look, untilNextLook())
    void lookAtExpiry()
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
  look()
}

/**
 * Milliseconds until the next look: half the remaining time, so that a short session is renewed
 * too.
 */
function untilNextLook(): number {
  const left = Date.parse(readStored(storedKeys.providerExpiry) ?? '') - Date.now()
  return Number.isNaN(left) ? LOOK_MS : Math.max(LEAST_MS, Math.min(LOOK_MS, left / 2))
}

/** Renews the session in time, warns of an end that cannot be postponed, and notices the end. */
export async function lookAtExpiry(now = Date.now()): Promise<void> {
  const expiry = readStored(storedKeys.providerExpiry)
  if (expiry === null) return
  if (known?.expiry !== expiry) known = { expiry, since: now, isOver: false, isWarned: false }
  const left = Date.parse(expiry) - now
  if (left <= 0) return noticeEnd()
  // A session of a few minutes is renewed halfway.
  const ahead = Math.min(AHEAD_MS, (Date.parse(expiry) - known.since) / 2)
  if (left > ahead && !known.isOver) return
  if (!known.isOver) await oneTabAtATime(() => renew(expiry))
  if (known.isOver && !known.isWarned && left <= AHEAD_MS) warn(expiry)
}

/**
 * Calls the server, whose refusal ends the session and tells the person; without a network this
 * happens later.
 */
async function noticeEnd(): Promise<void> {
  await callApi('/me').catch(() => undefined)
}

async function renew(expiry: string): Promise<void> {
  // Another tab has renewed it.
  if (readStored(storedKeys.providerExpiry) !== expiry) return
  let renewed: Renewed
  try {
    const call = callApi<{ data: Renewed }>('/session/provider/renew', { method: 'POST' })
    renewed = (await call).data
  } catch (error) {
    // An unreachable or busy server has not refused the renewal.
    if (known && error instanceof ApiProblem && error.status === 404) known.isOver = true
    return
  }
  const { access_token: access, id_token: id, expires_at: next, renewable } = renewed
  if (access !== null && id !== null)
    storeProviderTokens({ access_token: access, id_token: id, expires_at: next })
  else writeStored(storedKeys.providerExpiry, next)
  if (!renewable && known) known = { ...known, expiry: next, isOver: true }
}

function warn(expiry: string): void {
  if (known) known.isWarned = true
  const { text } = providerSessionTexts
  const provider = hostedProviderName() ?? text('other')
  const time = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' })
  showToast({
    title: text('title', { provider, time: time.format(new Date(expiry)) }),
    text: text('text'),
    tone: 'warning',
    duration: 0,
    action: { label: text('action'), onPress: () => location.assign('/logout') },
  })
}

function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  return locks === undefined ? work() : locks.request(LOCK, work)
}
