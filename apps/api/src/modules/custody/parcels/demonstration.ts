import type { CustodyKind } from '@portaria/contract/modules/custody/parcels'
import { sql } from 'kysely'
import type {
  DemonstrationPart,
  DemonstrationSite,
  DemonstrationTools,
  Minutes,
} from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { continueNumbers } from '../../companies/public/number-series.ts'
import { giveCode, revokeCodes } from '../public/parcel-codes.ts'
import { parcelKeys } from '../public/parcel-keys.ts'
import { planReminders } from '../public/parcel-news.ts'
import { isHeld } from '../public/parcels.ts'
import { DAY, type ParcelStory, stories } from './demonstration-stories.ts'

const at = (minutes: number): Minutes => ({ minutes })

/** Days after which a parcel is overdue by default, in minutes. */
const KEPT = 15 * DAY

/** Residents who moved in later were not there when the oldest of the parcels came. */
const LIVED_SINCE = '2026-01-01'

/** Returns units with the residents who get their parcels; those of the login come first. */
function homesOf({ occupancies, residents, condominoId }: DemonstrationSite) {
  const byId = new Map(residents.map((one) => [one.id, one]))
  const lives = occupancies.filter(
    ({ ends_on: end, starts_on: start, relation }) =>
      end === null && start < LIVED_SINCE && (relation === 'owner' || relation === 'tenant'),
  )
  const homes = [...Map.groupBy(lives, ({ apartment_id: unit }) => unit)].map(([unit, bonds]) => ({
    unit,
    people: bonds.flatMap(({ resident_id: id }) => byId.get(id) ?? []),
  }))
  const isOwn = ({ people }: (typeof homes)[number]) => people.some(({ id }) => id === condominoId)
  return { own: homes.find(isOwn), others: homes.filter((home) => !isOwn(home)) }
}

const stateOf = ({ handed, returned, lost, reminded, informed }: ParcelStory) => {
  if (handed) return 'handed_over'
  if (returned !== undefined) return 'returned'
  if (lost !== undefined) return 'lost'
  return reminded === undefined ? (informed === undefined ? 'arrived' : 'told') : 'reminded'
}

/** Returns the parcels of a company, with their events; `deskId` is the user who received them. */
function parcelsOf(site: DemonstrationSite, random: { id(): string }, deskId: string) {
  const { own, others } = homesOf(site)
  const cabinet = site.cabinets.find(({ kind }) => kind === 'storage')
  const [locker] = site.lockers
  return stories.flatMap((parcel, nth) => {
    const step = Math.max(1, Math.floor(others.length / stories.length))
    const home = parcel.whose === 'own' ? own : others[parcel.whose * step]
    const person =
      parcel.whose === 'own'
        ? home?.people.find(({ id }) => id === site.condominoId)
        : home?.people[0]
    if (!home || !person) return []
    const { arrived, handed, returned, lost, door, inCabinet = false } = parcel
    const lockerId = door ? (locker?.id ?? null) : null
    const cabinetId = inCabinet ? (cabinet?.id ?? null) : null
    const lies = {
      place: (lockerId && 'locker') ?? (cabinetId && 'cabinet') ?? 'desk',
      locker_id: lockerId,
      door: lockerId && door,
      cabinet_id: cabinetId,
      place_note: parcel.note ?? null,
    }
    const name = person.social_name ?? person.name
    const row = {
      id: random.id(),
      number: String(nth + 1),
      kind: parcel.kind,
      apartment_id: home.unit,
      resident_id: parcel.isPersonal ? person.id : null,
      addressee: name,
      carrier: parcel.carrier,
      tracking: parcel.tracking ?? null,
      ...lies,
      state: stateOf(parcel),
      arrived_at: at(arrived),
      arrived_by_id: deskId,
      due_at: at(arrived + KEPT),
      told_at: parcel.informed === undefined ? null : at(parcel.informed),
      reminded_at: parcel.reminded === undefined ? null : at(parcel.reminded),
      handed_at: handed ? at(handed.at) : null,
      handed_by_id: handed ? deskId : null,
      handed_how: handed?.how ?? null,
      handed_to_id: handed?.how === 'signature' ? person.id : null,
      handed_name: handed?.delegate ?? null,
      returned_at: returned === undefined ? null : at(returned),
      returned_by_id: returned === undefined ? null : deskId,
      returned_reason: returned === undefined ? null : 'Não foi retirada no prazo',
      lost_at: lost === undefined ? null : at(lost),
      lost_by_id: lost === undefined ? null : deskId,
      lost_report:
        lost === undefined
          ? null
          : 'Vista pela última vez na troca de turno da noite, na prateleira. O armário e a sala foram conferidos; as imagens da portaria foram separadas.',
    }
    const links: readonly (readonly [CustodyKind, number | undefined])[] = [
      ['received', arrived],
      ['told', parcel.informed],
      ['reminded', parcel.reminded],
      ['handed_over', handed?.at],
      ['returned', returned],
      ['lost', lost],
    ]
    const events = links.flatMap(([kind, minutes]) =>
      minutes === undefined
        ? []
        : [
            {
              id: random.id(),
              parcel_id: row.id,
              kind,
              at: at(minutes),
              by_id: kind === 'reminded' ? null : deskId,
              ...lies,
            },
          ],
    )
    return [{ row, events, delegate: handed?.delegate ?? null }]
  })
}

/**
 * Writes the parcels that the desk has received, handed over and still holds, with codes as the
 * server makes them.
 */
export const receiveParcels: DemonstrationPart = async (site, tools) => {
  if (site.desk === null) return
  const made = parcelsOf(site, tools.ids(`parcels of ${site.tenantId}`), site.desk.first)
  await tools.asSystem((context) => insertParcels(context, tools, made))
}

async function insertParcels(
  context: TenantContext,
  { secret, insert }: DemonstrationTools,
  made: ReturnType<typeof parcelsOf>,
): Promise<void> {
  const { queries, actor } = context
  const keys = parcelKeys(secret)
  const isThere = await queries.first(sql`
    SELECT 1 FROM parcels WHERE tenant_id = ${actor.tenantId} LIMIT 1`)
  if (isThere) return
  const rows = made.map(({ row }) => row)
  await insert(context, 'parcels', rows)
  const events = made.flatMap((one) => one.events)
  await insert(context, 'parcel_events', events)
  await continueNumbers(context, 'parcels', rows.length)
  for (const { row, delegate } of made) {
    const own = await giveCode(keys, context, row.id, { delegate: null })
    if (isHeld(row.state)) continue
    const code = delegate === null ? own : await giveCode(keys, context, row.id, { delegate })
    if (row.handed_how === 'code')
      await queries.count(sql`
        UPDATE parcel_codes c SET spent_at = p.handed_at, spent_by = p.handed_by_id
        FROM parcels p
        WHERE c.tenant_id = ${actor.tenantId} AND c.id = ${code}
          AND p.tenant_id = c.tenant_id AND p.id = c.parcel_id`)
    await revokeCodes(context, row.id, 'all')
  }
  await planReminders(
    context,
    rows.filter(({ state }) => isHeld(state)).map(({ id }) => id),
  )
}
