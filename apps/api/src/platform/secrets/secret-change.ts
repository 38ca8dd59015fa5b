import type { ChangeState } from '@portaria/contract/modules/servers/secret-change'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import { SERVER_LIVE_S } from '../database/live-servers.ts'
import type { Queries } from '../database/queries.ts'
import type { PlatformScope } from '../jobs/task.ts'
import { sealKeys } from './secret-keys.ts'
import { marksOf, type ServerSecret } from './server-secret.ts'

/** A change of the secret as the database tells it. */
export type SecretChange = {
  readonly state: ChangeState
  /** The names of servers that the next step waits for. */
  readonly servers: readonly string[]
  readonly companies: number
  /** Companies whose values are sealed anew. */
  readonly finished: number
  /** Values that are sealed with an earlier secret, the unreadable ones among them. */
  readonly remaining: number
  /** Those that no secret of the servers opens. */
  readonly unreadable: number
  /** Open invitations that were sent before, and when the last of them is over. */
  readonly invitations: number
  readonly until: Date | null
}

/** The answer to `changeStatement`. */
export type ChangeRow = Omit<SecretChange, 'state' | 'servers'> & {
  /** Servers that do not know the other secret, and those that do not seal with this server's. */
  readonly unknowing: readonly string[]
  readonly differing: readonly string[]
  /** Whether a server has sealed with the other secret. */
  readonly wrote: boolean
  /** Kept keys that are sealed with an earlier secret. */
  readonly keys: number
  /** Whether the values of the platform are sealed anew. */
  readonly platform: boolean
}

/** Reads how far a change is (decision 0126), from tables that the system reads. */
export async function readSecretChange(
  queries: Pick<Queries, 'one'>,
  secret: ServerSecret,
): Promise<SecretChange> {
  return changeOf(await queries.one(changeStatement(secret)), secret)
}

/** Judges the answer to `changeStatement`. */
export function changeOf(answer: ChangeRow, secret: ServerSecret): SecretChange {
  const { unknowing, differing, wrote, keys, platform, ...row } = answer
  const state = stateOf({ ...row, unknowing, differing, wrote, keys, platform }, secret)
  const servers = state === 'learning' ? unknowing : differing
  return { state, servers: state === 'none' ? [] : servers, ...row }
}

/** Makes the statement that reads a change. */
export function changeStatement(secret: ServerSecret) {
  const [mine, accepted] = marksOf(secret)
  const other = accepted ?? mine
  const [own, second] = [sql`decode(${mine}, 'hex')`, sql`decode(${other}, 'hex')`]
  const names = (condition: ReturnType<typeof sql>) => sql`
    ARRAY(SELECT name FROM servers
      WHERE seen_at > now() - make_interval(secs => ${SERVER_LIVE_S}) AND ${condition} ORDER BY name)`
  // Without a change, a server of the release before, which tells no mark, is none of it.
  const differs =
    accepted === undefined ? sql`sealed_by <> ${own}` : sql`sealed_by IS DISTINCT FROM ${own}`
  return sql<ChangeRow>`
    WITH counted AS (
      SELECT count(*) FILTER (WHERE c.tenant_id <> ${NIL_TENANT}
          AND c.remaining = c.unreadable)::int AS finished,
        coalesce(sum(c.remaining), 0)::float8 AS remaining,
        coalesce(sum(c.unreadable), 0)::float8 AS unreadable,
        coalesce(bool_or(c.tenant_id = ${NIL_TENANT} AND c.remaining = c.unreadable), false)
          AS platform,
        coalesce(sum(c.invitations) FILTER (WHERE c.invited_until > now()), 0)::int AS invitations,
        max(c.invited_until) FILTER (WHERE c.invited_until > now()) AS until,
        coalesce(max(c.counted_at), now()) AS counted_at
      FROM sealed_counts c WHERE c.sealed_by = ${own}
    ), keys AS (
      SELECT count(*) FILTER (WHERE substring(sealed FROM 1 FOR 8) <> ${own})::int AS keys,
        coalesce(bool_or(made_by = ${second} AND made_by <> ${own}), false) AS wrote
      FROM secret_keys
    )
    SELECT ${names(differs)} AS differing,
      ${names(sql`sealed_by IS DISTINCT FROM ${second} AND accepts IS DISTINCT FROM ${second}`)}
        AS unknowing,
      -- A company that came after the last count has nothing of an earlier secret.
      (SELECT count(*)::int FROM tenants WHERE created_at <= counted.counted_at) AS companies,
      counted.finished, counted.remaining, counted.unreadable, counted.platform, counted.invitations,
      counted.until, keys.*
    FROM counted, keys`
}

function stateOf(row: ChangeRow, secret: ServerSecret): ChangeState {
  const [, other] = marksOf(secret)
  const isLeft = row.keys > 0 || row.remaining > row.unreadable
  if (other === undefined) {
    if (row.differing.length > 0) return 'switching'
    return isLeft ? 'sealing' : 'none'
  }
  if (!row.wrote) return row.unknowing.length > 0 ? 'learning' : 'ready'
  if (row.differing.length > 0) return 'switching'
  // Who seals with the other secret meanwhile leaves nothing counted by this one.
  if (!isSealed(row)) return 'sealing'
  if (!isLeft) return 'done'
  return row.invitations > 0 ? 'waiting' : 'sealing'
}

/** Whether the values of all companies and of the platform are sealed anew. */
const isSealed = ({
  platform,
  finished,
  companies,
  remaining,
  unreadable,
}: Pick<ChangeRow, 'platform' | 'finished' | 'companies' | 'remaining' | 'unreadable'>) =>
  platform && finished >= companies && remaining === unreadable

/**
 * Seals the kept keys anew once nothing else needs the earlier secret, and returns how far the change is then.
 * It is judged in the same transaction. Since the kept keys come last, no server starts without the
 * earlier secret before.
 */
export async function finishChange(
  { transaction }: Pick<PlatformScope['system'], 'transaction'>,
  secret: ServerSecret,
): Promise<SecretChange> {
  return transaction(async (queries) => {
    const row = await queries.one(changeStatement(secret))
    if (stateOf(row, secret) !== 'sealing' || !isSealed(row)) return changeOf(row, secret)
    await sealKeys(queries, secret)
    return readSecretChange(queries, secret)
  })
}
