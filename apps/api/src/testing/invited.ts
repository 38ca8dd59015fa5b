import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { tokenTo, writeLetters } from './kept-letters.ts'
import { type Sent, send } from './test-accounts.ts'
import type { TestApp } from './test-app.ts'

/** A password that no list of common ones holds. */
export const newPassword = 'tamandua no quintal'

type Body = { data: Record<string, unknown>; errors?: { field: string; code: string }[] } & Record<
  string,
  unknown
>

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null

/** Calls that tests of invitations share. */
export function invitations(test: TestApp) {
  async function post(path: string, payload: object, sent: Sent = {}) {
    const { status, body: answer } = await send(test, 'POST', path, { payload, ...sent })
    const body: Body = isBody(answer) ? answer : { data: {} }
    return { status, body, errors: body.errors?.map(({ field, code }) => `${field} ${code}`) }
  }

  return {
    post,
    /** An address that nobody has. */
    nobody() {
      return `convidado.${newId()}@example.com`
    },
    /**
     * Invites somebody to bosque; returns the id under which the company knows the invitation, and
     * the token of the letter.
     */
    async invited(email: string, more: object = {}) {
      const membership = { role: 'funcionario', starts_on: '2020-01-01' }
      const payload = { name: 'Nome Digitado', email, membership, ...more }
      const { body, status } = await test.as('sindico').post('/users', { payload })
      if (status !== 201) throw new Error(`not invited: ${status}`)
      await writeLetters(test)
      return { id: body.data.id, token: await tokenTo(test, email) }
    },
    look: (token: string) => post('/invitations/look', { token }),
    accept: (token: string, more: object = { name: 'Nina Prado', password: newPassword }) =>
      post('/invitations/accept', { token, ...more }),
    membershipsOf: (email: string) =>
      test.database.auth.query((queries) =>
        queries.all(sql<{ user_id: string; name: string; role: string; tenant_id: string }>`
          SELECT m.user_id, u.name, m.role, m.tenant_id
          FROM memberships m JOIN users u ON u.id = m.user_id
          WHERE lower(u.email) = lower(${email}) AND m.deleted_at IS NULL ORDER BY m.created_at`),
      ),
  }
}
