import type { Actor } from '@portaria/contract/actors/actor'
import {
  type DeskPack,
  PACK_ROWS_MAX,
  type PackedPass,
} from '@portaria/contract/modules/gate/desk-pack'
import type { GatePass } from '@portaria/contract/modules/gate/gate'
import { dayAfter } from '@portaria/contract/value-types/date'
import { sql } from 'kysely'
import { type AppDatabase, hasTenant } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { FileLinks } from '../../../platform/files/file-links.ts'
import { mapInShares } from '../../../platform/map-in-shares.ts'
import { problem } from '../../../platform/problem.ts'
import { readDayRules } from '../../access/public/day-rules.ts'
import { holidaysAmong } from '../../companies/public/holidays.ts'
import { readEventsOf } from '../../reservations/public/today-events.ts'
import type { PassKeys } from '../../visits/public/pass-keys.ts'
import { readVisitSettings } from '../../visits/public/visits.ts'
import { readPackedMuster } from '../gate-lists.repository.ts'
import { readGatePasses } from '../gate-passes.repository.ts'
import { readParties } from '../gate-units.repository.ts'
import { readGateVisits } from '../gate-visits.repository.ts'
import { madeOnce } from '../made-once.ts'
import { todayVisits } from '../today-visits.ts'
import { codeDigest, type DeskSeal, documentMark } from './desk-seal.ts'
import type { DeskTickets } from './desk-tickets.ts'
import {
  type KnownBy,
  type PassInPack,
  readAreas,
  readBlocked,
  readEmployees,
  readKnownBy,
  readPassTerms,
  readPlates,
  readUnits,
} from './pack.repository.ts'

/** The tools that make a desk's pack. */
export type PackTools = {
  readonly database: AppDatabase
  readonly links: FileLinks
  readonly keys: PassKeys
  readonly seal: DeskSeal
  readonly tickets: DeskTickets
}

/** The data that a desk needs to continue without a network (gate §5). */
export type PackService = {
  /**
   * Returns the current state, as the JSON of a `DeskPack` for the person at the desk; throws
   * `tenant_required`. All but the ticket is made once for all desks of a company.
   */
  read(actor: Actor): Promise<Buffer>
}

type Shared = Omit<DeskPack, 'expires_at' | 'ticket'>

export function packService({ database, links, keys, seal, tickets }: PackTools): PackService {
  const visitsOf = async (context: TenantContext, mark: Marks): Promise<DeskPack['visits']> => {
    const { where, order } = await todayVisits(context)
    const today = { where: sql`(${where} OR v.state = 'inside')`, order, limit: PACK_ROWS_MAX }
    const visits = await readGateVisits(context, links, { ...today, bare: true })
    const known = await readKnownBy(
      context,
      visits.map((visit) => visit.visitor_id),
    )
    return mapInShares(visits, (visit) => {
      const { photo: _, refusal: __, items: ___, ...line } = visit
      return { ...line, ...toldBy(known.get(visit.visitor_id), mark) }
    })
  }

  const passesOf = async (context: TenantContext, mark: Marks): Promise<PackedPass[]> => {
    const { passes } = await readGatePasses(context, links, holdsSoon, PACK_ROWS_MAX)
    // Leaves out passes that never admit anybody again, since a device cannot judge why.
    const usable = passes.filter(({ refusal }) => !ended.includes(refusal ?? ''))
    const terms = await readPassTerms(
      context,
      usable.map(({ id }) => id),
    )
    const known = await readKnownBy(
      context,
      usable.map((pass) => pass.visitor_id),
    )
    const found = await mapInShares(usable, (pass) => {
      const own = terms.get(pass.id)
      if (own === undefined) return null
      const token = { tenantId: context.actor.tenantId, id: pass.id, generation: own.generation }
      const code = codeDigest(keys.tokens.of(token))
      return packed(pass, own, { code, ...toldBy(known.get(pass.visitor_id), mark) })
    })
    return found.filter((one) => one !== null)
  }

  const shared = madeOnce(async (actor): Promise<Shared> => {
    const at = new Date().toISOString()
    const markKey = seal.markKey(actor.tenantId)
    const mark: Marks = (key) => (key == null ? null : documentMark(markKey, key))
    const serverKey = await seal.publicKey()
    return database.readInTenant(actor, async (context) => {
      const blocked = await readBlocked(context)
      return {
        at,
        server_key: serverKey,
        mark_key: markKey.toString('base64url'),
        tolerance_min: (await readVisitSettings(context)).tolerance_min,
        holidays: await holidaysAround(context),
        visits: await visitsOf(context, mark),
        events: await readEventsOf(context, await todayVisits(context)),
        parties: await readParties(context),
        ...(await readPackedMuster(context)),
        passes: await passesOf(context, mark),
        blocked: {
          documents: [...new Set(blocked.documents.map((key) => documentMark(markKey, key)))],
          plates: blocked.plates,
        },
        plates: await readPlates(context),
        units: await readUnits(context),
        employees: await readEmployees(context),
        areas: await readAreas(context),
        access: await readDayRules(context, PACK_ROWS_MAX),
      }
    })
  })

  return {
    async read(actor) {
      if (!hasTenant(actor)) throw problem('tenant_required')
      const { ticket, expiresAt } = tickets.of(actor, new Date())
      const own = JSON.stringify({ expires_at: expiresAt.toISOString(), ticket })
      return Buffer.concat([Buffer.from(`${own.slice(0, -1)},`), (await shared(actor)).subarray(1)])
    },
  }
}

/** Returns the mark of a document's key; null for a person without a document. */
type Marks = (key: string | null | undefined) => string | null

/** Returns the identification of a guest beside the name. */
const toldBy = (known: KnownBy | undefined, mark: Marks) => ({
  document: mark(known?.key),
  usual_plate: known?.plate ?? null,
})

/** Reasons why a pass never admits anybody again. */
const ended = ['pass_revoked', 'pass_cancelled', 'pass_host_gone', 'pass_used_up']

/** Condition on passes of the alias `p` that may admit somebody while the pack is valid. */
const holdsSoon = sql`p.state = 'active' AND p.status = 'ATIVO'
  AND p.valid_from < now() + interval '1 day' AND p.valid_to > now() - interval '1 day'
  AND (p.uses_allowed IS NULL OR p.uses_done < p.uses_allowed)`

function packed(
  pass: GatePass,
  own: PassInPack,
  marks: Pick<PackedPass, 'code' | 'document' | 'usual_plate'>,
): PackedPass {
  const { photo: _, refusal: __, ...line } = pass
  const { generation: ___, ...terms } = own
  return { ...line, ...terms, ...marks }
}

/** Reads the holidays from yesterday to the day after tomorrow: hours may cross midnight. */
async function holidaysAround(context: TenantContext): Promise<string[]> {
  const { queries, actor } = context
  const { day } = await todayVisits(context)
  const days = [-1, 0, 1, 2].map((offset) => dayAfter(day, offset))
  return [...(await holidaysAmong(queries, actor.tenantId, days))].toSorted()
}
