import type { Role } from '@portaria/contract/actors/roles'
import { type PanicAlert, panicAnswer } from '@portaria/contract/modules/panic/panic'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type JobRunner, type Lane, startJobs } from '../platform/jobs/job-runner.ts'
import type { Tasks } from '../platform/jobs/task.ts'
import { onServer } from './database-server.ts'
import { eventually } from './eventually.ts'
import { send } from './test-accounts.ts'
import type { TenantName, TestApp } from './test-app.ts'

export const panicPath = '/notifications/panic'

/** Somebody who can press the button. */
export type Presser = { userId: string; membershipId: string; sessionId: string; token: string }

/** One press; with a key of its own unless one is given, or null for none. */
export async function press(
  test: TestApp,
  { token }: Pick<Presser, 'token'>,
  payload?: object,
  key: string | null = newId(),
): Promise<{ status: number; alert: PanicAlert }> {
  const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': key }
  const { status, body } = await send(test, 'POST', panicPath, { token, payload, headers })
  return { status, alert: panicAnswer.parse(body).data }
}

/** Closes the open alert of a person, so that the next press begins one. */
export async function endAlertsOf(test: TestApp, userId: string): Promise<void> {
  await onServer(
    test.database.adminUrl,
    `UPDATE panic_alerts SET state = 'closed', acknowledged_by = raised_by, acknowledged_at = now(),
       closed_by = raised_by, closed_at = now(), resolution = 'test'
     WHERE raised_by = '${userId}' AND state <> 'closed'`,
  )
}

/** Raises a new alert by the test app's person of a role. */
export async function raiseAlert(
  test: TestApp,
  role: Role,
  message: string | null = null,
): Promise<PanicAlert> {
  const person = test.person(role)
  await endAlertsOf(test, person.userId)
  const { status, alert } = await press(test, person, { message })
  expect(status).toBe(201)
  return alert
}

/** Opens a second session of a login, as at another desk. */
export async function addSession(
  test: TestApp,
  { userId, membershipId }: Presser,
): Promise<Presser> {
  const sessionId = newId()
  const issued = new Date()
  await test.database.auth.query((queries) =>
    queries.count(sql`INSERT INTO sessions (id, user_id, membership_id, generation_at)
      VALUES (${sessionId}, ${userId}, ${membershipId}, ${issued})`),
  )
  return {
    userId,
    membershipId,
    sessionId,
    token: await test.parts.tokens.sign(sessionId, 1, issued),
  }
}

/** Sets a company's settings for alerts. */
export async function setPanicSettings(
  test: TestApp,
  panic: object,
  tenant: TenantName = 'bosque',
): Promise<void> {
  await onServer(
    test.database.adminUrl,
    `UPDATE tenants SET settings = '${JSON.stringify({ panic })}'
     WHERE id = '${test.tenants[tenant]}'`,
  )
}

/** Runs the jobs of some tasks as a server does. */
export function startLane({ database }: TestApp, tasks: Tasks, lane?: Lane): Promise<JobRunner> {
  return startJobs({
    connectionString: database.roleUrl('system'),
    database: database.app,
    system: database.system,
    tasks,
    schedules: [],
    ...(lane && { lane }),
    log: () => undefined,
  })
}

/** Waits until no job is due. */
export async function untilIdle(test: TestApp): Promise<void> {
  const due = 'SELECT 1 FROM graphile_worker._private_jobs WHERE run_at <= now()'
  await eventually(async () => expect(await onServer(test.database.adminUrl, due)).toEqual([]))
}

export type PanicEvent = {
  topic: string
  payload: object
  audience: { users: string[]; except?: string[] }
}

/** The live events of an alert, in order. */
export function eventsOf(test: TestApp, alertId: string): Promise<PanicEvent[]> {
  return onServer<PanicEvent>(
    test.database.adminUrl,
    `SELECT topic, payload, audience FROM outbox WHERE payload->>'id' = '${alertId}'
     ORDER BY at, id`,
  )
}
