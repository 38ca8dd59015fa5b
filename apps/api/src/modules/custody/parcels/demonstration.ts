import type { CustodyKind } from '@portaria/contract/modules/custody/parcels'
import { sql } from 'kysely'
import type {
  DemonstrationPart,
  DemonstrationSite,
  DemonstrationTools,
  Minutes,
} from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { giveCode, revokeCodes } from '../public/parcel-codes.ts'
import { parcelKeys } from '../public/parcel-keys.ts'
import { planReminders } from '../public/parcel-news.ts'
import { isHeld } from '../public/parcels.ts'

const HOUR = 60
const DAY = 24 * HOUR
const at = (minutes: number): Minutes => ({ minutes })

/** Days after which a parcel is overdue, as is usual. */
const KEPT = 15 * DAY

/** Whose a parcel is: of the login's household, or of the nth other unit. */
type Whose = 'own' | number

/** What arrived, and what became of it, in minutes from the moment of loading. */
type ParcelStory = {
  whose: Whose
  arrived: number
  kind: 'parcel' | 'letter' | 'registered' | 'judicial'
  carrier: string
  tracking?: string
  /** Whether it is for the unit's first resident alone. */
  isPersonal?: boolean
  /** The cabinet for things that are kept, instead of the desk. */
  inCabinet?: boolean
  note?: string
  informed?: number
  reminded?: number
  handed?: { at: number; how: 'code' | 'signature'; delegate?: string }
  returned?: number
  lost?: number
}

const stories: readonly ParcelStory[] = [
  {
    // Its signature has gone with its term.
    whose: 0,
    arrived: -201 * DAY,
    kind: 'parcel',
    carrier: 'Total Express',
    informed: -201 * DAY,
    handed: { at: -200 * DAY, how: 'signature' },
  },
  {
    whose: 1,
    arrived: -30 * DAY,
    kind: 'parcel',
    carrier: 'Loggi',
    tracking: 'LGI4471902',
    informed: -30 * DAY,
    reminded: -20 * DAY,
    returned: -12 * DAY,
  },
  {
    whose: 2,
    arrived: -18 * DAY,
    kind: 'parcel',
    carrier: 'Shopee',
    tracking: 'BR268113047SP',
    note: 'Prateleira 4',
    informed: -18 * DAY,
    reminded: -2 * DAY,
  },
  {
    whose: 3,
    arrived: -9 * DAY,
    kind: 'parcel',
    carrier: 'Jadlog',
    informed: -9 * DAY,
    lost: -7 * DAY,
  },
  {
    whose: 'own',
    arrived: -8 * DAY,
    kind: 'registered',
    carrier: 'Correios',
    tracking: 'BR790214466BR',
    isPersonal: true,
    informed: -8 * DAY,
    handed: { at: -7 * DAY - 3 * HOUR, how: 'code' },
  },
  {
    whose: 4,
    arrived: -6 * DAY,
    kind: 'parcel',
    carrier: 'Amazon',
    informed: -6 * DAY,
    handed: { at: -5 * DAY - HOUR, how: 'code', delegate: 'Marlene, diarista' },
  },
  {
    whose: 'own',
    arrived: -DAY - 2 * HOUR,
    kind: 'parcel',
    carrier: 'Mercado Livre',
    tracking: 'ML4402918835',
    inCabinet: true,
    note: 'Prateleira 1',
    informed: -DAY - 2 * HOUR,
  },
  {
    whose: 5,
    arrived: -5 * HOUR,
    kind: 'judicial',
    carrier: 'Oficial de justiça',
    isPersonal: true,
    informed: -5 * HOUR,
  },
  {
    whose: 'own',
    arrived: -3 * HOUR,
    kind: 'parcel',
    carrier: 'Correios',
    tracking: 'BR553108927BR',
    isPersonal: true,
    note: 'Prateleira 2',
    informed: -3 * HOUR,
  },
  { whose: 6, arrived: -50, kind: 'parcel', carrier: 'Amazon', note: 'Prateleira 2' },
  { whose: 7, arrived: -25, kind: 'letter', carrier: 'Correios', note: 'Caixa de cartas' },
]

/** Who moved in later was not there yet when the oldest of the parcels came. */
const LIVED_SINCE = '2026-01-01'

/** Units with the residents who get what arrives there; those of the login come first. */
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

/** The parcels of a company, with what happened to each; `deskId` is the user who received them. */
function parcelsOf(site: DemonstrationSite, random: { id(): string }, deskId: string) {
  const { own, others } = homesOf(site)
  const cabinet = site.cabinets.find(({ kind }) => kind === 'storage')
  return stories.flatMap((parcel, nth) => {
    const step = Math.max(1, Math.floor(others.length / stories.length))
    const home = parcel.whose === 'own' ? own : others[parcel.whose * step]
    const person =
      parcel.whose === 'own'
        ? home?.people.find(({ id }) => id === site.condominoId)
        : home?.people[0]
    if (!home || !person) return []
    const { arrived, handed, returned, lost, inCabinet = false } = parcel
    const place = inCabinet && cabinet ? 'cabinet' : 'desk'
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
      place,
      cabinet_id: place === 'cabinet' ? (cabinet?.id ?? null) : null,
      place_note: parcel.note ?? null,
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
              place,
              cabinet_id: row.cabinet_id,
              place_note: row.place_note,
            },
          ],
    )
    return [{ row, events, delegate: handed?.delegate ?? null }]
  })
}

/** What the desk has received, has handed over and still keeps, with codes as the server makes them. */
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
  await queries.count(sql`
    INSERT INTO number_series (tenant_id, series, last)
    VALUES (${actor.tenantId}, 'parcels', ${rows.length})`)
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
