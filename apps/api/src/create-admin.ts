import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import {
  createMaster,
  type NewMaster,
  openForMaster,
  wrongWithMaster,
} from './modules/accounts/registration/new-master.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { readEnvironment } from './platform/environment.ts'
import { resolveSessionSecret } from './platform/secrets/secret-settings.ts'
import { StartupError } from './platform/startup-error.ts'
import { prepareSchema } from './prepared-schema.ts'

/**
 * Creates a master: `npm run create-admin`. Asks on a terminal; elsewhere takes `--name` and
 * `--email`, and the password from PORTARIA_PASSWORD or the first line of its input.
 */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const master = await readMaster()
  const wrong = wrongWithMaster(master)
  if (wrong !== null) throw new StartupError(wrong)
  const { databaseUrl, dataDir } = environment
  const given = await resolveSessionSecret(environment)
  const embedded =
    databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir, report: say, join: true })
      : undefined
  try {
    const url = databaseUrl ?? embedded?.connectionString ?? ''
    const secret = await prepareSchema(environment, { url, secret: given, report: say })
    const databases = openForMaster(url, secret)
    try {
      await createMaster(databases, master)
    } finally {
      await databases.close()
    }
    say(`${master.email} may sign in at ${environment.publicUrl}/login`)
  } finally {
    await embedded?.stop()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function readMaster(): Promise<NewMaster> {
  const { name, email } = readArguments()
  const given = process.env['PORTARIA_PASSWORD']
  if (process.stdin.isTTY) return askOnTerminal({ name, email, password: given })
  if (name === undefined || email === undefined) {
    throw new StartupError('Without a terminal, --name and --email must be given.')
  }
  const password = given ?? (await firstLine())
  if (password === '') {
    throw new StartupError('The password must be in PORTARIA_PASSWORD or on the standard input.')
  }
  return { name, email, password }
}

function readArguments(): { name?: string; email?: string } {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { name: text, email: text } }).values
  } catch {
    throw new StartupError(
      'Use: npm run create-admin -- --name "Ana Souza" --email ana@example.com',
    )
  }
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

/**
 * Asks for the values on the terminal. Shows what is typed, except the password; Ctrl+C and Ctrl+D
 * cancel.
 */
async function askOnTerminal(given: Partial<NewMaster>): Promise<NewMaster> {
  let hidden = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!hidden) process.stdout.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  const ask = async (question: string, secret = false): Promise<string> => {
    const answer = terminal.question(question)
    hidden = secret
    const typed = await answer.catch((error: unknown) => {
      if (error instanceof Error && error.name === 'AbortError') return null
      throw error
    })
    hidden = false
    if (secret || typed === null) process.stdout.write('\n')
    if (typed === null) throw new StartupError('Nothing was created.')
    return typed
  }
  try {
    const name = given.name ?? (await ask('Name: '))
    const email = given.email ?? (await ask('E-mail: '))
    const password = given.password ?? (await ask('Password (12 characters or more): ', true))
    return { name, email, password }
  } finally {
    terminal.close()
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
