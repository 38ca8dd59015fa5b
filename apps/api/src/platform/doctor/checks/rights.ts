import { databaseName, databaseRoles, roleName } from '../../database/role-credentials.ts'
import type { Check } from '../check.ts'
import { ok, warning, wrong } from '../check.ts'

/** What the login of DATABASE_URL may, and what our roles must not. */
export const rightsCheck: Check = {
  name: 'rights',
  async lookInside({ query, url }, { environment }) {
    const [login] = await query<{ super: boolean; makes_roles: boolean; creates: boolean }>(
      `SELECT rolsuper AS super, rolcreaterole AS makes_roles,
         has_database_privilege(current_database(), 'CREATE') AS creates
       FROM pg_roles WHERE rolname = current_user`,
    )
    const names = databaseRoles.map((role) => roleName(databaseName(url), role))
    const tooMighty = await query<{ rolname: string }>(
      `SELECT rolname FROM pg_roles WHERE rolname = ANY($1)
         AND (rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb OR rolreplication)
       ORDER BY rolname`,
      [names],
    )
    const findings = tooMighty.map(({ rolname }) =>
      wrong(
        `The role ${rolname} may do more than it must, so that one company could see another: take SUPERUSER, BYPASSRLS, CREATEROLE, CREATEDB and REPLICATION from it.`,
      ),
    )
    if (!login?.super && !(login?.makes_roles && login.creates)) {
      findings.push(
        wrong(
          'The login of DATABASE_URL may not create roles or schemas: give it CREATEROLE and the database.',
        ),
      )
    }
    if (login?.super && environment.databaseUrl !== undefined) {
      findings.push(
        warning(
          'The login of DATABASE_URL is a superuser: one with CREATEROLE that owns the database is enough.',
        ),
      )
    }
    return findings.length > 0
      ? findings
      : [ok('The logins have the rights they need, and no more.')]
  },
}
