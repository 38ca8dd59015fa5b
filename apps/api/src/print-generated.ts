import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { registers } from '@portaria/contract/modules/registers'
import { newId } from '@portaria/contract/value-types/uuid'
import { Client } from 'pg'
import { buildApp } from './app.ts'
import type { SignInTools } from './modules/accounts/public/account/sign-in-tools.ts'
import { appDatabase } from './platform/database/app-database.ts'
import { authDatabase } from './platform/database/auth-database.ts'
import { readCatalogue } from './platform/database/catalogue.ts'
import { openPool } from './platform/database/database-pool.ts'
import { oneLane } from './platform/database/lanes.ts'
import { PRINTED_SCHEMA } from './platform/database/printed-schema.ts'
import { type DatabaseRole, roleUrl } from './platform/database/role-credentials.ts'
import { systemDatabase } from './platform/database/system-database.ts'
import { diskFileStore } from './platform/files/disk-file-store.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { openTally } from './platform/measures/tally.ts'
import { liveEventLog } from './platform/outbox/live-event-log.ts'
import { printPermissions } from './platform/printed-documents/permissions-document.ts'
import { printRegisters } from './platform/printed-documents/registers-document.ts'
import { printSchema } from './platform/printed-documents/schema-document.ts'
import { printSchemaScript } from './platform/printed-documents/schema-script.ts'
import { type Scratch, withScratchDatabase } from './platform/printed-documents/scratch-database.ts'
import { openPush } from './platform/push/push-sender.ts'
import { aloneServer } from './platform/servers/server-presence.ts'
import { openWatch } from './platform/servers/watch.ts'
import { accessTokens } from './platform/sessions/access-token.ts'
import { sessionGuard } from './platform/sessions/session-guard.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/**
 * The folders of printed documents, and the files in them that are not compared: the figures of a
 * full test run, and sizes.
 */
const folders = ['docs/generated', path.relative(root, path.dirname(PRINTED_SCHEMA))]
const notPrinted = new Set(['docs/generated/full-run.json', 'docs/generated/sizes.md'])

/** Every printed document by its path. */
type Documents = Record<string, string>

function printDocuments(): Promise<Documents> {
  const all = Object.values(registers)
  return withScratchDatabase(process.env['DATABASE_URL'], async (scratch) => ({
    'docs/generated/registers.md': printRegisters(all),
    'docs/generated/permissions.md': printPermissions(all),
    'docs/generated/openapi.json': await printOpenApi(scratch),
    ...(await printSchemas(scratch)),
  }))
}

/**
 * Prints the schema twice: as a document for people, and as the script that creates an empty
 * database.
 */
async function printSchemas({ url, name }: Scratch): Promise<Documents> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return {
      'docs/generated/schema.sql': printSchema(await readCatalogue(client, name)),
      [path.relative(root, PRINTED_SCHEMA)]: await printSchemaScript(client, name),
    }
  } finally {
    await client.end()
  }
}

/** Prints the OpenAPI document that a running server serves, from an app without a port. */
async function printOpenApi({ url, name, secret, dataDir }: Scratch): Promise<string> {
  const pool = (role: DatabaseRole) =>
    openPool(roleUrl(url, name, role, secret), { connections: 1 })
  const [app, auth, system] = [pool('app'), pool('auth'), pool('system')]
  const tokens = accessTokens(secret)
  const publicUrl = 'http://localhost:3000'
  const database = appDatabase(app, () => undefined)
  const ofSystem = systemDatabase(system)
  const parts: SignInTools = {
    database,
    lanes: oneLane(database),
    auth: authDatabase(auth),
    guard: sessionGuard(authDatabase(auth), tokens),
    tokens,
    mailer: openMailer({ publicUrl, dataDir }),
    push: openPush({ secret, publicUrl, hosts: [], loopback: false }),
    liveEventLog: liveEventLog(ofSystem, { onSignal: () => undefined }),
    logger: false,
    trustProxy: false,
    newRequestId: newId,
    publicUrl,
    dataDir,
    transfers: path.join(dataDir, 'transfers'),
    files: diskFileStore(dataDir),
    readersUrl: null,
    webFolder: null,
    backups: false,
    isCopy: false,
    demonstration: false,
    demoApps: true,
    registration: true,
    postalCodeService: null,
    platformFactor: false,
    oidc: null,
    realtime: null,
    outboundLoopback: false,
    metricsToken: null,
    servers: aloneServer,
    tracing: null,
    tally: openTally(),
    watch: openWatch(ofSystem, ofSystem, secret),
    secret,
  }
  const server = await buildApp(parts)
  try {
    const { body, statusCode } = await server.inject('/api/v1/openapi.json')
    if (statusCode !== 200) throw new Error(`/api/v1/openapi.json answers ${statusCode}`)
    return printed(sorted(JSON.parse(body)))
  } finally {
    await server.close()
    await Promise.all([app, auth, system].map((one) => one.close()))
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Formats JSON with a line for each operation and each component, so that a change of one changes
 * one line. Objects below `depth` levels stay on one line.
 */
function printed(value: unknown, depth = 3, indent = ''): string {
  if (!isObject(value) || depth === 0) return JSON.stringify(value)
  const inner = `${indent} `
  const lines = Object.entries(value).map(
    ([key, one]) => `${inner}${JSON.stringify(key)}: ${printed(one, depth - 1, inner)}`,
  )
  const text = lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`
  return indent === '' ? `${text}\n` : text
}

/** Sorts keys, so that the text does not depend on the order in which routes were added. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** Finds documents whose file is not up to date, and files in their folders that nothing prints. */
async function findStale(documents: Documents): Promise<string[]> {
  const there = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(path.join(root, folder)).catch(() => [])
      return names.map((name) => `${folder}/${name}`)
    }),
  )
  const names = new Set([...there.flat(), ...Object.keys(documents)]).difference(notPrinted)
  const stale: string[] = []
  for (const name of names) {
    const text = await readFile(path.join(root, name), 'utf8').catch(() => null)
    if (text !== documents[name]) stale.push(name)
  }
  return stale.toSorted()
}

/**
 * Writes all derived documents to their files: `npm run print`. With `--check` it writes nothing,
 * names each file that is not up to date, and ends with exit code 1 if there is one.
 */
async function main(): Promise<void> {
  const documents = await printDocuments()
  const stale = await findStale(documents)
  if (process.argv.includes('--check')) {
    for (const name of stale) process.stderr.write(`${name} is stale: run "npm run print"\n`)
    if (stale.length > 0) process.exitCode = 1
    return
  }
  for (const [name, text] of Object.entries(documents)) {
    const file = path.join(root, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  process.stdout.write(`${stale.length === 0 ? 'nothing changed' : stale.join(', ')}\n`)
}

await main()
