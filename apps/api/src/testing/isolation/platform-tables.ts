import { all, type Known, readWrite, updates } from './table-rights.ts'

/** The few tables without a tenant of their own, each with its reason. */
export const platformTables: { readonly [table: string]: Known } = {
  tenants: {
    reason: 'the tenants themselves',
    rights: { '{{app}}': readWrite, '{{auth}}': ['SELECT'], '{{system}}': ['SELECT'] },
  },
  users: {
    reason: 'one login may be of several tenants',
    rights: {
      '{{app}}': readWrite,
      '{{auth}}': ['SELECT', ...updates('email', 'last_login_at', 'updated_at', 'version')],
    },
  },
  memberships: {
    reason: 'who is what and where; platform roles are in no tenant',
    rights: { '{{app}}': readWrite, '{{auth}}': ['SELECT', 'UPDATE (last_used_at)'] },
  },
  company_figures: {
    reason: 'counts of every company that the platform’s roles see at a glance',
    rights: { '{{app}}': readWrite },
  },
  invitations: {
    reason: 'who is invited, to a company or to the platform, known or new',
    rights: { '{{app}}': readWrite, '{{auth}}': ['SELECT'] },
  },
  address_claims: {
    reason: 'whose each address of a device is, looked at across companies',
    rights: { '{{app}}': all },
  },
  user_passwords: { reason: 'secrets of signing in', rights: { '{{auth}}': all } },
  password_tokens: { reason: 'secrets of signing in', rights: { '{{auth}}': all } },
  email_changes: { reason: 'secrets of signing in', rights: { '{{auth}}': all } },
  user_totp: { reason: 'secrets of signing in', rights: { '{{auth}}': all } },
  passkeys: { reason: 'secrets of signing in', rights: { '{{auth}}': all } },
  recovery_codes: { reason: 'secrets of signing in', rights: { '{{auth}}': all } },
  proof_tickets: { reason: 'secrets of signing in', rights: { '{{auth}}': all } },
  known_devices: { reason: 'secrets of signing in', rights: { '{{auth}}': all } },
  external_identities: { reason: 'ways of signing in', rights: { '{{auth}}': all } },
  provider_attempts: { reason: 'secrets of signing in', rights: { '{{auth}}': all } },
  provider_waiting: {
    reason: 'secrets of signing in',
    rights: { '{{auth}}': ['DELETE', 'INSERT', 'SELECT'] },
  },
  spent_provider_tokens: {
    reason: 'secrets of signing in',
    rights: { '{{auth}}': ['DELETE', 'INSERT', 'SELECT'] },
  },
  identity_letters: { reason: 'secrets of signing in', rights: { '{{auth}}': all } },
  provider_sessions: { reason: 'secrets of signing in', rights: { '{{auth}}': all } },
  sign_in_throttles: { reason: 'counts before anybody is known', rights: { '{{auth}}': all } },
  sessions: { reason: 'one sign-in, whatever tenant it acts for', rights: { '{{auth}}': all } },
  push_subscriptions: {
    reason: 'a device of one session of a person, whatever company it acts for',
    rights: { '{{app}}': all },
  },
  backup_runs: {
    reason: 'backups hold every company',
    rights: { '{{app}}': ['SELECT'], '{{system}}': all },
  },
  secret_keys: {
    reason: 'keys of all companies, sealed',
    rights: { '{{system}}': all },
  },
  ended_secrets: {
    reason: 'the marks of secrets that servers of every company no longer take',
    rights: { '{{system}}': ['INSERT', 'SELECT', 'UPDATE (finished_at)'] },
  },
  ended_lists: {
    reason: 'the moment up to which what ended is listed beside the backups',
    rights: {
      '{{system}}': ['SELECT', ...updates('listed_to', 'taken_until', 'origin', 'is_restoring')],
    },
  },
  company_loads: {
    reason: 'requests of every company, for the platform’s administrators',
    rights: { '{{system}}': all },
  },
  servers: {
    reason: 'the processes of the installation, which serve every company',
    rights: {
      '{{system}}': ['DELETE', 'INSERT', 'SELECT', ...updates('seen_at', 'ahead_ms', 'draining')],
    },
  },
  live_event_position: {
    reason: 'one relay numbers the events of all tenants',
    rights: { '{{app}}': ['SELECT'], '{{system}}': readWrite },
  },
  web_assets: {
    reason: 'scripts and styles of the web app, which everybody may read',
    rights: {
      '{{app}}': ['SELECT'],
      '{{system}}': ['DELETE', 'INSERT', 'SELECT', ...updates('release')],
    },
  },
  schema_migrations: {
    reason: 'which migrations have landed, and since when there is a schema',
    rights: { '{{system}}': ['SELECT'] },
  },
  schema_releases: { reason: 'the releases whose migrations have begun to land', rights: {} },
}
