import type { TenantActor } from '@portaria/contract/actor'
import { NIL_TENANT } from '@portaria/contract/constants'
import { machineriesOf, unnotedReads } from '../../apps/api/src/machineries.ts'
import type { AppDatabase } from '../../apps/api/src/platform/database/app-database.ts'
import { oneLane } from '../../apps/api/src/platform/database/lanes.ts'
import { queriesOn } from '../../apps/api/src/platform/database/queries.ts'
import { listRecords } from '../../apps/api/src/register-endpoints/read-records.ts'
import { benchSecret } from './environment.ts'

/** A statement as the server sends it; where a value is the tenant's id, it is `NIL_TENANT`. */
export type ListStatement = { text: string; values: unknown[] }

const actor: TenantActor = {
  userId: NIL_TENANT,
  sessionId: NIL_TENANT,
  membershipId: NIL_TENANT,
  role: 'sindico',
  tenantId: NIL_TENANT,
  language: 'pt',
  address: null,
  reason: 'benchmark',
}

/** The statements of a list without filters. */
export type ListStatements = { rows: ListStatement; total: ListStatement }

/** The statements of a list of residents, recorded and not sent. */
export async function residentListStatements(): Promise<ListStatements> {
  const sent: ListStatement[] = []
  const client = {
    query: (statement: ListStatement) => {
      sent.push({ text: statement.text, values: statement.values })
      return Promise.resolve({ rows: [{ total: 0 }], rowCount: 1 })
    },
  }
  const queries = queriesOn(client as never)
  const database: AppDatabase = {
    inTenant: (_actor, work) => work({ queries, actor }),
    onPlatform: (_actor, work) => work(queries),
    close: () => Promise.resolve(),
    load: () => ({ open: 0, idle: 0, waiting: 0 }),
  }
  const parts = { database, lanes: oneLane(database), secret: benchSecret, dataDir: '' }
  const residents = machineriesOf(parts, unnotedReads).get('residents')
  if (residents === undefined) throw new Error('there is no register of residents')
  await listRecords(residents, actor, {}).catch(() => undefined)
  const [total, ...others] = sent.filter(({ text }) => / AS total\s/.test(text))
  const rows = sent.find((statement) => statement !== total)
  if (sent.length !== 2 || !rows || !total || others.length > 0) {
    throw new Error(`a list is two statements, not ${sent.length}`)
  }
  return { rows, total }
}
