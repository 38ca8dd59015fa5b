import type { Role } from '@portaria/contract/actors/roles'
import type { InvitationPage } from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import { newId } from '@portaria/contract/value-types/uuid'
import { openEventWorld, time } from './event-world.ts'
import { rowsOf } from './test-app.ts'

export type GuestWorld = Awaited<ReturnType<typeof openGuestWorld>>

/** A company with a reservation whose guests are invited, for tests. */
export async function openGuestWorld() {
  const open = await openEventWorld()
  const { test, world, addArea, booked } = open
  let day = 2

  const call = async (path: string, payload: object) => {
    const response = await test.app.inject({ method: 'POST', url: `/api/v1${path}`, payload })
    const body = response.json<{
      data: InvitationPage
      code?: string
      errors?: { field: string; code: string }[]
    }>()
    return { status: response.statusCode, raw: response.body, body }
  }

  return {
    ...open,
    /** Books a reservation for Ana, on a day of its own and in an area of its own. */
    async party(area: object = {}) {
      day += 1
      const id = await addArea({ max_guests: 10, ...area })
      const event = await booked(id, time(day, 10, 14))
      return { ...event, area: id, day }
    },
    /** Invites somebody and returns their row. */
    async invite(event: string, guest: object = {}, role: Role = 'condomino') {
      const { status, body } = await test.as(role).post('/event-guests', {
        payload: { event_id: event, name: 'Nádia Costa', ...guest },
      })
      if (status !== 201) throw new Error(`refused: ${JSON.stringify(body)}`)
      return body.data as { id: string; version: number }
    },
    addMany: (event: string, guests: readonly object[], role: Role = 'condomino') =>
      test.as(role).post(`/events/${event}/add-guests`, {
        payload: { guests: guests.map((guest) => ({ id: newId(), ...guest })) },
      }),
    guest: async (id: string) =>
      (await test.as('sindico').get(`/event-guests/${id}`)).body.data as Record<string, unknown> & {
        version: number
      },
    guestsOf: async (event: string, role: Role = 'sindico') =>
      rowsOf((await test.as(role).get(`/event-guests?filter[event_id]=${event}`)).body),
    /** Shares an invitation and returns the token of its link. */
    async token(id: string, payload: object = {}) {
      const { status, body } = await test
        .as('condomino')
        .post(`/event-guests/${id}/share`, { payload })
      if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`)
      const { url } = body.data as unknown as { url: string }
      return url.split('/').at(-1) ?? ''
    },
    look: (token: string) => call('/guests/invitation', { token }),
    answer: (token: string, answer: 'yes' | 'no', coming?: number) =>
      call('/guests/answer', { token, answer, ...(coming !== undefined && { coming }) }),
    /** As if the last answer of a guest had been given a minute ago. */
    later: (id: string) =>
      world.past(
        `UPDATE event_guests SET answered_at = now() - interval '1 minute' WHERE id = '${id}'`,
      ),
    /** Tries to enter at the gate with the code of a pass. */
    enter: (code: string, more: object = {}) =>
      test.as('funcionario').post('/gate/entries', {
        payload: { code, id_doc: { kind: 'other', number: newId().slice(-12) }, ...more },
      }),
  }
}
