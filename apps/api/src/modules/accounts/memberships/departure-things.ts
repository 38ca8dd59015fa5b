import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import { type Found, pointers, type ThingKind } from '../../../parts/thing-kind.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import { isActiveRow } from '../../../register-endpoints/live-rows.ts'
import { machineryOf } from '../../../register-endpoints/machinery.ts'
import { change, type RowIn } from '../../../register-endpoints/row-steps.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { isSindicoTerm } from '../public/sindicos.ts'
import { writableRoles } from '../public/writable-roles.ts'

/**
 * The role by which people of a register have a login. Users of the company give and take other
 * roles, such as that of a resident who is also síndico.
 */
const roles = {
  residents: 'condomino',
  employees: 'funcionario',
  'service-providers': 'service_provider',
} as const

/** Whether a membership is active, and not over. */
const isOpen = (row: Sql, actor: TenantActor): Sql => sql`(${isActiveRow(row)}
  AND (${row}.ends_on IS NULL OR ${row}.ends_on >= ${todayOf(actor)}))`

const isUnanswered = (row: Sql): Sql => sql`${row}.state IN ('pending', 'unconfirmed')`

/** Logins end with their membership: sessions and streams within a second of it. */
export const logins: ThingKind = {
  kind: 'login',
  namesPerson: 'owner',
  open: { table: 'memberships', isOpen },
  ties: { pointer: 'resident_id', where: sql`r.role = 'condomino'` },
  find({ queries, actor }, { register, ids }) {
    const person = sql.ref(`m.${pointers[register]}`)
    const choices = register === 'residents' ? ['end', 'keep'] : ['end']
    return queries.all(sql<Found>`
      SELECT m.id, ${person} AS person_id, u.name AS title, NULL AS detail,
        NULL::uuid AS apartment_id, ${choices}::text[] AS choices
      FROM memberships m JOIN users u ON u.id = m.user_id
      WHERE m.tenant_id = ${actor.tenantId} AND ${person} = ANY(${[...ids]}::uuid[])
        AND m.role = ${roles[register]} AND ${isOpen(sql.ref('m'), actor)}
      ORDER BY m.id`)
  },
  async end(scope, { thing_id: id, person_id: person }) {
    const isStill = (row: RowIn<'memberships'>) =>
      row.status === 'ATIVO' && row[pointers[scope.register]] === person
    const done = await change(
      scope,
      { register: 'memberships', id, isStill },
      { status: 'INATIVO' },
    )
    return done ? 'login_ended' : 'already_over'
  },
}

/**
 * Roles of a síndico that an employee has by their work, such as a hired síndico's. Only an actor
 * who may take the role away ends it: a síndico never ends another síndico's role, and nobody ends
 * the last one. Otherwise the role is kept, and listed.
 */
export const managerRoles: ThingKind = {
  kind: 'role',
  namesPerson: 'owner',
  find({ queries, actor }, { register, ids }) {
    if (register !== 'employees') return Promise.resolve([])
    const mayEnd = writableRoles(actor).includes('sindico')
    return queries.all(sql<Found>`
      SELECT m.id, w.employee_id AS person_id, u.name AS title, NULL AS detail,
        NULL::uuid AS apartment_id, CASE WHEN ${mayEnd} AND EXISTS (
          SELECT 1 FROM memberships o JOIN users ou ON ou.id = o.user_id
          WHERE o.tenant_id = m.tenant_id AND o.id <> m.id AND ${isSindicoTerm(sql.ref('o'))}
            AND ou.status = 'ATIVO')
        THEN ARRAY['end', 'keep'] ELSE ARRAY['keep'] END AS choices
      FROM memberships m JOIN users u ON u.id = m.user_id
      JOIN (
        SELECT DISTINCT user_id, employee_id FROM memberships
        WHERE tenant_id = ${actor.tenantId} AND employee_id = ANY(${[...ids]}::uuid[])
          AND deleted_at IS NULL) w ON w.user_id = m.user_id
      WHERE m.tenant_id = ${actor.tenantId} AND m.role = 'sindico' AND m.resident_id IS NULL
        AND ${isOpen(sql.ref('m'), actor)}
      ORDER BY m.id`)
  },
  async end(scope, { thing_id: id }) {
    const isStill = (row: RowIn<'memberships'>) => row.status === 'ATIVO' && row.role === 'sindico'
    const target = { register: 'memberships', id, isStill } as const
    return (await change(scope, target, { status: 'INATIVO' })) ? 'role_ended' : 'already_over'
  },
}

/** An open invitation would become a login as well. */
export const invitations: ThingKind = {
  kind: 'invitation',
  namesPerson: 'owner',
  open: { table: 'invitations', isOpen: isUnanswered },
  find({ queries, actor }, { register, ids }) {
    const person = sql.ref(`i.${pointers[register]}`)
    return queries.all(sql<Found>`
      SELECT i.id, ${person} AS person_id, i.name AS title, NULL AS detail,
        NULL::uuid AS apartment_id, ARRAY['end'] AS choices
      FROM invitations i
      WHERE i.tenant_id = ${actor.tenantId} AND ${person} = ANY(${[...ids]}::uuid[])
        AND i.role = ${roles[register]} AND ${isUnanswered(sql.ref('i'))}
      ORDER BY i.id`)
  },
  async end({ context, machineries }, { thing_id: id }) {
    const { behaviour, register } = machineryOf(machineries, 'users')
    const pending = await behaviour.pending?.lock(context, id)
    if (!pending) return 'already_over'
    await behaviour.pending?.remove(context, pending)
    await publishChange(context, register, [id])
    return 'invitation_withdrawn'
  },
}
