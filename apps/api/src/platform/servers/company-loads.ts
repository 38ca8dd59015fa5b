import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { SystemDatabase } from '../database/system-database.ts'

/** What a company asked for within the last hour. */
export type CompanyLoad = { tenantId: string; requests: number; refused: number }

/** Requests of each company, counted by all servers together. */
export type CompanyLoads = {
  /** Counts a request; it costs an addition. */
  count(tenantId: string, isRefused: boolean): void
  /** Begins to write the counts down each minute. */
  start(onError: (error: unknown) => void): void
  /** Writes down what is not yet. */
  write(): Promise<void>
  /** Reads a page of the companies of the last hour, the busiest first, and their number. */
  read(page: number, perPage: number): Promise<{ companies: CompanyLoad[]; total: number }>
  stop(): Promise<void>
}

/** Milliseconds between two writes. */
const WRITE_MS = 60_000

/** Milliseconds that a stop waits for the database. */
const STOP_MS = 1_000

const STEP = sql.lit('5 minutes')
const HOUR = sql.lit('1 hour')

/** Statuses of requests that were refused since there were too many. */
const REFUSED = [429, 503]

export function companyLoads(system: Pick<SystemDatabase, 'query'>): CompanyLoads {
  const stopping = new AbortController()
  let counts = new Map<string, { requests: number; refused: number }>()
  let report: (error: unknown) => void = () => undefined
  let ended = Promise.resolve()

  async function write(): Promise<void> {
    if (counts.size === 0) return
    const written = counts
    counts = new Map()
    const tenants = [...written.keys()]
    const numbers = [...written.values()]
    try {
      await system.query((queries) =>
        queries.count(sql`
          WITH old AS (
            DELETE FROM company_loads WHERE step < now() - 2 * interval ${HOUR}
          )
          INSERT INTO company_loads AS l (step, tenant_id, requests, refused)
          SELECT date_bin(interval ${STEP}, now(), 'epoch'), given.*
          FROM unnest(${tenants}::uuid[], ${numbers.map(({ requests }) => requests)}::int[],
            ${numbers.map(({ refused }) => refused)}::int[]) AS given (tenant_id, requests, refused)
          WHERE EXISTS (SELECT 1 FROM tenants t WHERE t.id = given.tenant_id)
          ORDER BY given.tenant_id
          ON CONFLICT (step, tenant_id) DO UPDATE SET
            requests = l.requests + excluded.requests, refused = l.refused + excluded.refused`),
      )
    } catch (error) {
      for (const [tenantId, { requests, refused }] of written) add(tenantId, requests, refused)
      throw error
    }
  }

  function add(tenantId: string, requests: number, refused: number): void {
    const known = counts.get(tenantId)
    if (known === undefined) {
      counts.set(tenantId, { requests, refused })
      return
    }
    known.requests += requests
    known.refused += refused
  }

  async function run(): Promise<void> {
    for (;;) {
      await sleep(WRITE_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      await write().catch(report)
    }
  }

  return {
    count: (tenantId, isRefused) => add(tenantId, 1, isRefused ? 1 : 0),
    start(onError) {
      report = onError
      ended = run()
    },
    write,
    async read(page, perPage) {
      const rows = await system.query((queries) =>
        queries.all(sql<{ tenant_id: string; requests: number; refused: number; total: number }>`
          SELECT tenant_id, sum(requests)::int AS requests, sum(refused)::int AS refused,
            (count(*) OVER ())::int AS total
          FROM company_loads WHERE step > now() - interval ${HOUR}
          GROUP BY tenant_id ORDER BY sum(requests) DESC, tenant_id
          LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
      )
      return {
        companies: rows.map(({ tenant_id: tenantId, requests, refused }) => ({
          tenantId,
          requests,
          refused,
        })),
        total: rows[0]?.total ?? 0,
      }
    },
    async stop() {
      stopping.abort()
      const rest = async () => {
        await ended
        await write().catch(report)
      }
      // A database that hangs must not hold up the rest of the stop.
      await Promise.race([rest(), sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}

/** Counts each request of a company. */
export function countLoads(app: FastifyInstance, loads: Pick<CompanyLoads, 'count'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const tenantId = request.actor?.tenantId ?? null
    if (tenantId !== null) loads.count(tenantId, REFUSED.includes(reply.statusCode))
  })
}
