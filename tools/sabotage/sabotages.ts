import { accountSabotages } from './account-sabotages.ts'
import { apartmentRecordSabotages } from './apartment-record-sabotages.ts'
import { cabinetSabotages } from './cabinet-sabotages.ts'
import { departureSabotages } from './departure-sabotages.ts'
import { deviceSabotages } from './device-sabotages.ts'
import { fairnessSabotages } from './fairness-sabotages.ts'
import { handoverSabotages } from './handover-sabotages.ts'
import { heavyFileSabotages } from './heavy-file-sabotages.ts'
import { hiddenValueSabotages } from './hidden-value-sabotages.ts'
import { householdSabotages } from './household-sabotages.ts'
import { inboxSabotages } from './inbox-sabotages.ts'
import { invitationSabotages } from './invitation-sabotages.ts'
import { lockerSabotages } from './locker-sabotages.ts'
import { operationSabotages } from './operation-sabotages.ts'
import { overviewSabotages } from './overview-sabotages.ts'
import { panicSabotages } from './panic-sabotages.ts'
import { parcelSabotages } from './parcel-sabotages.ts'
import { raceSabotages } from './race-sabotages.ts'
import { recordSabotages } from './record-sabotages.ts'
import { residentLoginSabotages } from './resident-login-sabotages.ts'
import { retentionSabotages } from './retention-sabotages.ts'
import type { Sabotage } from './sabotage.ts'
import { savedViewSabotages } from './saved-view-sabotages.ts'
import { searchSabotages } from './search-sabotages.ts'
import { secondFactorSabotages } from './second-factor-sabotages.ts'
import { signInSabotages } from './sign-in-sabotages.ts'
import { staffSabotages } from './staff-sabotages.ts'
import { transitionSabotages } from './transition-sabotages.ts'
import { vehicleSabotages } from './vehicle-sabotages.ts'
import { visitSabotages } from './visit-sabotages.ts'

const sqlAlone = ['isolation/sql-isolation']
const catalogue = ['isolation/catalogue-rules']
const drift = ['schema/definition-drift']
const foreign = ['isolation/foreign-tenant']
const references = ['isolation/foreign-references']
const routes = ['isolation/routes']
const races = ['isolation/races']

/** The policy of one table, which SQL alone must miss. */
export const withoutPolicy = (table: string): Sabotage => ({
  name: `no row-level security on ${table}`,
  tests: sqlAlone,
  sql: `ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`,
})

