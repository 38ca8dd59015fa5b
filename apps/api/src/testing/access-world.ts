import { newId } from '@portaria/contract/value-types/uuid'
import type { FindOwnPin } from '../modules/access/decisions/presented.ts'
import { type AccessRecorder, accessRecorder } from '../modules/access/events/access-recorder.ts'
import { passKeys } from '../modules/visits/public/pass-keys.ts'
import { type GateWorld, openGateWorld } from './gate-world.ts'
import { rowsOf, type TestApp } from './test-app.ts'

type Invited = { readonly id: string; readonly code: string; readonly pin: string }

/**
 * The two households of the gate, with a street gate and a hall behind it that residents and
 * visitors pass by a rule, and the recorder that a reader would ask.
 */
export type AccessWorld = Omit<GateWorld, 'past'> & {
  readonly past: TestApp['past']
  readonly recorder: AccessRecorder
  /** Answers a PIN of one's own from now on. */
  answerPins(find: FindOwnPin): void
  readonly tenantId: string
  readonly gate: string
  readonly hall: string
  readonly yard: string
  make(register: string, payload: object): Promise<string>
  /** An active card of a resident, by its number. */
  card(residentId: string): Promise<{ id: string; number: string }>
  invite(more?: object): Promise<Invited>
  reader(): Promise<string>
  /** Errors that kept attempts from being decided. */
  readonly faults: unknown[]
}

export async function openAccessWorld(): Promise<AccessWorld> {
  const world = await openGateWorld()
  const { test, own } = world
  const { parts } = test
  const sindico = test.as('sindico')
  const faults: unknown[] = []
  let findOwnPin: FindOwnPin = async () => null
  let nth = 0

  async function make(register: string, payload: object): Promise<string> {
    const { status, body, raw } = await sindico.post(`/${register}`, { payload })
    if (status !== 201) throw new Error(`${register} was refused: ${raw}`)
    return body.data.id
  }

  const street = await make('access-areas', { name: 'Rua', outside: true })
  const yard = await make('access-areas', { name: 'Pátio' })
  const exit = { way_out: 'exit_button', exit_tried_on: '2026-11-02' }
  const gate = await make('access-points', {
    name: 'Portão',
    direction: 'both',
    area_from_id: street,
    area_to_id: yard,
    ...exit,
  })
  const hall = await make('access-points', { name: 'Hall', direction: 'in', area_from_id: yard })
  await make('access-rules', {
    name: 'Moradores e convidados',
    kinds: ['resident', 'visitor'],
    points: [{ point_id: gate }, { point_id: hall }],
  })

  return {
    ...world,
    past: test.past,
    recorder: accessRecorder({
      database: parts.database,
      passes: passKeys(parts.secret, parts.publicUrl),
      findOwnPin: (...given) => findOwnPin(...given),
      onError: (error) => faults.push(error),
    }),
    answerPins(find) {
      findOwnPin = find
    },
    tenantId: test.tenants.bosque,
    gate,
    hall,
    yard,
    make,
    faults,
    async card(resident_id) {
      nth += 1
      const number = String(700_000 + nth)
      const id = await make('cards', { number, kind: 'card' })
      const { status, raw } = await sindico.post(`/cards/${id}/assign`, {
        payload: { resident_id },
      })
      if (status !== 200) throw new Error(`a card was not assigned: ${raw}`)
      return { id, number }
    },
    async invite(more = {}) {
      nth += 1
      const payload = {
        apartment_id: own.apartmentId,
        guests: [{ name: `Otília Bastos ${nth}` }],
        ...more,
      }
      const { body, raw } = await test.as('condomino').post('/visits/invite', { payload })
      const [pass] = rowsOf(body)
      if (!pass) throw new Error(`an invitation was refused: ${raw}`)
      return { id: pass.id, code: String(pass['code']), pin: String(pass['pin']) }
    },
    async reader() {
      const payload = {
        name: `Leitor ${newId()}`,
        kind: 'facial',
        driver: 'none',
        serial: newId(),
      }
      const { body, raw } = await test.as('admin').post('/equipment', { payload })
      if (!body.data) throw new Error(`a reader was refused: ${raw}`)
      return body.data.id
    },
  }
}
