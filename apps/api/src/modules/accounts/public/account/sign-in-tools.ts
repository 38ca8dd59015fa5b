import type { AuthDatabase } from '../../../../platform/database/auth-database.ts'
import type { ServerTools } from '../../../../platform/server-tools.ts'

/** The database of the auth role, which the routes and jobs of sign-in alone are given. */
export type WithAuth = { auth: AuthDatabase }

/** The tools of every module, and the auth role's database. */
export type SignInTools = ServerTools & WithAuth
