import type { Role } from '@portaria/contract/actors/roles'
import { openOccurrenceWorld } from './occurrence-world.ts'
import { addPicture } from './sent-picture.ts'

export type ViolationWorld = Awaited<ReturnType<typeof openViolationWorld>>

/** Opens a company with a rule that provides for a fine, a let unit, and reports about that unit. */
export async function openViolationWorld() {
  const world = await openOccurrenceWorld()
  const { test } = world
  let nth = 0
  const rule = async (more: object = {}) => {
    const id = await world.add('rules', {
      title: `Silêncio ${(nth += 1)}`,
      source: 'internal_regulation',
      body: '<h2>Horário</h2><p>Depois das <strong>22h</strong>, som baixo.</p>',
      penalty: 'fine',
      penalty_basis: 'Art. 12 da convenção',
      ...more,
    })
    await test.as('sindico').post(`/rules/${id}/publish`, {
      payload: { effective_from: '2024-03-01' },
    })
    return id
  }
  const fineRule = await rule()
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const draft = async (more: object = {}, role: Role = 'sindico') =>
    test.as(role).post('/violations', {
      payload: {
        subject: `Som alto ${(nth += 1)}`,
        occurrence_id: await world.reported(),
        apartment_id: world.id('home'),
        rule_id: fineRule,
        happened_at: hoursAgo(2),
        place: 'Sacada',
        facts: 'Música até a uma, ouvida na portaria',
        defence_days: 10,
        answer_to: 'sindico@bosque.example',
        ...more,
      },
    })
  const act = (id: string, action: string, payload: object = {}, role: Role = 'sindico') =>
    test.as(role).post(`/violations/${id}/${action}`, { payload })
  const must = async (answer: ReturnType<typeof act>) => {
    const { status, raw } = await answer
    if (status !== 200) throw new Error(`refused: ${raw}`)
  }
  const warned = async (more: object = {}) => {
    const { status, body, raw } = await draft(more)
    if (status !== 201) throw new Error(`refused: ${raw}`)
    await must(act(body.data.id, 'notify'))
    return body.data.id
  }
  const received = async (more: object = {}) => {
    const id = await warned(more)
    await must(
      act(id, 'receive', {
        warning_received_at: new Date().toISOString(),
        warning_received_how: 'in_person',
      }),
    )
    return id
  }
  return {
    ...world,
    rule,
    hoursAgo,
    draft,
    act,
    /** Adds a violation whose warning was issued. */
    warned,
    /** Adds a violation whose deadline runs. */
    received,
    /** Adds a violation whose deadline is over. */
    async unanswered(more: object = {}) {
      const id = await received(more)
      await world.past(`UPDATE violations SET defence_until = '2026-01-31' WHERE id = '${id}'`)
      return id
    },
    /** An upload of the síndico’s that nothing uses yet. */
    picture: () => addPicture(world, 'sindico'),
    readViolation: async (id: string, role: Role = 'sindico') => world.read(id, role, 'violations'),
  }
}
