import type { Presented } from '../../modules/access/decisions/presented.ts'
import { type AccessWorld, openAccessWorld } from '../access-world.ts'
import { companyDay } from '../company-day.ts'

const HOUR = 3_600_000

/** The own PIN of a resident, and the one for duress. */
export const OWN_PINS = { pin: '70481935', duress_pin: '39157028' } as const

/** The world of access with readers at its points, and people, cards and passes of all kinds. */
export type ListedWorld = AccessWorld & {
  /** The reader of gate and hall, by its two channels. */
  readonly atGate: string
  /** The reader of a point of direction out, which no rule names. */
  readonly atExit: string
  /** Credentials by what is said of them. */
  readonly shown: ReadonlyMap<string, Presented>
}

export async function openListedWorld(): Promise<ListedWorld> {
  const world = await openAccessWorld()
  const [atGate, atExit] = [await spokenTo(world), await spokenTo(world)]
  await world.past(`UPDATE access_points SET equipment_id = '${atGate}',
    channel = CASE id WHEN '${world.gate}' THEN 1 ELSE 2 END
    WHERE id IN ('${world.gate}', '${world.hall}')`)
  const exit = await world.make('access-points', {
    name: 'Saída da garagem',
    direction: 'out',
    way_out: 'exit_button',
    exit_tried_on: '2026-11-02',
  })
  await world.past(`UPDATE access_points SET equipment_id = '${atExit}', channel = 1
    WHERE id = '${exit}'`)
  await world.make('access-rules', {
    name: 'Trabalho',
    kinds: ['employee', 'provider'],
    points: [{ point_id: world.gate }],
  })
  await world.make('access-rules', {
    name: 'Moradores da 101',
    kinds: ['resident'],
    apartments: [{ apartment_id: world.own.apartmentId }],
    points: [{ point_id: world.hall }],
  })
  const shown = new Map<string, Presented>()
  await addPeople(world, shown)
  await addPasses(world, shown)
  return { ...world, atGate, atExit, shown }
}

/** Equipment that a driver speaks to. */
async function spokenTo(world: AccessWorld): Promise<string> {
  const id = await world.reader()
  await world.past(`UPDATE equipment SET driver = 'control_id' WHERE id = '${id}'`)
  return id
}

type Shown = Map<string, Presented>

async function resident(
  world: AccessWorld,
  name: string,
  occupancy: object,
): Promise<{ resident_id: string }> {
  const resident_id = await world.make('residents', { name })
  await world.make('occupancies', {
    apartment_id: world.own.apartmentId,
    resident_id,
    relation: 'tenant',
    starts_on: '2020-01-01',
    ...occupancy,
  })
  return { resident_id }
}

