import { sql } from 'kysely'
import type pg from 'pg'
import { asRole } from '../database/acting-role.ts'
import { SERVER_LIVE_S } from '../database/live-servers.ts'
import type { Queries } from '../database/queries.ts'
import { databaseRoles, PASSWORD_BYTES, roleName } from '../database/role-credentials.ts'
import { hasTable } from '../database/schema-releases.ts'
import { openBytes, sealBytes } from '../sealed-secret.ts'
import { StartupError } from '../startup-error.ts'
import { requireNobody } from './first-secret.ts'
import { MARK_BYTES, secretMark } from './secret-mark.ts'
import { usesOf } from './secret-uses.ts'
import {
  currentOf,
  derivedKey,
  derivedName,
  type KeptKey,
  marksOf,
  purposeOf,
  type ServerSecret,
  type ServerSecrets,
  secretsOf,
  textsOf,
} from './server-secret.ts'

/** The name from which the key derives that seals the kept keys. */
const SEALING = 'kept keys'

/** A key as the database keeps it; `made_by` is a mark. */
export type KeyRow = {
  purpose: string
  made_by: string
  lasts: boolean
  sealed: Buffer
  made_at: Date
}

/** Reads the rows of kept keys, the first ones first. */
export const KEY_ROWS = `
  SELECT purpose, encode(made_by, 'hex') AS made_by, lasts, sealed, made_at
  FROM public.secret_keys ORDER BY made_at, purpose`

/** The mark of a secret that was ended, as the database keeps it, and whether nothing of it is left. */
export type EndedRow = { mark: string; is_finished: boolean }

/** Reads the marks of secrets that were ended; without the column of 0146 all of it was finished. */
export const ENDED_ROWS = `
  SELECT encode(mark, 'hex') AS mark,
    coalesce(to_jsonb(e) -> 'finished_at', 'true') <> 'null' AS is_finished
  FROM public.ended_secrets e`

/**
 * Adds the keys that the database keeps to the secrets of the settings. `client` is the login that
 * migrates. Throws a `StartupError` where one of them is sealed with a secret that this server lacks,
 * since it would sign and look up with other keys than before, and for a secret that was ended.
 */
export async function openSecretKeys(
  client: pg.Client,
  prefix: string,
  secret: ServerSecret,
): Promise<ServerSecrets> {
  const { secrets, lacking, ended } = await readSecretKeys(client, prefix, secret)
  if (ended.length > 0) throw new StartupError(wasEnded(ended))
  if (lacking.length > 0) throw new StartupError(lacks(lacking))
  return secrets
}

/**
 * Throws a `StartupError` while an ending of earlier keys was stopped half-way: digests that they made would not
 * be found. For a server that starts; commands go on.
 */
export async function refuseHalfEnded(client: pg.Client, prefix: string): Promise<void> {
  if (!(await hasTable(client, 'ended_secrets'))) return
  const { rows } = await asSystem(client, prefix, () => client.query<EndedRow>(ENDED_ROWS))
  if (rows.some(isUnfinished)) throw new StartupError(HALF_ENDED)
}

const isUnfinished = (row: EndedRow) => !row.is_finished

/** The sentence about earlier keys whose ending was stopped. */
export const HALF_ENDED =
  'Ending the earlier keys was stopped half-way: run `npm run change-secret -- --end` again before a server starts.'

/** Returns the sentence about a secret that became known and that the server still has. */
export const wasEnded = (marks: readonly string[]): string =>
  `The secret of the mark ${marks.join(' and ')} became known and was ended: remove it from SESSION_SECRET and SESSION_SECRET_OTHER.`

/** Returns the sentence about a secret that the database needs and the server lacks. */
export const lacks = (marks: readonly string[]): string =>
  `The database is still sealed with another SESSION_SECRET, of the mark ${marks.join(' and ')}: give it in SESSION_SECRET_OTHER, or bring it back. Nothing was changed.`

/** Reads the kept keys, and says which of them neither secret opens. */
async function readSecretKeys(
  client: pg.Client,
  prefix: string,
  secret: ServerSecret,
): Promise<ReadKeys> {
  if (!(await hasTable(client, 'secret_keys'))) return openKeys([], [], secret)
  return asSystem(client, prefix, async () => {
    const keys = await client.query<KeyRow>(KEY_ROWS)
    const ended = await client.query<EndedRow>(ENDED_ROWS)
    return openKeys(keys.rows, ended.rows, secret)
  })
}

