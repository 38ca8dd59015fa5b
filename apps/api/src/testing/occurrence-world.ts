import type { Role } from '@portaria/contract/actors/roles'
import { onServer } from './database-server.ts'
import { openRecordWorld } from './record-world.ts'

export type OccurrenceWorld = Awaited<ReturnType<typeof openOccurrenceWorld>>

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }

/** Opens a company with two households; a resident of one of them reports occurrences. */
export async function openOccurrenceWorld() {
  const world = await openRecordWorld()
  const { test } = world
  await world.settleAs('ana')
  let nth = 0
  const type = (more: object = {}) =>
    world.add('occurrence-types', { name: `Tipo ${(nth += 1)}`, group: 'resident', ...more })
  const usual = await type()
  const narrative = () => ({
    title: `Barulho ${(nth += 1)}`,
    description: 'Música até a uma',
    happened_at: new Date(Date.now() - 3_600_000).toISOString(),
  })
  const report = (more: object = {}, role: Role = 'sindico') =>
    test.as(role).post('/occurrences', {
      payload: { ...narrative(), ...(role !== 'condomino' && { type_id: usual }), ...more },
    })
  const made = async (answer: ReturnType<typeof report>) => {
    const { status, body, raw } = await answer
    if (status !== 201) throw new Error(`refused: ${raw}`)
    return body.data.id
  }
  const read = async (id: string, role: Role = 'sindico', register = 'occurrences') => {
    const { status, body } = await test.as(role).get(`/${register}/${id}`)
    return { status, data: body.data as Row }
  }
  return {
    ...world,
    id: (name: string) => world.ids[name] ?? '',
    type,
    narrative,
    report,
    reported: (more: object = {}, role: Role = 'sindico') => made(report(more, role)),
    /** Adds an occurrence that the resident reports. */
    told: () => made(report({}, 'condomino')),
    /** Adds an occurrence about the síndico, which goes to the council. */
    accused: (role: Role = 'condomino') =>
      made(test.as(role).post('/council-occurrences', { payload: narrative() })),
    read,
    act: (
      id: string,
      action: string,
      payload: object = {},
      role: Role = 'sindico',
      register = 'occurrences',
    ) => test.as(role).post(`/${register}/${id}/${action}`, { payload }),
    async change(id: string, payload: object, role: Role = 'sindico') {
      const { version } = (await read(id)).data
      const headers = { 'if-match': `"${version}"` }
      return test.as(role).patch(`/occurrences/${id}`, { headers, payload })
    },
    note: (id: string, body: string, more: object = {}, role: Role = 'sindico') =>
      test.as(role).post('/occurrence-notes', { payload: { occurrence_id: id, body, ...more } }),
    /** Returns the rows of a statement that runs as the database's owner. */
    look: <Found extends object>(statement: string) =>
      onServer<Found>(test.database.adminUrl, statement),
  }
}
