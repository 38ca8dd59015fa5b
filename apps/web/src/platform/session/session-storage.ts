import { type Role, roles } from '@portaria/contract/actors/roles'
import type { LoggedInUser } from '@portaria/contract/modules/accounts/sign-in'

/**
 * Storage keys of the session (interface §4) and of the tokens of a hosted provider. The others are
 * needed when a page opens: the chosen company's name, its time zone, and the segment's words.
 */
export const storedKeys = {
  token: 'jwt_access_token',
  user: 'user',
  providerAccess: 'provider_access_token',
  providerId: 'provider_id_token',
  providerExpiry: 'provider_expires_at',
  tenant: 'tenant_id',
  tenantName: 'tenant_name',
  segment: 'checkSegment',
  segmentWords: 'segment_words',
  companyZone: 'company_zone',
  singleKeys: 'single_keys',
  menuGroups: 'menu_groups',
  tryItAway: 'try_it_away',
} as const

/** Reads a stored value; null where there is none, or the browser stores nothing. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes the key for null. Ignores a full or unavailable storage. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The page continues with the values in memory.
  }
}

function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}

/** The person stored in this browser; null for none and for an invalid value. */
export function readStoredUser(): LoggedInUser | null {
  const text = readStored(storedKeys.user)
  if (text === null) return null
  try {
    return asLoggedInUser(JSON.parse(text))
  } catch {
    return null
  }
}

/** Parses a person; missing parts are filled in. Null without an id or a known role. */
export function asLoggedInUser(value: unknown): LoggedInUser | null {
  if (!isObject(value) || typeof value['id'] !== 'string' || !isRole(value['type_flag']))
    return null
  return {
    id: value['id'],
    type_flag: value['type_flag'],
    name: textOf(value['name']),
    email: textOf(value['email']),
    tenant_id: typeof value['tenant_id'] === 'string' ? value['tenant_id'] : null,
    images: listOf(value['images']).flatMap((image) =>
      isObject(image) && typeof image['path'] === 'string' ? [{ path: image['path'] }] : [],
    ),
    settings: isObject(value['settings']) ? value['settings'] : {},
    shortcuts: listOf(value['shortcuts']).filter((id) => typeof id === 'string'),
    ...(value['origin'] === 'realtime' && { origin: 'realtime' }),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
