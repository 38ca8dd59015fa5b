import { serveCopy } from './copy-server.ts'
import { say } from './operator-command.ts'
import { type LiveCounts, readLiveCounts } from './platform/backups/live-counts.ts'
import { startMomentCopy } from './platform/backups/moment-copy.ts'
import type { ServerSecret } from './platform/secrets/server-secret.ts'
import { explainDatabaseError, StartupError } from './platform/startup-error.ts'

type MomentDrill = {
  at: string
  config: string | undefined
  stanza: string
  databaseUrl: string
  secret: ServerSecret
  /** An empty folder for the copy. */
  folder: string
  stays: boolean
  signal: AbortSignal
}

/**
 * Brings the database of a cluster back as it was at a moment, beside it; says which registers of which
 * company had other rows then than now, and serves the copy.
 */
export async function drillMoment(drill: MomentDrill): Promise<void> {
  const { at, databaseUrl, folder } = drill
  const begun = performance.now()
  const since = () => `${((performance.now() - begun) / 1_000).toFixed(1)} s`
  say(`Restoring the archive as of ${at} into ${folder}`)
  const copy = await startMomentCopy(drill)
  try {
    say(`The database as of ${at} was there after ${since()}.`)
    const then = await readLiveCounts(copy.url)
    const now = await readLiveCounts(databaseUrl).catch((error: unknown) => {
      // The cluster may be what is lost.
      const explained = explainDatabaseError(error)
      if (!(explained instanceof StartupError)) throw error
      say(`The database of the settings cannot be compared: ${explained.message}`)
      return null
    })
    for (const line of linesOf(then, now)) say(line)
    await serveCopy(copy.url, {
      ...drill,
      dataDir: folder,
      onReady: () => say(`A server on the copy was ready after ${since()}.`),
    })
  } finally {
    await copy.stop()
  }
}

/** A sentence for each company: its last change before the moment, and what it has otherwise now. */
function* linesOf(
  then: ReadonlyMap<string, LiveCounts>,
  now: ReadonlyMap<string, LiveCounts> | null,
): Generator<string> {
  for (const [tenantId, { name, rows, changedAt }] of then) {
    const last = changedAt === null ? 'no change' : `the last change ${changedAt.toISOString()}`
    const living = now?.get(tenantId)
    const tables = new Set([...rows.keys(), ...(living?.rows.keys() ?? [])])
    const others = [...tables].flatMap((table) => {
      const [before, today] = [rows.get(table) ?? 0, living?.rows.get(table) ?? 0]
      return living === undefined || today === before ? [] : [`${table} ${before}, now ${today}`]
    })
    const isGone = now !== null && living === undefined
    const compared = isGone ? 'is no more' : others.join('; ') || 'as many rows as now'
    yield `${name} (${tenantId}): ${last}${now === null ? '' : `; ${compared}`}.`
  }
  for (const [tenantId, { name }] of now ?? []) {
    if (!then.has(tenantId)) yield `${name} (${tenantId}): did not exist then.`
  }
}
