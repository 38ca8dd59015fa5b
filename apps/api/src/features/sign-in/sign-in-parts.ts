import type { AuthDatabase } from '../../platform/database/auth-database.ts'
import type { Parts } from '../../platform/parts.ts'

/** What signing in works with: besides every feature's parts, the role that reads secrets. */
export type SignInParts = Parts & { auth: AuthDatabase }