async function addPeople(world: AccessWorld, shown: Shown): Promise<void> {
  let nth = 0
  async function giveCard(name: string, holder: object, more: object = {}): Promise<string> {
    nth += 1
    const number = 'number' in more ? String(more.number) : String(880_000 + nth)
    const id = await world.make('cards', { kind: 'card', ...more, number })
    const { status, raw } = await world.test
      .as('sindico')
      .post(`/cards/${id}/assign`, { payload: holder })
    if (status !== 200) throw new Error(`a card was not assigned: ${raw}`)
    shown.set(name, { kind: 'card', number })
    return id
  }

  const { test, own, past } = world
  const ana = { resident_id: own.residentId }
  await giveCard('card', ana)
  await giveCard('card that ends', ana, { valid_to: companyDay(3) })
  await giveCard('card of tomorrow', ana, { valid_from: companyDay(1) })
  await giveCard('card beyond a reader', ana, { number: '79228162514264337593543950335' })
  const lost = await giveCard('lost card', ana)
  await past(`UPDATE cards SET state = 'lost' WHERE id = '${lost}'`)
  const inactive = await giveCard('inactive card', ana)
  await past(`UPDATE cards SET status = 'INATIVO' WHERE id = '${inactive}'`)
  const set = await test.as('condomino').call('PUT', '/me/access-pins', { payload: OWN_PINS })
  if (set.status !== 200) throw new Error(`a PIN was refused: ${set.raw}`)
  shown.set('PIN', { kind: 'pin', digits: OWN_PINS.pin })
  shown.set('PIN for duress', { kind: 'pin', digits: OWN_PINS.duress_pin })

  await giveCard('card of a tenant', await resident(world, 'Caio', { ends_on: companyDay(5) }))
  const both = await resident(world, 'Célia', { ends_on: companyDay(5) })
  await world.make('occupancies', {
    ...both,
    apartment_id: world.neighbours.apartmentId,
    relation: 'owner',
    starts_on: '2020-01-01',
  })
  await giveCard('card of a tenant of two units', both)
  await giveCard(
    'card of a former tenant',
    await resident(world, 'Davi', { ends_on: companyDay(-1) }),
  )
  await giveCard('card of a landlord', await resident(world, 'Elza', { relation: 'landlord' }))

  const employee = async (name: string, leaves: string | null) => {
    const employee_id = await world.make('employees', {
      name,
      position: 'Porteira',
      kind: 'own',
      admitted_on: '2022-02-01',
    })
    if (leaves !== null)
      await past(`UPDATE employees SET leaves_on = '${leaves}' WHERE id = '${employee_id}'`)
    return { employee_id }
  }
  await giveCard('card of an employee', await employee('Fátima', companyDay(2)))
  const dismissed = await employee('Gil', null)
  await giveCard('card of a dismissed employee', dismissed)
  await past(`UPDATE employees SET leaves_on = '${companyDay(-1)}'
    WHERE id = '${dismissed.employee_id}'`)

  const provider = async (name: string, approval: string) => {
    const provider_id = await world.make('service-providers', {
      kind: 'person',
      name,
      category: 'Elevadores',
      contract_to: companyDay(9),
    })
    const holder = { provider_id }
    await past(`UPDATE service_providers SET approval = 'approved' WHERE id = '${provider_id}'`)
    await giveCard(`card of a provider who is ${approval}`, holder)
    const why = approval === 'blocked' ? `'Seguro vencido'` : 'NULL'
    await past(`UPDATE service_providers SET approval = '${approval}', block_reason = ${why}
      WHERE id = '${provider_id}'`)
  }
  for (const approval of ['approved', 'pending', 'blocked']) await provider('Sobe', approval)
}

async function addPasses(world: AccessWorld, shown: Shown): Promise<void> {
  const { own, past, test } = world
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
  const pass = async (name: string, from: number, to: number, more: object = {}) => {
    const visitor = await world.addVisitor()
    const id = await world.make('passes', {
      visitor_id: visitor.id,
      kind: 'social',
      apartment_id: own.apartmentId,
      host_id: own.residentId,
      valid_from: at(from),
      valid_to: at(to),
      ...more,
    })
    const shared = await test.as('sindico').post(`/passes/${id}/share`)
    shown.set(`QR of ${name}`, { kind: 'qr', text: String(shared.body.data['code']) })
    shown.set(`PIN of ${name}`, { kind: 'pin', digits: String(shared.body.data['pin']) })
    return { id, visitor: visitor.id }
  }
  await pass('a pass', -1, 20)
  await pass('a pass of tomorrow', 30, 50)
  await pass('a pass of next week', 100, 120)
  await pass('a pass for one use', -1, 20, { uses_allowed: 1 })
  await pass('a pass with hours', -1, 20, { from_time: '00:00', to_time: '23:59' })
  const used = await pass('a used pass', -1, 20, { uses_allowed: 1 })
  await past(`UPDATE passes SET uses_done = 1, state = 'used' WHERE id = '${used.id}'`)
  const over = await pass('a pass that is over', -1, 20)
  await past(`UPDATE passes SET valid_from = now() - interval '9 hours',
    valid_to = now() - interval '3 hours' WHERE id = '${over.id}'`)
  const { visitor } = await pass('a blocked guest', -1, 20)
  await past(
    `UPDATE visitors SET blocked = true, blocked_reason = 'Ameaça' WHERE id = '${visitor}'`,
  )
  const revoked = await pass('a revoked pass', -1, 20)
  await past(`UPDATE passes SET state = 'revoked' WHERE id = '${revoked.id}'`)
  const { resident_id } = await resident(world, 'Heitor', {
    ends_on: companyDay(1),
    may_authorize_visitors: true,
  })
  await pass('a host who leaves', -1, 400, { host_id: resident_id })
}
