import { sql } from 'kysely'
import type { DemonstrationSite, DemonstrationTools } from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { passKeys } from '../../visits/public/pass-keys.ts'
import { renewSecrets } from '../../visits/public/pass-secrets.ts'

type Listed = {
  readonly name: string
  readonly phone?: string
  readonly companions?: number
  readonly plate?: string
  readonly children?: number
  /** Number of people; null for a refusal, absent without an answer. */
  readonly coming?: number | null
}

/** Guests of the demonstration's resident: some come, some do not, most have not answered. */
const guests: readonly Listed[] = [
  { name: 'Antônia Sales', phone: '+5511987650001', companions: 1, plate: 'FEA2B34', coming: 2 },
  // From Argentina.
  {
    name: 'Bento Carvalho',
    phone: '+5511987650002',
    companions: 1,
    children: 2,
    plate: 'AE321KD',
    coming: 4,
  },
  { name: 'Celina Rocha', phone: '+5511987650003', coming: 1 },
  { name: 'Dalva Pires', phone: '+5511987650004', companions: 1, coming: 1 },
  { name: 'Estevão Nunes', phone: '+5511987650005', coming: null },
  { name: 'Família Teles', phone: '+5511987650006', companions: 1, children: 3, plate: 'FEA5C67' },
  { name: 'Gilda Moura', phone: '+5511987650007' },
  { name: 'Heitor Brandão', companions: 1, plate: 'DKL8071' },
  { name: 'Iolanda Freire', phone: '+5511987650008', coming: null },
  { name: 'Jonas Peixoto', phone: '+5511987650009' },
]

/** Writes the guest list of that resident's next party, with the passes of those who come. */
export async function writeGuests(
  { tenantId, condominoId }: DemonstrationSite,
  { ids, insert, secret, publicUrl }: DemonstrationTools,
  context: TenantContext,
): Promise<void> {
  const { queries } = context
  const event = await queries.first(sql<{ id: string }>`
    SELECT e.id, e.common_area_id, e.resident_id AS host_id, e.title AS purpose,
      e.starts_at - make_interval(mins => coalesce(a.buffer_before, 0)) AS valid_from,
      e.ends_at AS valid_to
    FROM events e JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
    WHERE e.tenant_id = ${tenantId} AND e.resident_id = ${condominoId} AND e.state = 'approved'
      AND e.starts_at > now() ORDER BY e.starts_at LIMIT 1`)
  if (!event) return
  const { id: eventId, ...terms } = event
  const keys = passKeys(secret, publicUrl)
  const random = ids(`${tenantId} event guests`)
  const rows = []
  for (const { coming, ...guest } of guests) {
    const [id, passId, visitorId] = [random.id(), random.id(), random.id()]
    const isComing = typeof coming === 'number'
    if (isComing) {
      const phones = guest.phone === undefined ? [] : [guest.phone]
      await insert(context, 'visitors', [
        { id: visitorId, name: guest.name, phones, provisional: true },
      ])
      await insert(context, 'passes', [
        {
          id: passId,
          guest_name: guest.name,
          visitor_id: visitorId,
          kind: 'event_guest',
          companions: coming - 1,
          plate: guest.plate ?? null,
          given_by: 'household',
          ...terms,
        },
      ])
      await renewSecrets(keys, context, passId)
    }
    rows.push({
      id,
      event_id: eventId,
      phone: null,
      plate: null,
      companions: null,
      children: null,
      ...guest,
      state: isComing ? 'confirmed' : coming === null ? 'declined' : 'invited',
      coming: isComing ? coming : null,
      answered_at: coming === undefined ? null : { minutes: -6 * 60 },
      pass_id: isComing ? passId : null,
    })
  }
  await insert(context, 'event_guests', rows)
}
