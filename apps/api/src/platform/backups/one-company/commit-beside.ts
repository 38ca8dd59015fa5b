import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { COMMIT_MS, commit } from '../../database/commit-outcome.ts'
import { UnknownOutcome } from '../../database/database-problem.ts'
import { StartupError } from '../../startup-error.ts'
import { asOwner } from './as-owner.ts'

/** Milliseconds for which the database is asked what it stored: a cluster takes some to fail over. */
const ASKED_MS = 60_000

/** Milliseconds between two questions, and those for which one waits for the transaction to end. */
const AGAIN_MS = 1_000
const LOCK_MS = 10_000

/** The company that is being stored. */
export type Stored = { readonly to: string; readonly name: string }

/** The database that is asked, by another connection. */
export type Asked = {
  readonly url: string
  /** Milliseconds for which it is asked. */
  readonly askedMs?: number
}

/** The database said neither that a company is stored nor that it is not. */
export class UnknownCompany extends StartupError {
  constructor({ to, name }: Stored) {
    super(
      `The database did not answer at the end. Where it has the company ${to}, ${name} is there with all its rows; where it has not, nothing was written, and the folder ${to} of files may be removed.`,
    )
  }
}

/**
 * Holds a name until the end of the transaction, so that of two companies that are brought back
 * under it the second sees the first, and the end of the transaction can be waited for.
 */
export async function holdName(target: Client, name: string): Promise<void> {
  await target.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('brought back ' || search_normal($1), 0))`,
    [name],
  )
}

/**
 * Commits the rows of a company whose name is held. Where no answer comes, another connection asks
 * whether they are stored. Throws an `UnknownCompany` where it cannot be asked, and other errors only
 * if nothing is stored.
 */
export async function commitBeside(target: Client, company: Stored, asked: Asked): Promise<void> {
  try {
    await commit(target, COMMIT_MS)
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) throw error
    if (await isStored(company, asked)) return
    throw new StartupError('The database broke off at the end. Nothing was written.', {
      cause: error,
    })
  }
}

async function isStored(company: Stored, { url, askedMs = ASKED_MS }: Asked): Promise<boolean> {
  const until = Date.now() + askedMs
  for (;;) {
    try {
      return await asOwner({ url }, (client) => hasCompany(client, company))
    } catch {
      if (Date.now() >= until) throw new UnknownCompany(company)
      await sleep(AGAIN_MS)
    }
  }
}

/** Whether a company is there, once the transaction that may store it is over. */
async function hasCompany(client: Client, { to, name }: Stored): Promise<boolean> {
  await client.query('BEGIN')
  await client.query(`SELECT set_config('lock_timeout', $1, true)`, [String(LOCK_MS)])
  await holdName(client, name)
  const { rows } = await client.query<{ is_there: boolean; is_standby: boolean }>(
    `SELECT EXISTS (SELECT FROM public.tenants WHERE id = $1) AS is_there,
       pg_is_in_recovery() AS is_standby`,
    [to],
  )
  await client.query('ROLLBACK')
  // A standby may lag.
  if (rows[0] === undefined || rows[0].is_standby) throw new Error('no primary answers')
  return rows[0].is_there
}
