import type { DeskPack } from '@portaria/contract/modules/gate/desk-pack'
import type { Answerer } from '@portaria/contract/modules/gate/gate'
import type { Muster } from '@portaria/contract/modules/gate/gate-rolls'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { mapInShares } from '../../platform/map-in-shares.ts'
import { problem } from '../../platform/problem.ts'
import { readPresence } from '../access/public/presence.ts'
import { hasLogin } from '../accounts/public/resident-logins.ts'
import { todayOf } from '../companies/public/company-day.ts'
import { livesToday } from '../units/public/occupancies.ts'
import { destinationsOf, destinationTitle } from '../visits/public/destinations.ts'
import { mayAuthorize } from '../visits/public/visits.ts'

/** Hours for which a visit whose exit nobody recorded stays on the muster list (gate §3). */
const UNCONFIRMED_HOURS = 24

type MusterRow = Omit<Muster['units'][number]['visits'][number], 'seen'> & {
  visitor_id: string
  place: string
  residents: number
}

/** Visitors who were inside until the job ended a forgotten visit: they may still be. */
const unconfirmed = sql`(v.state = 'left' AND v.checked_out_how = 'closed_by_job'
  AND v.checked_in_at > now() - make_interval(hours => ${sql.lit(24 + UNCONFIRMED_HOURS)}))`

async function musterRows({ queries, actor }: TenantContext, where: Sql): Promise<MusterRow[]> {
  const living = sql`(SELECT count(*)::int FROM occupancies o
    WHERE o.tenant_id = a.tenant_id AND o.apartment_id = a.id
      AND ${livesToday(sql.ref('o'), todayOf(actor))})`
  const rows = await queries.all(sql<Omit<MusterRow, 'checked_in_at'> & { checked_in_at: Date }>`
    SELECT * FROM (SELECT v.id, v.visitor_id, v.guest_name, v.kind, coalesce(v.companions, 0) AS companions, v.plate,
      p.phones[1] AS phone, v.checked_in_at, v.state = 'inside' AS confirmed,
      coalesce(${destinationTitle}, '') AS place,
      CASE WHEN a.id IS NULL THEN 0 ELSE ${living} END AS residents
    FROM visits v
    JOIN visitors p ON p.tenant_id = v.tenant_id AND p.id = v.visitor_id
    ${destinationsOf(sql.ref('v'))}
    WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL AND (${where})
    ) found ORDER BY place COLLATE natural_order, checked_in_at, id`)
  return mapInShares(rows, (row) => ({ ...row, checked_in_at: row.checked_in_at.toISOString() }))
}

const isListed = sql`v.state = 'inside' OR ${unconfirmed}`

/** What the pack of a desk has of the emergency list. */
export type PackedMuster = Pick<DeskPack, 'unconfirmed' | 'residents' | 'seen' | 'seen_visits'>

/**
 * Reads the visitors of the emergency list who may still be inside, each with the place, and whom
 * readers saw. No telephones of these are on a device (gate §6).
 */
export async function readPackedMuster(context: TenantContext): Promise<PackedMuster> {
  const { visits, areas } = await readBoth(context)
  const { residents } = await readMoment(context)
  return {
    residents,
    unconfirmed: visits
      .filter(({ confirmed }) => !confirmed)
      .map(({ residents: _residents, ...visit }) => visit),
    seen: areas.map(({ area, people }) => ({
      area,
      people: people.map((person) => ({ ...person, phone: null })),
    })),
    seen_visits: Object.fromEntries(
      visits.flatMap(({ id, seen }) => (seen === null ? [] : [[id, seen]])),
    ),
  }
}

type Visit = Omit<MusterRow, 'visitor_id'> & Pick<MusterVisit, 'seen'>
type MusterVisit = Muster['units'][number]['visits'][number]

