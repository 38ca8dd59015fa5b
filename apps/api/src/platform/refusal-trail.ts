import { type Actor, systemActor, type TenantActor } from '@portaria/contract/actors/actor'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { type AuditEntry, type Changes, recordAudit } from './audit.ts'
import type { AppDatabase } from './database/app-database.ts'

/** A refusal, without its count. */
type Refusal = Omit<AuditEntry, 'changes'> & {
  /** Digest of the name of an account that does not exist. */
  account?: string
}

/**
 * The audit trail of refusals: one row per account, address and minute, with its count. Written at
 * the end of the minute, so that a refusal costs no statement and a flood at most its cap.
 */
export type RefusalTrail = {
  /** Counts a refusal, in the trail of the actor's company or, without one, of the platform. */
  note(actor: Actor, refusal: Refusal): void
  /** Writes pending entries; called at shutdown. */
  flush(): Promise<void>
}

const MINUTE_MS = 60_000

/**
 * Limit of rows of one company per minute; further accounts and addresses are counted in one more
 * row.
 */
const ROWS_OF_TENANT = 200

/** Limit of rows of all companies together, which bounds the memory. */
const ROWS = 20_000

type Counted = { actor: TenantActor; refusal: Refusal; count: number }

export function refusalTrail(
  database: AppDatabase,
  onError: (error: unknown) => void,
): RefusalTrail {
  let waiting = new Map<string, Map<string, Counted>>()
  let rows = 0
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  async function writeOfTenant(counted: readonly Counted[]): Promise<void> {
    const [first] = counted
    if (!first) return
    await database.inTenant(systemActor('refusals', first.actor.tenantId), async ({ queries }) => {
      for (const { actor, refusal, count } of counted) {
        const { account, ...entry } = refusal
        const changes: Changes = {
          count: [null, count],
          ...(account && { account: [null, account] as const }),
        }
        await recordAudit({ queries, actor }, { ...entry, changes })
      }
    })
  }

  /** Writes one tenant after the other: a failed entry of one loses none of another's. */
  async function write(tenants: readonly Map<string, Counted>[]): Promise<void> {
    for (const counted of tenants) await writeOfTenant([...counted.values()]).catch(onError)
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const tenants = [...waiting.values()]
    waiting = new Map()
    rows = 0
    if (tenants.length > 0) writing = writing.then(() => write(tenants))
    return writing
  }

  return {
    note(actor, refusal) {
      const tenantId = actor.tenantId ?? NIL_TENANT
      const ofTenant = waiting.get(tenantId) ?? new Map<string, Counted>()
      waiting.set(tenantId, ofTenant)
      const { operation, rowId, account } = refusal
      const key = JSON.stringify([operation, rowId, account, actor.userId, actor.address])
      const known = ofTenant.get(key)
      if (known) known.count += 1
      else if (ofTenant.size < ROWS_OF_TENANT && rows < ROWS) {
        rows += 1
        ofTenant.set(key, { actor: { ...actor, tenantId }, refusal, count: 1 })
      } else addToRest(ofTenant, tenantId, refusal)
      timer ??= setTimeout(() => void flush(), MINUTE_MS - (Date.now() % MINUTE_MS)).unref()
    },
    flush,
  }
}

/** Counts a refusal past its company's cap in one row without person or address. */
function addToRest(
  ofTenant: Map<string, Counted>,
  tenantId: string,
  { register, operation }: Refusal,
): void {
  const key = `rest ${operation}`
  const rest = ofTenant.get(key)
  if (rest) rest.count += 1
  else {
    const actor = { ...systemActor('more than the trail holds one by one'), tenantId }
    ofTenant.set(key, { actor, refusal: { register, rowId: null, operation }, count: 1 })
  }
}