type ReadKeys = {
  readonly secrets: ServerSecrets
  /** The marks of secrets that keys are sealed with and that the server lacks. */
  readonly lacking: readonly string[]
  /** The marks of secrets that the server has and that were ended. */
  readonly ended: readonly string[]
  /** Whether an ending was stopped half-way. */
  readonly isHalfEnded: boolean
}

/** Opens the rows of kept keys, and compares the secrets with those that were ended. */
export function openKeys(
  rows: readonly KeyRow[],
  endedRows: readonly EndedRow[],
  secret: ServerSecret,
): ReadKeys {
  const { current, other } = secretsOf(secret)
  const kept: KeptKey[] = []
  const lacking = new Set<string>()
  for (const row of rows) {
    const key = openKey(textsOf(secret), row)
    const { purpose, made_by: madeBy, lasts, made_at: madeAt } = row
    if (key === null) lacking.add(sealerOf(row.sealed))
    else kept.push({ purpose, madeBy, lasts, madeAt, key })
  }
  const ended = marksOf(secret).filter((mark) => endedRows.some((row) => row.mark === mark))
  const isHalfEnded = endedRows.some(isUnfinished)
  return { secrets: { current, other, kept }, lacking: [...lacking], ended, isHalfEnded }
}

/** Returns the mark of the secret that sealed a kept key. */
const sealerOf = (sealed: Buffer): string => sealed.subarray(0, MARK_BYTES).toString('hex')

const ownerOf = ({ purpose, made_by: madeBy }: Pick<KeyRow, 'purpose' | 'made_by'>) =>
  `${purpose} ${madeBy}`

function openKey(texts: readonly string[], row: KeyRow): Buffer | null {
  const text = texts.find((one) => secretMark(one) === sealerOf(row.sealed))
  if (text === undefined) return null
  return openBytes(derivedKey(text, SEALING), ownerOf(row), row.sealed.subarray(MARK_BYTES))
}

/** Seals a key that is kept; the mark of the secret comes first. */
function sealKey(
  secret: ServerSecret,
  { purpose, madeBy, key }: Pick<KeptKey, 'purpose' | 'madeBy' | 'key'>,
): Buffer {
  const text = currentOf(secret)
  const sealed = sealBytes(derivedKey(text, SEALING), ownerOf({ purpose, made_by: madeBy }), key)
  return Buffer.concat([Buffer.from(secretMark(text), 'hex'), sealed])
}

/**
 * Seals the kept keys anew with the secret that writes, which ends a change. Throws for one that no
 * secret opens: nothing is changed then.
 */
export async function sealKeys(queries: Queries, secret: ServerSecret): Promise<void> {
  const rows = await queries.all(sql<KeyRow>`
    SELECT purpose, encode(made_by, 'hex') AS made_by, lasts, sealed, made_at
    FROM secret_keys FOR UPDATE`)
  for (const row of rows) {
    const key = openKey(textsOf(secret), row)
    if (key === null) throw new StartupError(lacks([sealerOf(row.sealed)]))
    const { purpose, made_by: madeBy } = row
    await queries.count(sql`
      UPDATE secret_keys SET sealed = ${sealKey(secret, { purpose, madeBy, key })}, sealed_at = now()
      WHERE purpose = ${purpose} AND made_by = decode(${madeBy}, 'hex')`)
  }
}

/**
 * Days after the end of a change after which nothing is left that was made with the key of an earlier secret.
 * Sessions and invitations last 30.
 */
const EARLIER_DAYS = 60

/**
 * Removes the keys that check what was made with an earlier secret, once the change is over for long enough.
 * Servers may have gone back to that secret before, so it is no matter when the next one was first used. Keys that
 * last stay.
 */
export async function dropEarlierKeys(queries: Queries, secret: ServerSecret): Promise<void> {
  await queries.count(sql`
    DELETE FROM secret_keys
    WHERE NOT lasts AND encode(made_by, 'hex') <> ALL (${marksOf(secret)})
      AND sealed_at < now() - make_interval(days => ${EARLIER_DAYS})`)
}

type NewKey = Pick<KeptKey, 'purpose' | 'lasts' | 'key'>

