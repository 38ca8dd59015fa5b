import type { Role } from '@portaria/contract/actors/roles'
import { machineriesOf, unnotedReads } from '../machineries.ts'
import { requestTasks } from '../modules/matters/requests/request-jobs.ts'
import { moduleRegister } from '../modules.ts'
import { onServer } from './database-server.ts'
import { openRecordWorld } from './record-world.ts'
import { bind } from './seeded-tenants.ts'
import { rowsOf } from './test-app.ts'

export type RequestWorld = Awaited<ReturnType<typeof openRequestWorld>>

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }

/** Opens a company with two households, a resident who makes requests, and people who work on them. */
export async function openRequestWorld() {
  const world = await openRecordWorld()
  const { test } = world
  await world.settleAs('ana')
  let nth = 0
  const sampleOf = (register: 'employees' | 'service-providers') =>
    world.add(register, moduleRegister(register).sample.values(7_001))
  const [employee, provider] = [await sampleOf('employees'), await sampleOf('service-providers')]
  await bind(test, 'bosque', 'funcionario', { employee_id: employee })
  await bind(test, 'bosque', 'service_provider', { provider_id: provider })
  const id = (name: string) => world.ids[name] ?? ''
  const category = (more: object = {}) =>
    world.add('request-categories', { name: `Categoria ${(nth += 1)}`, ...more })

  const ask = (more: object = {}, role: Role = 'condomino') =>
    test.as(role).post('/requests', {
      payload: { subject: `Pedido ${(nth += 1)}`, description: 'Pinga', ...more },
    })
  const read = async (request: string, role: Role = 'sindico') => {
    const { status, body } = await test.as(role).get(`/requests/${request}`)
    return { status, data: body.data as Row }
  }
  return {
    ...world,
    id,
    employee,
    provider,
    category,
    ask,
    read,
    /** Makes a request and returns its id. */
    async asked(more: object = {}, role: Role = 'condomino') {
      const { status, body, raw } = await ask(more, role)
      if (status !== 201) throw new Error(`refused: ${raw}`)
      return body.data.id
    },
    act: (request: string, action: string, payload: object = {}, role: Role = 'sindico') =>
      test.as(role).post(`/requests/${request}/${action}`, { payload }),
    async change(request: string, payload: object, role: Role = 'sindico') {
      const { version } = (await read(request)).data
      return test
        .as(role)
        .patch(`/requests/${request}`, { headers: { 'if-match': `"${version}"` }, payload })
    },
    say: (request: string, body: string, more: object = {}, role: Role = 'sindico') =>
      test.as(role).post('/request-comments', { payload: { request_id: request, body, ...more } }),
    said: async (request: string, role: Role = 'sindico') =>
      rowsOf(
        (
          await test
            .as(role)
            .get(`/request-comments?filter[request_id]=${request}&sort=created_at&per_page=100`)
        ).body,
      ),
    inbox: async (role: Role, request: string) => {
      const { body } = await test.as(role).get('/inbox?per_page=100')
      return rowsOf(body).filter((item) => (item['subject'] as { id: string }).id === request)
    },
    /** Runs a job of a request, due or not. */
    async run(name: 'step_request' | 'tell_request', requestId: string) {
      const task = requestTasks(machineriesOf(test.parts, unnotedReads))[name]
      if (task?.scope !== 'tenant') throw new Error(`no job of requests is called ${name}`)
      await task.run({ database: test.parts.database, actor: test.actor('sindico') }, { requestId })
    },
    /** Returns the rows of a statement that runs as the database's owner. */
    look: <Found extends object>(statement: string) =>
      onServer<Found>(test.database.adminUrl, statement),
  }
}
