import { systemActor } from '@portaria/contract/actors/actor'
import type { Role } from '@portaria/contract/actors/roles'
import { DEMONSTRATION_PASSWORD } from '@portaria/contract/modules/accounts/demonstration-accounts'
import type { DemonstrationPart, DemonstrationTools } from '../../parts/demonstration-part.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import { refreshStatistics } from '../../platform/database/planner-statistics.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { ServerSecret } from '../../platform/secrets/server-secret.ts'
import { passKeys } from '../visits/public/pass-keys.ts'
import { renewSecrets } from '../visits/public/pass-secrets.ts'
import { accounts } from './accounts.ts'
import {
  type AccountRow,
  insertAccounts,
  insertRows,
  insertTenants,
  isLoaded,
} from './demonstration.repository.ts'
import { keepDrawing } from './keep-drawing.ts'
import { placedAt } from './placed-rows.ts'
import { portrayed } from './portraits/keep-portraits.ts'
import { seededRandom } from './seeded-random.ts'
import { buildSite, type Site } from './site.ts'
import { type SiteName, type SitePlan, sitePlans } from './site-plan.ts'

/**
 * The accounts that can sign in to the demonstration; platform roles have no company of their own.
 */
export const demonstrationAccounts: readonly {
  email: string
  role: Role
  tenant: string | null
}[] = accounts.map(({ email, role, site }) => ({
  email,
  role,
  tenant: site && sitePlans[site].tenant.fantasy_name,
}))

type Options = {
  database: AppDatabase
  /** The login of the tables' owner, for the planner's statistics. */
  ownerUrl: string
  /** Contributions of modules to the site. */
  parts: readonly DemonstrationPart[]
  /** The secret from which PINs and codes are derived. */
  secret: ServerSecret
  publicUrl: string
  /** The time zone of the companies, instead of those in their plans. */
  timeZone?: string | undefined
  /** Stores the portraits of people. */
  files: FileStore
  hashPassword: (text: string) => Promise<string>
  /** Stores a hash where only sign-in reads it. */
  storePassword: (userId: string, hash: string) => Promise<void>
  report: (line: string) => void
}

const reason = 'demonstration'
const tables = [
  'towers',
  'apartments',
  'residents',
  'resident_consents',
  'face_consents',
  'occupancies',
  'service_providers',
  'service_provider_apartments',
  'service_provider_technicians',
  'service_provider_documents',
  'vehicles',
  'pets',
  'pet_vaccines',
  'visitors',
  'employees',
  'employee_shifts',
  'garages',
  'cards',
  'cabinets',
  'cabinet_items',
  'locker_manufacturers',
  'equipment',
  'lockers',
  'locker_doors',
  'device_addresses',
  'holidays',
  'passes',
  'visits',
  'item_passes',
] as const

/**
 * Loads the demonstration into a database without users: two condominiums with their people, and
 * nine accounts. The rows and their ids are the same at every load. The accounts come last, so that
 * an interrupted load continues at the next start.
 */
export async function loadDemonstration(options: Options): Promise<void> {
  const { database, report } = options
  const plans = placedPlans(options.timeZone)
  const hashed = hashPasswords(options.hashPassword)
  // It is awaited below. If the rows fail before that, its own failure must not stay unhandled.
  hashed.catch(() => undefined)
  await database.onPlatform(systemActor(reason), (queries) =>
    insertTenants(
      queries,
      Object.values(plans).map(({ tenant }) => tenant),
    ),
  )
  const sites = { bosque: buildSite(plans.bosque), acacias: buildSite(plans.acacias) }
  for (const name of ['bosque', 'acacias'] as const) {
    await loadSite(options, plans[name], sites[name])
    const { residents, apartments } = sites[name]
    const { fantasy_name: title } = plans[name].tenant
    report(
      `Demonstration: ${title}, ${apartments.length} apartments, ${residents.length} residents`,
    )
  }
  const hashes = await hashed
  await database.onPlatform(systemActor(reason), (queries) =>
    insertAccounts(
      queries,
      accounts.map((account) => accountRow(account, sites)),
    ),
  )
  for (const { userId, hash } of hashes) await options.storePassword(userId, hash)
  // Without statistics, a statement over all people joins them row by row, which takes seconds and
  // times out under load.
  await refreshStatistics(options.ownerUrl)
  for (const name of ['bosque', 'acacias'] as const)
    await loadParts(options, { name, plan: plans[name], site: sites[name] })
  await refreshStatistics(options.ownerUrl)
}