/** Reads the visits of the list, and the people seen besides them: nobody is listed twice. */
async function readBoth(
  context: TenantContext,
): Promise<{ visits: Visit[]; areas: Muster['areas'] }> {
  const rows = await musterRows(context, isListed)
  const everybody = await readPresence(context)
  const visitors = new Map(
    everybody.filter(({ kind }) => kind === 'visitor').map((one) => [one.id, one]),
  )
  const visiting = new Set(rows.map(({ visitor_id }) => visitor_id))
  const others = everybody.filter(({ id }) => !visiting.has(id))
  return {
    visits: rows.map(({ visitor_id, ...visit }) => {
      const { area = null, seen_at, doubts = [] } = visitors.get(visitor_id) ?? {}
      return { ...visit, seen: seen_at === undefined ? null : { area, seen_at, doubts } }
    }),
    areas: [...Map.groupBy(others, ({ area }) => area)].map(([area, people]) => ({
      area,
      people: people.map(({ area: _area, ...person }) => person),
    })),
  }
}

/** Reads the moment of a list, and how many people live here then, each counted once. */
const readMoment = ({ queries, actor }: TenantContext): Promise<{ at: Date; residents: number }> =>
  queries.one(sql<{ at: Date; residents: number }>`
    SELECT now() AS at, (SELECT count(DISTINCT o.resident_id)::int FROM occupancies o
      WHERE o.tenant_id = ${actor.tenantId} AND ${livesToday(sql.ref('o'), todayOf(actor))}) AS residents`)

/** Reads everybody to look for: visitors by unit, and the people seen by readers by area. */
export async function readMuster(context: TenantContext): Promise<Muster> {
  const { visits: rows, areas } = await readBoth(context)
  const { at, residents } = await readMoment(context)
  const heads = (list: readonly { companions: number }[]) =>
    list.reduce((sum, { companions }) => sum + 1 + companions, 0)
  const units = [...Map.groupBy(rows, ({ place }) => place)].map(([title, list]) => ({
    title,
    residents: list[0]?.residents ?? 0,
    people: heads(list),
    visits: list.map(({ place: _place, residents: _residents, ...visit }) => visit),
  }))
  const seen = areas.flatMap(({ people }) => people)
  return {
    at: at.toISOString(),
    people: heads(rows),
    unconfirmed: heads(rows.filter(({ confirmed }) => !confirmed)),
    seen: seen.length,
    doubtful: seen.filter(({ doubts }) => doubts.length > 0).length,
    residents,
    areas,
    units,
  }
}

/** Reads the residents of a unit today, those who may authorise visitors first. */
export async function readAnswerers(
  { queries, actor }: TenantContext,
  links: FileLinks,
  apartmentId: string,
): Promise<Answerer[]> {
  const unit = await queries.first(sql`
    SELECT 1 FROM apartments
    WHERE tenant_id = ${actor.tenantId} AND id = ${apartmentId} AND deleted_at IS NULL`)
  if (!unit) throw problem('not_found')
  const people = await queries.all(sql<Omit<Answerer, 'photo'> & { photo_file_id: string | null }>`
    SELECT DISTINCT ON (r.id) r.id, coalesce(nullif(r.social_name, ''), r.name) AS name, o.relation,
      r.phones, r.photo_file_id, ${mayAuthorize(sql.ref('o'), actor)} AS may_authorize,
      ${hasLogin(sql.ref('r'), actor)} AS has_login
    FROM occupancies o JOIN residents r ON r.tenant_id = o.tenant_id AND r.id = o.resident_id
    WHERE o.tenant_id = ${actor.tenantId} AND o.apartment_id = ${apartmentId}
      AND r.deleted_at IS NULL AND r.status = 'ATIVO'
      AND ${livesToday(sql.ref('o'), todayOf(actor))}
    ORDER BY r.id, o.may_authorize_visitors DESC NULLS LAST`)
  return people
    .map(({ photo_file_id: id, may_authorize, ...person }) => ({
      ...person,
      may_authorize: may_authorize ?? false,
      photo: id === null ? null : { id, url: links.linkOf(actor.tenantId, id) },
    }))
    .toSorted(
      (a, b) =>
        Number(b.may_authorize) - Number(a.may_authorize) || a.name.localeCompare(b.name, 'pt'),
    )
}
