import type { Actor, TenantActor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { attentionMarks, mayAct, rightsIn } from '@portaria/contract/define-register/permissions'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type {
  Assigned,
  DayFigures,
  LatestChange,
  Need,
  RegisterTotal,
  TowerPeople,
} from '@portaria/contract/modules/landing/landing'
import type { Gathered } from '../../parts/module.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { photoOf } from '../../platform/files/person-photo.ts'
import { readableChanges, referenceTitles } from '../../register-endpoints/history.ts'
import type { ListQuery } from '../../register-endpoints/list-filters.ts'
import { countSeen } from '../../register-endpoints/list-records.ts'
import type { Machineries, Machinery } from '../../register-endpoints/machinery.ts'
import { actingOn } from '../../register-endpoints/register-actor.ts'
import { readAssigned } from './assigned.repository.ts'
import { readDay } from './day-figures.ts'
import {
  type Act,
  latestActs,
  peopleByTower,
  type Seen,
  type TitledRow,
  titledRows,
} from './landing.repository.ts'
import { readNeed } from './needs.repository.ts'

type Tools = {
  readonly database: AppDatabase
  readonly machineries: Machineries
  readonly links: FileLinks
}

/**
 * The figures of a tenant on the landing page; all but the totals only for roles that see all of
 * its rows.
 */
export type LandingService = {
  /**
   * Returns totals of every register that the actor reads. Of rows it tells the oldest moment and
   * names with faces alone, none of them sensitive, so that no read is audited.
   */
  registerTotals(actor: Actor): Promise<RegisterTotal[]>
  peopleByTower(actor: Actor): Promise<TowerPeople[]>
  latestChanges(actor: Actor): Promise<LatestChange[]>
  /** Returns the current figures of the site: people present, things held and lent. */
  dayFigures(actor: Actor): Promise<DayFigures>
  /** Returns the belongings and visits of the actor's own provider. */
  assigned(actor: Actor): Promise<Assigned>
}

export function landingService(
  { database, machineries, links }: Tools,
  { assigned, dayReaders, joinedActs }: Pick<Gathered, 'assigned' | 'dayReaders' | 'joinedActs'>,
): LandingService {
  return {
    async registerTotals(actor) {
      const { role } = actor
      const read = [...machineries.values()].filter(({ register }) => {
        return role !== 'system' && rightsIn(register, role).may.includes('read')
      })
      // A platform role reads shared rows under the nil tenant, whichever company it has chosen.
      const places = Map.groupBy(read, ({ register }) => actingOn(register, actor).tenantId)
      const totals = await Promise.all(
        [...places].map(([tenantId, there]) =>
          database.inTenant({ ...actor, tenantId }, (context) =>
            Promise.all(
              there.map((machinery) => totalOf(context, machinery, { machineries, links })),
            ),
          ),
        ),
      )
      return totals.flat()
    },

    peopleByTower: (actor) => database.inTenant(actor, peopleByTower),

    dayFigures: (actor) => database.readInTenant(actor, (context) => readDay(context, dayReaders)),

    assigned: (actor) => database.readInTenant(actor, (context) => readAssigned(context, assigned)),

    latestChanges: (actor) =>
      database.inTenant(actor, async (context) => {
        const { actor } = context
        const acts = await latestActs(context, seenBy(actor, machineries), joinedActs)
        const rows = await rowsOf(context, machineries, acts)
        const changes = await changesOf(context, machineries, acts)
        return acts.map((act) => shownAct(act, rows.get(act.id), changes.get(act.id), links))
      }),
  }
}

/** Counts the rows, and those that wait for the actor by the definition. */
async function totalOf(
  context: TenantContext,
  machinery: Machinery,
  tools: Pick<Tools, 'machineries' | 'links'>,
): Promise<RegisterTotal> {
  const { actor } = context
  const { register } = machinery
  const mayMake = (action: string) =>
    actor.role !== 'system' && mayAct(actor.role, register, action)
  const states = Object.entries(register.states?.needs ?? {}).flatMap(([state, need]) =>
    need !== undefined && mayMake(need.transition) ? [state] : [],
  )
  const filterOf = (about: string): ListQuery =>
    states.includes(about)
      ? { [`filter[${register.states?.field}]`]: about }
      : { [`filter[${about}]`]: 'true' }
  const countAll = (all: readonly string[]) =>
    Promise.all(
      all.map(
        async (about): Promise<[string, number]> => [
          about,
          await countSeen(machinery, context, filterOf(about)),
        ],
      ),
    )
  const [total, waiting, marked] = await Promise.all([
    countSeen(machinery, context, {}),
    countAll(states),
    countAll(attentionMarks(register, actor.role)),
  ])
  const needs = await Promise.all(
    [...waiting, ...marked].map(async ([about, count]): Promise<[string, Need][]> => {
      const need = count > 0 && (await readNeed(context, machinery, about, filterOf(about), tools))
      return need ? [[about, need]] : []
    }),
  )
  return {
    register: register.name,
    total,
    waiting: Object.fromEntries(waiting),
    marked: Object.fromEntries(marked),
    needs: Object.fromEntries(needs.flat()),
  }
}

const rowChanges = ['create', 'update', 'remove', 'restore'] as const

/** Returns the registers whose whole history the actor's role may read, and their operations. */
function seenBy({ role }: TenantActor, machineries: Machineries): Seen {
  if (role === 'system') return { registers: [], paged: [], operations: new Map() }
  const seen = [...machineries.values()].flatMap(({ register }) => {
    const { may, rows } = rightsIn(register, role)
    return may.includes('history') && rows === null ? [register] : []
  })
  const operations = seen.map(({ name, actions, states }): [RegisterName, string[]] => [
    name,
    [...rowChanges, ...Object.keys(actions ?? {}), ...Object.keys(states?.transitions ?? {})],
  ])
  return {
    registers: seen.map(({ name }) => name),
    paged: seen.filter(({ paths }) => paths !== null).map(({ name }) => name),
    operations: new Map(operations),
  }
}

/**
 * Returns the register whose page shows a row: its own, or, without a page, that of the first row
 * in its title.
 */
function pageOf(register: AnyRegister): { register: RegisterName; key: string } | null {
  if (register.paths !== null) return { register: register.name, key: 'id' }
  for (const key of register.title) {
    const target = register.fields[key]?.register
    if (target) return { register: target, key }
  }
  return null
}

type Found = Pick<LatestChange, 'row' | 'opens'>

/** Reads the rows of actions on one row, one statement per register. */
async function rowsOf(
  context: TenantContext,
  machineries: Machineries,
  acts: readonly Act[],
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  for (const machinery of machineries.values()) {
    const own = acts.filter(({ register, count }) => {
      return register === machinery.register.name && count === 1
    })
    if (own.length === 0) continue
    const page = pageOf(machinery.register)
    const ids = own.map((act) => act.row_id)
    const rows = await titledRows(context, machinery, page?.key ?? 'id', ids)
    const byId = new Map(rows.map((one): [string, TitledRow] => [one.id, one]))
    for (const act of own) {
      const row = byId.get(act.row_id)
      if (!row) continue
      const { id, title, deleted, opens } = row
      found.set(act.id, {
        row: { id, title, deleted },
        opens: page && { register: page.register, id: opens },
      })
    }
  }
  return found
}

/**
 * Reads the changes of updates on one row. Sensitive values are left out for everybody: a page that
 * is open all day must not count as a read of them each time.
 */
async function changesOf(
  context: TenantContext,
  machineries: Machineries,
  acts: readonly Act[],
): Promise<Map<string, Act['changes']>> {
  const changes = new Map<string, Act['changes']>()
  for (const { register } of machineries.values()) {
    const own = acts.filter(
      (act) => act.register === register.name && act.operation === 'update' && act.count === 1,
    )
    if (own.length === 0) continue
    const titles = await referenceTitles(context, register, own)
    for (const act of own) {
      changes.set(act.id, readableChanges(register, true, act.changes, titles))
    }
  }
  return changes
}

function shownAct(
  { id, at, actor, act, operation, register, count, count_is }: Act,
  found: Found | undefined,
  changes: Act['changes'] | undefined,
  links: FileLinks,
): LatestChange {
  return {
    id,
    at: at.toISOString(),
    actor: actor && {
      id: actor.id,
      name: actor.name,
      photo: photoOf(links, actor.id, actor.photo_file_id),
    },
    operation,
    act,
    register,
    count,
    count_is,
    row: found?.row ?? null,
    opens: found?.opens ?? null,
    changes: changes ?? {},
  }
}
