import type pg from 'pg'
import { endAllSessions } from '../sessions/session.store.ts'
import { digestAnew } from './digest-anew.ts'
import { endEarlierKeys, finishEnding, refuseServers } from './end-earlier-keys.ts'
import { lockKeys } from './keys-lock.ts'
import { everyCompany, type SealTools, sealCompanies } from './seal-companies.ts'
import { currentOf, type ServerSecret } from './server-secret.ts'

type Options = {
  readonly client: pg.Client
  /** The name of the database, with which the names of its roles begin. */
  readonly prefix: string
  readonly secret: ServerSecret
  /** Runs work with tools that have a secret, and closes them. */
  withTools(secret: ServerSecret, work: (tools: SealTools) => Promise<void>): Promise<void>
  report(line: string): void
}

/**
 * Ends every session, and every key that an earlier secret made, after sealing everything anew. Sessions come
 * first and the digests last. Stopped before the keys are ended, it has ended sessions alone; stopped after that,
 * no server starts until it was run again. Throws a `StartupError` while a server works on the database, and keeps
 * others from starting.
 */
export async function endEarlierSecret({
  client,
  prefix,
  secret,
  withTools,
  report,
}: Options): Promise<void> {
  await lockKeys(client)
  await refuseServers(client, prefix)
  await withTools(secret, async (tools) => {
    await sealCompanies(tools, report)
    await tools.auth.query(endAllSessions)
  })
  report(
    'Ending the earlier keys. Where this is stopped, no server starts until it was run again, without SESSION_SECRET_OTHER if it says so.',
  )
  const anew = await endEarlierKeys(client, prefix, currentOf(secret))
  await withTools(anew, digestCompanies)
  await finishEnding(client, prefix)
}

/** Makes the digests of all companies anew, each company's in a transaction. */
async function digestCompanies({ database, values }: SealTools): Promise<void> {
  for (const actor of await everyCompany(database)) {
    await database.inTenant(actor, ({ queries }) => digestAnew(queries, actor.tenantId, values))
  }
}
