import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { together } from '../../../../platform/database/together.ts'
import { mapInShares } from '../../../../platform/map-in-shares.ts'
import type { SecretSeal } from '../../../../platform/sealed-secret.ts'
import { isActiveRow } from '../../../../register-endpoints/live-rows.ts'
import { type Inhabitant, readDatedPeople } from '../../decisions/person-facts.ts'
import { goodFaces } from '../../faces/enrolled-faces.ts'
import { openPins, type SealedPin } from '../../own-pins/own-pins.repository.ts'
import type { Bearer, HeldCard, HeldPin } from './list-input.ts'

/** Reads some people, or all in use, with their cards and PINs. */
export async function readBearers(
  ownPins: SecretSeal,
  context: TenantContext,
  people: readonly Inhabitant[] | 'everybody',
  day: string,
): Promise<Bearer[]> {
  if (people.length === 0) return []
  const [dated, cards, pins, faces] = await together(
    readDatedPeople(context, people, day),
    readCards(context, people),
    openPins(context, people),
    goodFaces(context, people),
  )
  const cardsOf = Map.groupBy(cards, ({ holder }) => holder)
  const pinsOf = Map.groupBy(pins, ({ person }) => person.id)
  const faceOf = new Map(faces.map(({ personId, version }) => [personId, version]))
  return mapInShares(dated, (one): Bearer => {
    const own = pinsOf.get(one.person.id) ?? []
    const held = (isDuress: boolean) => {
      const pin = own.find((other) => other.isDuress === isDuress)
      return pin ? heldPin(ownPins, pin) : null
    }
    return {
      ...one,
      cards: cardsOf.get(one.person.id) ?? [],
      pin: held(false),
      duressPin: held(true),
      face: faceOf.get(one.person.id) ?? null,
    }
  })
}

const heldPin = (ownPins: SecretSeal, { id, sealed, until }: SealedPin): HeldPin => ({
  digits: ownPins.open(id, sealed),
  until,
})

function readCards(
  { queries, actor }: TenantContext,
  people: readonly Inhabitant[] | 'everybody',
): Promise<(HeldCard & { holder: string })[]> {
  const ids = people === 'everybody' ? [] : people.map(({ id }) => id)
  const isTheirs =
    people === 'everybody'
      ? sql`true`
      : sql`(c.resident_id = ANY(${ids}::uuid[]) OR c.employee_id = ANY(${ids}::uuid[])
          OR c.provider_id = ANY(${ids}::uuid[]))`
  return queries.all(sql<HeldCard & { holder: string }>`
    SELECT c.id, c.number, CASE c.kind WHEN 'tag' THEN 'tag' ELSE 'card' END AS kind,
      c.valid_from::text AS from, c.valid_to::text AS to,
      coalesce(c.resident_id, c.employee_id, c.provider_id) AS holder
    FROM cards c
    WHERE c.tenant_id = ${actor.tenantId} AND c.state = 'assigned' AND ${isActiveRow(sql.ref('c'))}
      AND ${isTheirs}
    ORDER BY c.id`)
}
