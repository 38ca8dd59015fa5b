import type { SessionOrigin } from '@portaria/contract/actors/actor'
import { isPlatformRole, type Role } from '@portaria/contract/actors/roles'
import type { LoggedInUser, ProviderTokens } from '@portaria/contract/modules/accounts/sign-in'
import {
  asLoggedInUser,
  readStored,
  readStoredUser,
  storedKeys,
  writeStored,
} from './session-storage.ts'

/** The logged-in user, derived from the server's answer (interface §5). */
export type SessionUser = LoggedInUser & {
  /** The role of `type_flag`, as a list. */
  readonly role: readonly Role[]
  /** The authority that signed the person in: our own API or an identity provider. */
  readonly origin: SessionOrigin
  readonly data: {
    readonly displayName: string
    /** Null without a picture; initials are shown then. */
    readonly photoURL: string | null
    readonly shortcuts: readonly string[]
  }
}

/** A company chosen by a platform role. */
export type ChosenTenant = { id: string; name: string }

export type Session = {
  /** Null for a guest. */
  readonly user: SessionUser | null
  /** The current tenant: the user's own, or the company that a platform role has chosen. */
  readonly tenantId: string | null
  /** The chosen company, for platform roles only. */
  readonly chosen: ChosenTenant | null
}

/** Why a session ended: the person signed out, or the server refused it. */
export type SessionEnd = 'signed-out' | 'expired'

/** The message shown when an identity provider's session is over; null shows none. */
export type ToldOfEnd = { readonly message: string | null }

type EndListener = (end: SessionEnd, told?: ToldOfEnd) => void

const CHANNEL = 'portaria-session'

const changeListeners = new Set<() => void>()
const endListeners = new Set<EndListener>()
let session: Session = storedSession()

function deriveUser(user: LoggedInUser): SessionUser {
  const data = {
    displayName: user.name,
    photoURL: user.images[0]?.path ?? null,
    shortcuts: user.shortcuts,
  }
  const hosted = readStored(storedKeys.providerExpiry) !== null
  const origin = hosted ? 'hosted' : user.origin === 'realtime' ? 'realtime' : 'api'
  return { ...user, role: [user.type_flag], origin, data }
}

function sessionOf(user: LoggedInUser | null, chosen: ChosenTenant | null): Session {
  if (user === null) return { user: null, tenantId: null, chosen: null }
  const ofPlatform = isPlatformRole(user.type_flag)
  return {
    user: deriveUser(user),
    tenantId: ofPlatform ? (chosen?.id ?? null) : user.tenant_id,
    chosen: ofPlatform ? chosen : null,
  }
}

function storedSession(): Session {
  const user = readStored(storedKeys.token) === null ? null : readStoredUser()
  const id = readStored(storedKeys.tenant)
  const chosen = id === null ? null : { id, name: readStored(storedKeys.tenantName) ?? '' }
  return sessionOf(user, chosen)
}

function publish(next: Session): void {
  session = next
  for (const listener of changeListeners) listener()
}

export function currentSession(): Session {
  return session
}

/** Calls back after every change; returns a function that ends it. */
export function onSessionChange(listener: () => void): () => void {
  changeListeners.add(listener)
  return () => changeListeners.delete(listener)
}

/** Calls back when a session has ended, in this tab or another; returns a function that ends it. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/**
 * Starts a session with a token and a person, and with the tokens of an identity provider. `kept`
 * leaves the provider's stored tokens unchanged, for another membership in the same session.
 */
export function startSession(
  token: string,
  user: LoggedInUser,
  provider: ProviderTokens | null | 'kept' = null,
): void {
  if (provider !== 'kept') storeProviderTokens(provider)
  // The person is stored first, so that no tab combines the new token with the old person.
  writeStored(storedKeys.user, JSON.stringify(deriveUser(user)))
  writeStored(storedKeys.token, token)
  publish(storedSession())
}

/** Stores an identity provider's tokens for the session, or removes them for null. */
export function storeProviderTokens(provider: ProviderTokens | null): void {
  writeStored(storedKeys.providerAccess, provider?.access_token ?? null)
  writeStored(storedKeys.providerId, provider?.id_token ?? null)
  writeStored(storedKeys.providerExpiry, provider?.expires_at ?? null)
}

/** Updates the stored person. */
export function updateUser(user: LoggedInUser): void {
  writeStored(storedKeys.user, JSON.stringify(deriveUser(user)))
  publish(sessionOf(user, session.chosen))
}

/**
 * Stores the company that a platform role works in; other tabs keep theirs until they are reloaded.
 */
export function chooseTenant(chosen: ChosenTenant | null): void {
  writeStored(storedKeys.tenant, chosen?.id ?? null)
  writeStored(storedKeys.tenantName, chosen?.name ?? null)
  publish(sessionOf(session.user, chosen))
}

/** Clears token, person and segment in this and every other tab (accounts §21). */
export function endSession(end: SessionEnd, told?: ToldOfEnd): void {
  forget(end, told)
  openChannel()?.postMessage([end, told])
}

function forget(end: SessionEnd, told?: ToldOfEnd): void {
  const wasThere = session.user !== null
  writeStored(storedKeys.token, null)
  writeStored(storedKeys.user, null)
  storeProviderTokens(null)
  writeStored(storedKeys.segment, null)
  writeStored(storedKeys.segmentWords, null)
  writeStored(storedKeys.companyZone, null)
  publish({ user: null, tenantId: null, chosen: null })
  if (wasThere || end === 'expired') for (const listener of endListeners) listener(end, told)
}

let channel: BroadcastChannel | null = null

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

/** Follows other tabs: signing out in one signs out of all. Called once, at the start. */
export function followOtherTabs(): void {
  openChannel()?.addEventListener('message', (event: MessageEvent<[SessionEnd, ToldOfEnd?]>) => {
    if (session.user !== null) forget(...event.data)
  })
  window.addEventListener('storage', (event) => {
    const tokenGone = event.key === storedKeys.token && event.newValue === null
    if ((tokenGone || event.key === null) && session.user !== null) forget('signed-out')
    // Another person, or the same one with another membership, has signed in: this tab follows.
    else if (event.key === storedKeys.user || event.key === storedKeys.token) adoptStored()
  })
}

function adoptStored(): void {
  const { user } = storedSession()
  if (
    user === null ||
    JSON.stringify(asLoggedInUser(user)) === JSON.stringify(asLoggedInUser(session.user))
  )
    return
  publish(sessionOf(user, session.chosen))
}