/** Returns the keys that an installation keeps of a secret. */
function keysToKeep(text: string, prefix: string): NewKey[] {
  const lasting = (use: Parameters<typeof derivedName>[0], of?: string, bytes = 32): NewKey => ({
    purpose: purposeOf(use, of),
    lasts: true,
    key: derivedKey(text, derivedName(use, of), { bytes }),
  })
  return [
    ...usesOf('outside').map((use) => ({
      purpose: use,
      lasts: false,
      key: derivedKey(text, use),
    })),
    ...usesOf('lasting').flatMap((use) => {
      if (use === 'keys of push messages') return lasting(use, '0')
      if (use !== 'database role') return lasting(use)
      return databaseRoles.map((role) => lasting(use, roleName(prefix, role), PASSWORD_BYTES))
    }),
  ]
}

/**
 * Keeps the keys of the secret that writes, where the database lacks them, and returns all; none in a
 * database that has no table for them yet. Forgets what servers with another secret counted, since they may
 * have sealed again since. The keys are written together: keys of which a part is missing would
 * be made from another secret later. Throws a `StartupError` for an installation that keeps no lasting key
 * yet and has two secrets: which one made its links and digests is unknown; and for a new secret while a
 * server does not accept it.
 */
export async function keepSecretKeys(
  client: pg.Client,
  prefix: string,
  secret: ServerSecret,
): Promise<ServerSecrets> {
  const { current, other, kept } = secretsOf(secret)
  if (!(await hasTable(client, 'secret_keys'))) return { current, other, kept }
  const madeBy = secretMark(current)
  const wanted = keysToKeep(current, prefix)
  const isNew = wanted.filter(({ purpose, lasts }) =>
    lasts
      ? !kept.some((one) => one.lasts && one.purpose === purpose)
      : !kept.some((one) => one.madeBy === madeBy && one.purpose === purpose),
  )
  const isNewSecret = kept.length > 0 && !kept.some((one) => one.madeBy === madeBy)
  if (isNewSecret) await refuseUnknowing(client, prefix, madeBy)
  await forgetCounts(client, prefix, madeBy)
  if (isNew.length === 0) return { current, other, kept }
  const hasLasting = kept.some(({ lasts }) => lasts)
  if (other !== undefined && !hasLasting) await requireNobody(client, prefix)
  await asSystem(client, prefix, () =>
    client.query(
      `INSERT INTO public.secret_keys (purpose, made_by, lasts, sealed)
       SELECT purpose, decode($1, 'hex'), lasts, sealed
       FROM unnest($2::text[], $3::boolean[], $4::bytea[]) AS made (purpose, lasts, sealed)
       ON CONFLICT DO NOTHING`,
      [
        madeBy,
        isNew.map(({ purpose }) => purpose),
        isNew.map(({ lasts }) => lasts),
        isNew.map(({ purpose, key }) => sealKey(secret, { purpose, madeBy, key })),
      ],
    ),
  )
  // Another server may have been first with a lasting key.
  return openSecretKeys(client, prefix, secret)
}

/** Forgets what servers that seal with another secret counted, once 0146 has given the right to. */
const forgetCounts = (client: pg.Client, prefix: string, madeBy: string) =>
  asSystem(client, prefix, async () => {
    const { rows } = await client.query<{ may: boolean }>(
      "SELECT has_table_privilege('public.sealed_counts', 'DELETE') AS may",
    )
    if (rows[0]?.may !== true) return
    await client.query(`DELETE FROM public.sealed_counts WHERE sealed_by <> decode($1, 'hex')`, [
      madeBy,
    ])
  })

/**
 * Throws a `StartupError` while a server serves that does not accept the secret of a mark: it could not
 * read what is sealed with it.
 */
async function refuseUnknowing(client: pg.Client, prefix: string, mark: string): Promise<void> {
  const { rows } = await asSystem(client, prefix, () =>
    client.query<{ name: string }>(
      `SELECT name FROM public.servers
       WHERE seen_at > now() - make_interval(secs => $1)
         AND sealed_by IS DISTINCT FROM decode($2, 'hex') AND accepts IS DISTINCT FROM decode($2, 'hex')
       ORDER BY name`,
      [SERVER_LIVE_S, mark],
    ),
  )
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new StartupError(
    `These servers do not accept SESSION_SECRET yet, and could not read what it seals: ${names}. Give it to them in SESSION_SECRET_OTHER first, or stop them. A server that was killed counts for ${SERVER_LIVE_S} seconds.`,
  )
}

const asSystem = <T>(client: pg.Client, prefix: string, work: () => Promise<T>) =>
  asRole(client, { prefix, role: 'system' }, work)