export const sabotages: readonly Sabotage[] = [
  {
    name: 'a policy that checks nothing that is written',
    tests: sqlAlone,
    sql: 'ALTER POLICY own_tenant ON apartments WITH CHECK (true)',
  },
  {
    name: 'an owner whom no policy binds',
    tests: sqlAlone,
    sql: 'ALTER TABLE towers NO FORCE ROW LEVEL SECURITY',
  },
  {
    name: 'an app role that bypasses the policies',
    tests: catalogue,
    sql: 'ALTER ROLE {{app}} BYPASSRLS',
  },
  {
    name: 'a right to delete residents',
    tests: catalogue,
    sql: 'GRANT DELETE ON residents TO {{app}}',
  },
  {
    name: 'a table that nobody named',
    tests: catalogue,
    sql: 'CREATE TABLE lost_things (tenant_id uuid, id uuid)',
  },
  {
    name: 'a key to towers without the tenant',
    tests: drift,
    sql: `ALTER TABLE apartments DROP CONSTRAINT apartments_tenant_id_tower_id_fkey;
      CREATE UNIQUE INDEX towers_alone ON towers (id);
      ALTER TABLE apartments ADD FOREIGN KEY (tower_id) REFERENCES towers (id)`,
  },
  {
    name: 'the same, by the rules of the catalogue',
    tests: catalogue,
    sql: `ALTER TABLE apartments DROP CONSTRAINT apartments_tenant_id_tower_id_fkey;
      ALTER TABLE towers ADD UNIQUE (id);
      ALTER TABLE apartments ADD FOREIGN KEY (tower_id) REFERENCES towers (id)`,
  },
  { name: 'no unique apartment number', tests: races, sql: 'DROP INDEX apartments_number' },
  {
    name: 'a column that may be null',
    tests: drift,
    sql: 'ALTER TABLE occupancies ALTER COLUMN relation DROP NOT NULL',
  },
  {
    name: 'no tenant in the scope of rows',
    tests: foreign,
    edit: {
      file: 'register-endpoints/record-columns.ts',
      find: 'sql`${alias}.tenant_id = ${actor.tenantId}`',
      replace: 'sql`true`',
    },
  },
  {
    name: 'no tenant in the total of a list',
    tests: foreign,
    edit: {
      file: 'register-endpoints/read-records.ts',
      find: 'WHERE tenant_id = ${actor.tenantId} AND register = ',
      replace: 'WHERE register = ',
    },
  },
  {
    name: 'no tenant where a file is claimed',
    tests: references,
    edit: {
      file: 'register-endpoints/write-checks.ts',
      find: 'WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)',
      replace: 'WHERE id = ${id}`)',
    },
  },
  {
    name: 'a create that does not hold its parent',
    tests: races,
    edit: {
      file: 'register-endpoints/write-checks.ts',
      find: ' FOR KEY SHARE OF r`)',
      replace: '`)',
    },
  },
  {
    name: 'a removal and a change that do not lock their row',
    tests: races,
    edit: {
      file: 'register-endpoints/write-records.ts',
      find: ' FOR ${strength} OF r`)',
      replace: '`)',
    },
  },
  {
    name: 'a restore that does not hold its parent',
    tests: races,
    edit: {
      file: 'register-endpoints/remove-records.ts',
      find: ' FOR KEY SHARE OF r`)',
      replace: '`)',
    },
  },
  {
    name: 'a bulk change that does not lock its rows',
    tests: races,
    edit: {
      file: 'register-endpoints/bulk-records.ts',
      find: "ORDER BY r.id FOR ${action === 'delete' ? sql`UPDATE` : sql`NO KEY UPDATE`} OF r`)",
      replace: 'ORDER BY r.id`)',
    },
  },
  {
    name: 'a removal by the right to read',
    tests: routes,
    edit: {
      file: 'register-endpoints/register-endpoints.ts',
      find: "pendingRight ?? 'remove'",
      replace: "pendingRight ?? 'read'",
    },
  },
  {
    name: 'routes that ask for no right',
    tests: routes,
    edit: {
      file: 'platform/authentication.ts',
      find: "if (role === 'system' || !roleMayCall(role, access)) throw problem('forbidden')",
      replace: '',
    },
  },
  {
    name: "another tenant's header believed",
    tests: routes,
    edit: {
      file: 'platform/sessions/session-guard.ts',
      find: "if (header !== null && header !== session.tenant_id) throw problem('forbidden')",
      replace: '',
    },
  },
  {
    name: 'no row rule',
    tests: ['isolation/row-rules'],
    edit: {
      file: 'register-endpoints/row-scope.ts',
      find: 'if (rule !== null) return',
      replace: 'if (rule === undefined) return',
    },
  },
  {
    name: 'an occupancy that never ends',
    tests: ['isolation/row-rules'],
    edit: {
      file: 'domain/occupancies.ts',
      find: `AND (\${occupancy}.ends_on IS NULL OR \${occupancy}.ends_on >= \${today})`,
      replace: '',
    },
  },
  {
    name: 'people of every company to a síndico',
    tests: ['registers/users/people-rights'],
    edit: {
      file: 'registers/row-rules.ts',
      find: ': sql`${row}.tenant_id = ${actor.tenantId}`',
      replace: ': sql`true`',
    },
  },
  {
    name: 'roles above one’s own to give',
    tests: ['registers/users/people-rights'],
    edit: {
      file: 'registers/memberships/behaviour.ts',
      find: "if (!roles.includes(next['role'])) throw fieldProblem('role', 'not_allowed')",
      replace: '',
    },
  },
  {
    name: 'a company whose last two síndicos end at once',
    tests: ['registers/memberships/memberships.test'],
    edit: {
      file: 'domain/sindicos.ts',
      find: 'ORDER BY t.id FOR NO KEY UPDATE',
      replace: 'ORDER BY t.id',
    },
  },
  {
    name: 'sensitive fields shown to everybody',
    tests: ['isolation/sensitive-fields'],
    edit: {
      file: 'register-endpoints/record-reader.ts',
      find: 'if (!hidden) continue',
      replace: 'continue',
    },
  },
  {
    name: 'sensitive fields in the history',
    tests: ['isolation/sensitive-fields'],
    edit: {
      file: 'register-endpoints/history.ts',
      find: 'if (field?.sensitive && hides) return [name, [null, null]]',
      replace: '',
    },
  },
  {
    name: 'reads of sensitive data that nobody notes',
    tests: ['isolation/sensitive-fields'],
    edit: {
      file: 'platform/read-audit.ts',
      find: 'waiting.push({ actor, entry })',
      replace: '',
    },
  },
  ...hiddenValueSabotages,
  ...householdSabotages,
  ...lockerSabotages,
  ...operationSabotages,
  ...overviewSabotages,
  ...retentionSabotages,
  ...panicSabotages,
  ...secondFactorSabotages,
  ...accountSabotages,
  ...apartmentRecordSabotages,
  ...signInSabotages,
  ...fairnessSabotages,
  ...heavyFileSabotages,
  ...inboxSabotages,
  ...invitationSabotages,
  ...residentLoginSabotages,
  ...staffSabotages,
  ...transitionSabotages,
  ...vehicleSabotages,
  ...cabinetSabotages,
  ...visitSabotages,
  ...parcelSabotages,
  ...handoverSabotages,
  ...departureSabotages,
  ...deviceSabotages,
  ...raceSabotages,
  ...recordSabotages,
  ...savedViewSabotages,
  ...searchSabotages,
]
