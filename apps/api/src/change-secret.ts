import { parseArgs } from 'node:util'
import { assemble, type DatabaseAccess } from './assembled-parts.ts'
import type { SignInTools } from './modules/accounts/public/account/sign-in-tools.ts'
import { sealedValuesOf } from './modules.ts'
import { openDatabase, runCommand, say } from './operator-command.ts'
import { withClient } from './platform/database/one-connection.ts'
import { databaseName } from './platform/database/role-credentials.ts'
import { checkSchema } from './platform/database/schema-check.ts'
import { type Environment, readEnvironment } from './platform/environment.ts'
import { endEarlierSecret } from './platform/secrets/end-earlier-secret.ts'
import { sealCompanies } from './platform/secrets/seal-companies.ts'
import {
  finishChange,
  readSecretChange,
  type SecretChange,
} from './platform/secrets/secret-change.ts'
import { StartupError } from './platform/startup-error.ts'
import { undoSteps } from './undo-steps.ts'

/**
 * Goes on with a change of the secret at once, instead of at night: `npm run change-secret`. Servers may
 * run meanwhile, all of them with the new SESSION_SECRET. `-- --end` is for a secret that became known: it
 * ends every session, link and key that was made with an earlier one, while no server runs.
 */
await runCommand(async () => {
  const { end: isEnding = false } = readChoice()
  const environment = readEnvironment(process.env)
  const { url, secret, close } = await openDatabase(environment)
  try {
    const access = { url, secret: await checkSchema({ url, secret }) }
    if (isEnding) return await endEarlier(environment, access)
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
    })
  } finally {
    await steps.run()
  }
}

async function sealEverything(parts: SignInTools, change: Change): Promise<void> {
  const before = await change.read()
  if (before.state === 'none' && before.remaining === 0) {
    return say('Everything is sealed with SESSION_SECRET already.')
  }
  refuseEarly(before)
  await sealCompanies({ ...parts, values: sealedValuesOf(parts) }, say)
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
  if (state === 'done')
    return say('Everything is sealed with SESSION_SECRET: SESSION_SECRET_OTHER can go.')
  if (after.remaining === 0) say('Everything is sealed with SESSION_SECRET.')
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

/** Ends every earlier key; no server starts meanwhile. */
async function endEarlier(
  environment: Environment,
  { url, secret }: DatabaseAccess,
): Promise<void> {
  await withClient(url, (client) =>
    endEarlierSecret({
      client,
      prefix: databaseName(url),
      secret,
      withTools: (kept, work) =>
        withParts(environment, { url, secret: kept }, (parts) =>
          work({ ...parts, values: sealedValuesOf(parts) }),
        ),
      report: say,
    }),
  )
  say('Every session, and every link and key of an earlier secret, is ended.')
}
