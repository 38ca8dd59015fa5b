import { readMigrations } from '../../database/migration-files.ts'
import type { Check, Finding, Inside } from '../check.ts'
import { ok, warning, wrong } from '../check.ts'
import { runningServers } from '../running-servers.ts'

/** The oldest releases that work. */
const NODE_MAJOR = 26
const POSTGRES_MAJOR = 15

/** The Node that runs this. */
export const nodeCheck: Check = {
  name: 'Node',
  look({ machine }) {
    if (Number.parseInt(machine.node, 10) >= NODE_MAJOR) return [ok(`Node is ${machine.node}.`)]
    return [
      wrong(
        `Node is ${machine.node}, and the server needs ${NODE_MAJOR}: npm start brings its own.`,
      ),
    ]
  },
}

/** The PostgreSQL, its schema and the servers against this release. */
export const versionsCheck: Check = {
  name: 'versions',
  async lookInside(inside, { version }) {
    return [
      await lookAtPostgres(inside),
      ...(await lookAtSchema(inside, version)),
      ...(await lookAtServers(inside, version)),
    ]
  },
}

async function lookAtPostgres({ query }: Inside): Promise<Finding> {
  const [found] = await query<{ version: string; number: number }>(
    `SELECT current_setting('server_version') AS version,
       current_setting('server_version_num')::int AS number`,
  )
  const { version = 'unknown', number = 0 } = found ?? {}
  return Math.floor(number / 10_000) >= POSTGRES_MAJOR
    ? ok(`PostgreSQL is ${version}.`)
    : wrong(`PostgreSQL is ${version}, and the server needs ${POSTGRES_MAJOR} or newer.`)
}

async function lookAtSchema({ query }: Inside, version: string): Promise<Finding[]> {
  const [made] = await query<{ exists: boolean }>(
    `SELECT to_regclass('public.schema_migrations') IS NOT NULL AS exists`,
  )
  if (!made?.exists) return [ok('The database is empty: the first start makes its schema.')]
  const applied = await query<{ name: string; sha256: string }>(
    'SELECT name, sha256 FROM schema_migrations ORDER BY name',
  )
  const own = new Map((await readMigrations()).map(({ name, sha256 }) => [name, sha256]))
  const unknown = applied.filter(({ name }) => !own.has(name))
  const edited = applied.filter(({ name, sha256 }) => own.has(name) && own.get(name) !== sha256)
  const missing = [...own.keys()].filter((name) => !applied.some((one) => one.name === name))
  const findings: Finding[] = []
  if (unknown.length > 0) {
    findings.push(
      wrong(
        `The database has ${unknown.at(-1)?.name}, which release ${version} does not know: it belongs to a newer release, so start that one.`,
      ),
    )
  }
  for (const { name } of edited)
    findings.push(
      wrong(`The migration ${name} is not the one that was applied: take it from the release.`),
    )
  if (missing.length > 0) {
    findings.push(
      warning(
        `The database lacks ${missing.length} migrations of release ${version}, from ${missing[0]} on.`,
      ),
    )
  }
  return findings.length > 0 ? findings : [ok(`The schema is that of release ${version}.`)]
}

async function lookAtServers(inside: Inside, version: string): Promise<Finding[]> {
  const others = (await runningServers(inside)).filter((one) => one.version !== version)
  return others.map((one) =>
    warning(
      `The server ${one.name} runs release ${one.version}, and this is ${version}: end the upgrade.`,
    ),
  )
}
