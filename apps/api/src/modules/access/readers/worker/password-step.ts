import { type Outcome, refused } from '@portaria/drivers/access/access-outcome'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { ContactError, type Served } from './served.ts'
import type { WaitingCommand } from './waiting-commands.repository.ts'

/**
 * Changes the password of the reader, and stores it as the device's secret once the reader took it.
 * Where the outcome is unknown the old one is kept, and the new one stays with the command.
 */
export async function changePassword(served: Served, command: WaitingCommand): Promise<Outcome> {
  const { driver, actor, tools, write } = served
  const password = command.sealed && tools.passwords.open({ actor }, command.id, command.sealed)
  if (password === null) return refused('invalid_value')
  const outcome = await driver.changePassword(password)
  if (outcome.result === 'done')
    await write((context) => keepPassword(context, served, command.id, password))
  return outcome
}

const ofPassword: readonly string[] = ['wrong_password', 'password_stopped']

/**
 * Tries a password that the reader may have taken, where it refuses the one that is stored; without
 * this nobody could reach the reader any more. The one that was wrong is forgotten.
 */
export async function newPasswordStep(served: Served): Promise<void> {
  const { reader, link, tools, actor, write } = served
  const { new_password: next, trouble } = reader
  if (next === null || trouble === null || !ofPassword.includes(trouble)) return
  const sealed = Buffer.from(next.sealed, 'base64')
  link.usePassword(tools.passwords.open({ actor }, next.command, sealed))
  try {
    const driver = link.driverOf(reader)
    if (typeof driver === 'string') return
    const found = await driver.probe()
    if (!found.ok && found.failure.reason !== 'wrong_password')
      throw new ContactError(found.failure)
    await write(async (context) => {
      const password = tools.passwords.open({ actor }, next.command, sealed)
      if (found.ok && password !== null) await keepPassword(context, served, next.command, password)
      await forget(context, next.command)
    })
    if (!found.ok) throw new ContactError(found.failure)
  } finally {
    link.usePassword(null)
  }
}

/** Stores the password of a reader as the secret of its device, set by whoever asked for it. */
const keepPassword = (
  { queries, actor }: TenantContext,
  { reader, tools }: Served,
  commandId: string,
  password: string,
): Promise<number> =>
  queries.count(sql`
    INSERT INTO device_secrets (tenant_id, equipment_id, sealed, set_by)
    SELECT tenant_id, equipment_id,
      ${tools.seal.seal(`${actor.tenantId} ${reader.id}`, password)}, asked_by
    FROM reader_commands WHERE tenant_id = ${actor.tenantId} AND id = ${commandId}
    ON CONFLICT (tenant_id, equipment_id)
      DO UPDATE SET sealed = excluded.sealed, set_at = now(), set_by = excluded.set_by`)

const forget = ({ queries, actor }: TenantContext, commandId: string): Promise<number> =>
  queries.count(sql`
    UPDATE reader_commands SET sealed = NULL
    WHERE tenant_id = ${actor.tenantId} AND id = ${commandId}`)
