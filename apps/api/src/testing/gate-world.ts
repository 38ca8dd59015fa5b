import { newId } from '@portaria/contract/value-types/uuid'
import { machineriesOf, unnotedReads } from '../machineries.ts'
import { visitTasks } from '../modules/visits/visits/visit-tasks.ts'
import { sampleCpf } from '../parts/sample-values.ts'
import { bind } from './seeded-tenants.ts'
import { type AppOptions, openTestApp, type TestApp } from './test-app.ts'

type Household = { apartmentId: string; residentId: string }

/**
 * A tower with two households: that of the condomino of bosque, who may authorise visitors, and
 * that of the neighbours, to which none of the test's people belongs.
 */
export type GateWorld = {
  test: TestApp
  own: Household
  neighbours: Household
  /** A known visitor with a CPF that nobody else has. */
  addVisitor(more?: object): Promise<{ id: string; cpf: string }>
  /** A walk-in at the gate, waiting for the own household unless told otherwise. */
  walkIn(more?: object): Promise<string>
  runJob(name: string, visitId: string): Promise<void>
  /** Runs a statement as the database's owner, for states that otherwise only time brings about. */
  past(statement: string): Promise<unknown>
  close(): Promise<void>
}

const today = () => new Date().toISOString().slice(0, 10)

export async function openGateWorld(options?: AppOptions): Promise<GateWorld> {
  const test = await openTestApp(options)
  const sindico = test.as('sindico')
  let nth = 0

  async function made(register: string, payload: object): Promise<string> {
    const { status, body, raw } = await sindico.post(`/${register}`, { payload })
    if (status !== 201) throw new Error(`${register} was refused: ${raw}`)
    return body.data.id
  }

  const towerId = await made('towers', { name: `Torre ${newId()}` })
  async function household(number: string, name: string): Promise<Household> {
    const apartmentId = await made('apartments', { tower_id: towerId, number })
    const residentId = await made('residents', { name })
    await made('occupancies', {
      apartment_id: apartmentId,
      resident_id: residentId,
      relation: 'owner',
      starts_on: '2020-01-01',
      may_authorize_visitors: true,
    })
    return { apartmentId, residentId }
  }
  const own = await household('101', 'Ana Prado')
  const neighbours = await household('102', 'Bruno Reis')
  await bind(test, 'bosque', 'condomino', { resident_id: own.residentId })

  async function addVisitor(more: object = {}) {
    nth += 1
    const cpf = sampleCpf(700_000 + nth)
    const payload = { name: `Visita ${nth} ${today()}`, cpf, ...more }
    return { id: await made('visitors', payload), cpf }
  }

  return {
    test,
    own,
    neighbours,
    addVisitor,
    async walkIn(more = {}) {
      const visitor = await addVisitor()
      const payload = {
        visitor_id: visitor.id,
        kind: 'social',
        apartment_id: own.apartmentId,
        ...more,
      }
      const { status, body, raw } = await test.as('funcionario').post('/visits', { payload })
      if (status !== 201) throw new Error(`a walk-in was refused: ${raw}`)
      return body.data.id
    },
    async runJob(name, visitId) {
      const task = visitTasks(machineriesOf(test.parts, unnotedReads))[name]
      if (task?.scope !== 'tenant') throw new Error(`no job of visits is called ${name}`)
      const actor = test.actor('funcionario')
      await task.run({ database: test.parts.database, actor }, { visitId })
    },
    past: test.past,
    close: () => test.close(),
  }
}