/** Returns the plans of the companies, each in its time zone. */
function placedPlans(timeZone: string | undefined): Record<SiteName, SitePlan> {
  const placed = (plan: SitePlan): SitePlan =>
    timeZone === undefined ? plan : { ...plan, tenant: { ...plan.tenant, time_zone: timeZone } }
  return { bosque: placed(sitePlans.bosque), acacias: placed(sitePlans.acacias) }
}

async function loadSite(
  { database, secret, publicUrl, files }: Options,
  plan: SitePlan,
  site: Site,
): Promise<void> {
  await database.inTenant(systemActor(reason, plan.tenant.id), async (context) => {
    const { actor } = context
    if (await isLoaded(context)) return
    const now = Date.now()
    const keys = passKeys(secret, publicUrl)
    const people = await portrayed(context, files, site)
    const rows = { ...site, ...people }
    for (const table of tables)
      await insertRows(context, table, placedAt(rows[table], now, plan.tenant.time_zone))
    for (const { id } of site.passes) await renewSecrets(keys, context, id)
    await recordAudit(context, {
      register: 'tenants',
      rowId: actor.tenantId,
      operation: 'demonstration_loaded',
    })
  })
}

/** Loads the contributions of modules to a company, once its accounts exist. */
async function loadParts(
  { database, parts, secret, publicUrl, files }: Options,
  { name, plan, site }: { name: SiteName; plan: SitePlan; site: Site },
): Promise<void> {
  const { id: tenantId, time_zone } = plan.tenant
  const staff = accounts.filter((one) => one.site === name)
  const sindico = staff.find(({ role }) => role === 'sindico')
  const first = staff.find(({ role }) => role === 'funcionario') ?? sindico
  const next = staff.find(({ role, userId }) => role === 'sindico' && userId !== first?.userId)
  const desk = first ? { first: first.userId, next: next?.userId ?? null } : null
  const now = Date.now()
  const tools: DemonstrationTools = {
    secret,
    publicUrl,
    ids: seededRandom,
    insert: (context, table, rows) => insertRows(context, table, placedAt(rows, now, time_zone)),
    draw: (context, id, svg, size) => keepDrawing(context, files, { id, svg, size }),
    asSystem: (run) => database.inTenant(systemActor(reason, tenantId), run),
    async asSindico(run) {
      if (!sindico) return
      const { userId, membershipId } = sindico
      const system = systemActor(reason, tenantId)
      await database.inTenant({ ...system, userId, membershipId, role: 'sindico' }, run)
    },
  }
  for (const load of parts)
    await load({ ...site, tenantId, isMain: name === 'bosque', desk }, tools)
}

/**
 * Makes a user. A condômino has the name and documents of their resident; users of the gate and of
 * a provider stand for the person of the company with the same name.
 */
function accountRow(
  account: (typeof accounts)[number],
  sites: Readonly<Record<SiteName, Site>>,
): AccountRow {
  const { site, role } = account
  const tenantId = site && sitePlans[site].tenant.id
  const nobody = { residentId: null, employeeId: null, providerId: null }
  if (!site || role !== 'condomino') {
    const isNamed = ({ name }: { name: string }) => name === account.name
    const employeeId = site && (sites[site].employees.find(isNamed)?.id ?? null)
    const providerId = site && (sites[site].service_providers.find(isNamed)?.id ?? null)
    return { ...account, tenantId, cpf: null, ...nobody, employeeId, providerId }
  }
  const { residents, condominoId } = sites[site]
  const person = residents.find(({ id }) => id === condominoId)
  return {
    ...account,
    name: person?.name ?? account.name,
    phone: person?.phones[0] ?? null,
    cpf: person?.cpf ?? null,
    tenantId,
    ...nobody,
    residentId: condominoId,
  }
}

/**
 * Makes one hash per account, each with its own salt, two at a time: they cost memory and a core
 * each.
 */
async function hashPasswords(hashPassword: Options['hashPassword']) {
  const hashes: { userId: string; hash: string }[] = []
  while (hashes.length < accounts.length) {
    const pair = accounts.slice(hashes.length, hashes.length + 2)
    const made = pair.map(async ({ userId }) => ({
      userId,
      hash: await hashPassword(DEMONSTRATION_PASSWORD),
    }))
    hashes.push(...(await Promise.all(made)))
  }
  return hashes
}
