import type { AuthDatabase } from '../../../platform/database/auth-database.ts'
import type { Parts } from '../../../platform/parts.ts'

/** Every feature's parts, and the auth role's database. */
export type SignInParts = Parts & { auth: AuthDatabase }
