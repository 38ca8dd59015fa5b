import { lastingKey, type ServerSecret } from '../secrets/server-secret.ts'
/** The four roles of a database (platform §5): none but the owner owns anything. */
export const databaseRoles = ['owner', 'app', 'auth', 'system'] as const
export type DatabaseRole = (typeof databaseRoles)[number]

/**
 * Returns the cluster-wide name of a role. It begins with the name of the database, since several
 * databases of one cluster must not share roles; a clone keeps its template's.
 */
export function roleName(prefix: string, role: DatabaseRole): string {
  return `${prefix}_${role}`
}

/** Bytes of a password. */
export const PASSWORD_BYTES = 24

/**
 * Derives the password of a role, so that every server of one database agrees. It lasts when
 * the secret is changed, so that no server is locked out meanwhile.
 */
export function rolePassword(secret: ServerSecret, name: string): string {
  const key = lastingKey(secret, 'database role', { of: name, bytes: PASSWORD_BYTES })
  return key.toString('base64url')
}

/** Returns the connection string of a role, from one of another login to the same database. */
export function roleUrl(
  url: string,
  prefix: string,
  role: DatabaseRole,
  secret: ServerSecret,
): string {
  const login = new URL(url)
  const name = roleName(prefix, role)
  login.username = name
  login.password = rolePassword(secret, name)
  return login.href
}

/** Returns the name of the database in a connection string. */
export function databaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}
