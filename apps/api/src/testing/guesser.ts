import { isPlatformRole, type Role, roles } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { seesSensitive } from '@portaria/contract/define-register/hidden-fields'
import { lookUpFields } from '@portaria/contract/define-register/look-ups'
import { may, rightsIn } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { samples } from './samples.ts'
import type { TestApp } from './test-app.ts'

/**
 * The sensitive fields that people type; the others are written by actions, with tests of their
 * own.
 */
export const sensitiveOf = (register: AnyRegister): string[] =>
  Object.entries(register.fields).flatMap(([name, { sensitive, readOnly }]) =>
    sensitive && !readOnly ? [name] : [],
  )

/** Every register with a role that reads its rows without their sensitive fields. */
export const guessers = Object.values<AnyRegister>(registers)
  .filter((register) => sensitiveOf(register).length > 0)
  .flatMap((register) =>
    roles
      .filter((role) => may(role, register, 'read') && !seesSensitive(register, role))
      .filter((role) => lookUpFields(register, role).length > 0 || !lookUpFields(register).length)
      .map((role) => ({ register, name: register.name, role })),
  )

type Trailed = { register: string; row_id: string | null; changes: unknown; raw: string }

/** Acts of a person who guesses hidden values of bosque. */
export function guessing(test: TestApp) {
  const tenantId = test.tenants.bosque
  const inTenant = (statement: ReturnType<typeof sql>, tenant = tenantId) =>
    test.database.pools.app.transaction({ 'app.tenant_id': tenant }, (queries) =>
      queries.count(statement),
    )
  let nth = 0

  /** Makes a create body of a register with all of its sensitive fields. */
  function bodyOf(register: AnyRegister) {
    nth += 1
    const membership = { role: 'condomino', starts_on: '2020-01-01', tenant_id: tenantId }
    const values = samples[register.name].values(nth)
    return { ...values, ...(register.needsNested && { membership }) }
  }

  /**
   * Adds a person of the company with all of these values, since an invitation has none of them.
   */
  async function addMember(values: Readonly<Record<string, unknown>>): Promise<void> {
    const { id, name, email, phone, cpf } = values
    await inTenant(sql`INSERT INTO users (id, name, email, phone, cpf)
      VALUES (${id}, ${name}, ${email}, ${phone}, ${cpf})`)
    await inTenant(sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
      VALUES (${newId()}, ${id}, ${tenantId}, 'condomino', '2020-01-01')`)
  }

  return {
    bodyOf,

    /** A row that an administrator made and the role reads: what was sent, and what is stored. */
    async victim(register: AnyRegister, role: Role) {
      const payload = { id: newId(), ...bodyOf(register) }
      if (register.needsNested) await addMember(payload)
      else {
        const made = await test.as('admin').post(`/${register.name}`, { payload })
        if (made.status !== 201) throw new Error(`no victim was made: ${made.raw}`)
      }
      if (rightsIn(register, role).rows === 'ofOwnInvitations') {
        await inTenant(sql`UPDATE ${sql.table(register.table)}
          SET created_by = ${test.person(role).userId} WHERE id = ${payload.id}`)
      }
      const { body } = await test.as('admin').get(`/${register.name}/${payload.id}`)
      return { id: payload.id, payload, stored: body.data }
    },

    /** Forgets the counted look-ups, as the next hour does. */
    async forget() {
      await inTenant(sql`DELETE FROM look_ups`)
      await inTenant(sql`DELETE FROM look_ups`, NIL_TENANT)
    },

    /** Uses up some of a person's look-ups of the hour. */
    useUp(role: Role, found: boolean, count: number, prefix = '', isGivenBack = false) {
      const place = isPlatformRole(role) ? NIL_TENANT : tenantId
      const { userId } = test.person(role)
      return inTenant(
        sql`INSERT INTO look_ups (tenant_id, hour, user_id, digest, found, given_back)
          SELECT ${place}, date_trunc('hour', now()), ${userId}, ${prefix} || n, ${found}, ${isGivenBack}
          FROM generate_series(1, ${count}) n`,
        place,
      )
    },

    /** The audited look-ups of a person, wherever they were made; oldest first. */
    async trailOf(role: Role): Promise<Trailed[]> {
      const places = [tenantId, NIL_TENANT]
      const found = await Promise.all(
        places.map((place) =>
          test.database.pools.app.transaction({ 'app.tenant_id': place }, (queries) =>
            queries.all(sql<Trailed>`
              SELECT register, row_id, changes, changes::text AS raw FROM audit_log
              WHERE operation = 'look_up' AND actor_id = ${test.person(role).userId}
              ORDER BY at, id`),
          ),
        ),
      )
      return found.flat()
    },
  }
}
