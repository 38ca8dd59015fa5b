import type { LoggedInUser } from '@portaria/contract/modules/accounts/sign-in'
import { type Role, roles } from '@portaria/contract/roles'

/**
 * Keys of the session (interface §4) and of one at a hosted provider; beside them the chosen company's
 * name and time zone and the words of the segment, so that a page opens with them.
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
} as const

/** Null where nothing is stored, or the browser keeps nothing. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes the key for null. A full or closed storage is no error. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The page goes on with what it holds in memory.
  }
}

function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}

/** The person kept by this browser; null for none and for what cannot be read as one. */
export function readStoredUser(): LoggedInUser | null {
  const text = readStored(storedKeys.user)
  if (text === null) return null
  try {
    return asLoggedInUser(JSON.parse(text))
  } catch {
    return null
  }
}

/** Parses a person; missing parts are filled, null without an id. */
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
