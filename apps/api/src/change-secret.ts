import { parseArgs } from 'node:util'
import { systemActor, type TenantActor } from '@portaria/contract/actors/actor'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import { assemble, type DatabaseAccess } from './assembled-parts.ts'
import type { SignInTools } from './modules/accounts/public/account/sign-in-tools.ts'
import { sealedValuesOf } from './modules.ts'
import { openDatabase, runCommand, say, withClient } from './operator-command.ts'
import { databaseName } from './platform/database/role-credentials.ts'
import { checkSchema } from './platform/database/schema-check.ts'
import { type Environment, readEnvironment } from './platform/environment.ts'
import { digestAnew } from './platform/secrets/digest-anew.ts'
import { endEarlierKeys, refuseServers } from './platform/secrets/end-earlier-keys.ts'
import { lockKeys } from './platform/secrets/keys-lock.ts'
import { sealCompany } from './platform/secrets/seal-company.ts'
import {
  finishChange,
  readSecretChange,
  type SecretChange,
} from './platform/secrets/secret-change.ts'
import { currentOf } from './platform/secrets/server-secret.ts'
import { StartupError } from './platform/startup-error.ts'
import { undoSteps } from './undo-steps.ts'

/**
 * Goes on with a change of the secret at once, instead of at night: `npm run change-secret`. Servers may
 * run meanwhile, all of them with the new SESSION_SECRET. `-- --end` is for a secret that became known: it
 * ends every session, link and key that was made with an earlier one, while no server runs.
 */
await runCommand(async () => {
  const { end } = readChoice()
  const environment = readEnvironment(process.env)
  const { url, secret, close } = await openDatabase(environment)
  try {
    const access = { url, secret: await checkSchema({ url, secret }) }
    if (end) return await endEarlier(environment, access)
    await withParts(environment, access, (parts, change) => sealEverything(parts, change))
  } finally {
    await close()
  }
})

function readChoice(): { end?: boolean } {
  try {
    return parseArgs({ options: { end: { type: 'boolean' } } }).values
  } catch {
    throw new StartupError('Use: npm run change-secret, or npm run change-secret -- --end')
  }
}

type Change = {
  read(): Promise<SecretChange>
  finish(): Promise<SecretChange>
  endSessions(): Promise<void>
}

/** Runs work with the tools of a server that reaches nobody. */
async function withParts(
  environment: Environment,
  access: DatabaseAccess,
  work: (parts: SignInTools, change: Change) => Promise<void>,
): Promise<void> {
  const steps = undoSteps()
  try {
    const quiet = { ...environment, isCopy: true }
    const { parts, background } = await assemble(quiet, access, steps.undo)
    const { secret } = parts
    await work(parts, {
      read: () => background.system.query((queries) => readSecretChange(queries, secret)),
      finish: () => finishChange(background.system, secret),
      async endSessions() {
        await parts.auth.query((queries) =>
          queries.count(sql`UPDATE sessions SET ended_at = now() WHERE ended_at IS NULL`),
        )
      },
    })
  } finally {
    await steps.run()
  }
}

async function companiesOf({ database }: SignInTools): Promise<string[]> {
  const rows = await database.onPlatform(systemActor('change of the secret'), (queries) =>
    queries.all(sql<{ id: string }>`SELECT id FROM tenants ORDER BY id`),
  )
  return rows.map(({ id }) => id)
}

function actorIn(tenantId: string): TenantActor {
  return { ...systemActor('change of the secret', tenantId), tenantId }
}

async function sealEverything(parts: SignInTools, change: Change): Promise<void> {
  const before = await change.read()
  if (before.state === 'none') return say('Everything is sealed with SESSION_SECRET already.')
  refuseEarly(before)
  const unreadable = await sealCompanies(parts)
  if (unreadable > 0) say(`${unreadable} values open with neither secret, and stay as they are.`)
  const after = await change.finish()
  refuseEarly(after)
  const { state, invitations, until } = after
  if (state === 'sealing') {
    throw new StartupError('Something was sealed with the earlier secret meanwhile: run it again.')
  }
  if (state === 'waiting') {
    return say(
      `All values are sealed anew. Keep the earlier secret until ${until?.toISOString() ?? 'then'}: ${invitations} open invitations need it.`,
    )
  }
  say('Everything is sealed with SESSION_SECRET: SESSION_SECRET_OTHER can go.')
}

/** Throws a `StartupError` while not all servers seal with the secret of the command. */
function refuseEarly({ state, servers }: SecretChange): void {
  if (state === 'learning' || state === 'ready') {
    throw new StartupError(
      'No server seals with SESSION_SECRET_OTHER yet: let all accept it, then let the two change places.',
    )
  }
  if (state === 'switching') {
    throw new StartupError(`These servers still seal with another: ${servers.join(', ')}.`)
  }
}

/** Seals the values of all companies and of the platform; returns how many no secret opens. */
async function sealCompanies(parts: SignInTools): Promise<number> {
  const values = sealedValuesOf(parts)
  let unreadable = 0
  for (const id of [NIL_TENANT, ...(await companiesOf(parts))]) {
    const count = await sealCompany({ ...parts, actor: actorIn(id), values })
    unreadable += count.unreadable
  }
  return unreadable
}

/** Ends every earlier key; no server starts meanwhile. */
async function endEarlier(environment: Environment, access: DatabaseAccess): Promise<void> {
  const { url } = access
  await withClient(url, async (client) => {
    await lockKeys(client)
    await refuseServers(client, databaseName(url))
    await withParts(environment, access, async (parts) => {
      const unreadable = await sealCompanies(parts)
      if (unreadable > 0)
        say(`${unreadable} values open with neither secret, and stay as they are.`)
    })
    say(
      'Ending the earlier keys. Where this is stopped, run it again before a server starts, without SESSION_SECRET_OTHER if it says so.',
    )
    const secret = await endEarlierKeys(client, databaseName(url), currentOf(access.secret))
    await withParts(environment, { url, secret }, async (parts, { endSessions }) => {
      const values = sealedValuesOf(parts)
      for (const id of await companiesOf(parts)) {
        await parts.database.inTenant(actorIn(id), ({ queries }) => digestAnew(queries, id, values))
      }
      await endSessions()
    })
  })
  say('Every session, and every link and key of an earlier secret, is ended.')
}
