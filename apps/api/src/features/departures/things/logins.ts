import { sql } from 'kysely'
import { openThings } from '../../../domain/open-things.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import { machineryOf } from '../../../register-endpoints/machinery.ts'
import { change } from '../ending-steps.ts'
import { type Found, pointers, type ThingKind } from '../thing-kind.ts'

/**
 * The role by which people of a register have a login. Another one, such as a resident's who is also
 * síndico, is given and taken by the users of the company.
 */
const roles = {
  residents: 'condomino',
  employees: 'funcionario',
  'service-providers': 'service_provider',
} as const

/** Logins end with their membership: sessions and streams within a second of it. */
export const logins: ThingKind = {
  kind: 'login',
  find({ queries, actor }, { register, ids }) {
    const person = sql.ref(`m.${pointers[register]}`)
    const choices = register === 'residents' ? ['end', 'keep'] : ['end']
    return queries.all(sql<Found>`
      SELECT m.id, ${person} AS person_id, u.name AS title, NULL AS detail,
        NULL::uuid AS apartment_id, ${choices}::text[] AS choices
      FROM memberships m JOIN users u ON u.id = m.user_id
      WHERE m.tenant_id = ${actor.tenantId} AND ${person} = ANY(${[...ids]}::uuid[])
        AND m.role = ${roles[register]} AND ${openThings.login.isOpen(sql.ref('m'), actor)}
      ORDER BY m.id`)
  },
  async end(scope, { thing_id: id, person_id: person }) {
    const isStill = (row: Readonly<Record<string, unknown>>) =>
      row['status'] === 'ATIVO' && row[pointers[scope.register]] === person
    const done = await change(
      scope,
      { register: 'memberships', id, isStill },
      { status: 'INATIVO' },
    )
    return done ? 'login_ended' : 'already_over'
  },
}

/** An invitation that nobody has answered would be a login as well. */
export const invitations: ThingKind = {
  kind: 'invitation',
  find({ queries, actor }, { register, ids }) {
    const person = sql.ref(`i.${pointers[register]}`)
    return queries.all(sql<Found>`
      SELECT i.id, ${person} AS person_id, i.name AS title, NULL AS detail,
        NULL::uuid AS apartment_id, ARRAY['end'] AS choices
      FROM invitations i
      WHERE i.tenant_id = ${actor.tenantId} AND ${person} = ANY(${[...ids]}::uuid[])
        AND i.role = ${roles[register]} AND ${openThings.invitation.isOpen(sql.ref('i'), actor)}
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
