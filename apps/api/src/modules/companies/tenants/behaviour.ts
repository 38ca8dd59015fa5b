import { panicSettingsOf } from '@portaria/contract/modules/companies/settings/panic-settings'
import { tenants } from '@portaria/contract/modules/companies/tenants/tenants'
import { sql } from 'kysely'
import type { Gathered } from '../../../parts/module.ts'
import type { Queries } from '../../../platform/database/queries.ts'
import { asSystemOf } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { mayBeRecipients } from '../public/panic-recipients.ts'

type Settings = NonNullable<RowOf<typeof tenants>['settings']>

/** Whether a company now requires the provider, and did not before. */
const comesToRequire = (was: Settings | null, now: Settings) =>
  (now.security?.providers ?? []).length > 0 && (was?.security?.providers ?? []).length === 0

/** Refuses a requirement that could lock out everybody who may undo it. */
async function requirePasskeys(queries: Queries, companyId: string): Promise<void> {
  const { may } = await queries.one(
    sql<{ may: boolean }>`SELECT provider_may_be_required(${companyId}) AS may`,
  )
  if (!may) throw fieldProblem('settings.security.providers', 'passkeys_missing')
}

/**
 * Companies beyond their definition: settings are merged, recipients of alerts are their own
 * people, a provider is required only if there is one and passkeys work without it, stored moments
 * follow a change of the time zone, and a company is not made inactive while something needs its people.
 */
export const tenantsBehaviour = (
  hasProvider: boolean,
  { zoneFollowers, companyHolds }: Pick<Gathered, 'zoneFollowers' | 'companyHolds'>,
) =>
  defineBehaviour(tenants, {
    async beforeWrite({ queries }, next, before) {
      const was = before?.settings ?? null
      const { settings: given } = next
      if (given === null || given === was) return next
      const settings = merged(was, given)
      const now = panicSettingsOf(settings)
      if (now.platform_after_s < now.letter_after_s)
        throw fieldProblem('settings.panic.platform_after_s', 'out_of_range')
      const known = new Set(panicSettingsOf(was).recipient_ids)
      const added = now.recipient_ids.filter((id) => !known.has(id))
      if (!(await mayBeRecipients(queries, next.id, added)))
        throw fieldProblem('settings.panic.recipient_ids', 'not_found')
      if (comesToRequire(was, settings)) {
        if (!hasProvider) throw fieldProblem('settings.security.providers', 'provider_missing')
        await requirePasskeys(queries, next.id)
      }
      return { ...next, settings }
    },

    async beforeChange(context, next, before) {
      const [from, to] = [before.time_zone, next.time_zone]
      if (from !== to)
        await asSystemOf(context, next.id, 'the zone of the company', async (company) => {
          for (const follow of zoneFollowers) await follow(company, { from, to })
        })
      if (before.status === 'ATIVO' && next.status === 'INATIVO')
        await asSystemOf(context, next.id, 'a company that is made inactive', async (company) => {
          for (const requireFree of companyHolds) await requireFree(company)
        })
      return next
    },
  })

/**
 * Merges settings: fields that are not named stay, in each group too; null resets one to its
 * default.
 */
function merged<Group extends object>(was: Group | null, given: Group): Group {
  const changed = Object.entries(given).map(([name, value]): [string, unknown] => {
    const inner: unknown = was && Object.entries(was).find(([key]) => key === name)?.[1]
    return [name, isGroup(value) ? merged(isGroup(inner) ? inner : null, value) : value]
  })
  return { ...was, ...(Object.fromEntries(changed) as Group) }
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
