import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { ControlIdReader } from '@portaria/simulators/control-id/control-id-reader'
import { NO_FAULTS } from '@portaria/simulators/control-id/faults'
import type { ReaderModelName } from '@portaria/simulators/control-id/reader-models'
import { type Caller, callerOf } from './api-calls.ts'
import { addCompany, addPerson } from './companies.ts'
import { runSql } from './database.ts'
import { attempt, ownNumber } from './own-values.ts'

/** The password of simulated readers. */
const PASSWORD = 'leitor da jornada'

/** Starts a simulated reader that is at no door yet. */
export const startReader = (model: ReaderModelName): Promise<ControlIdReader> =>
  ControlIdReader.start({ port: 0, model, password: PASSWORD })

/** Adds a simulated reader to a company, as its administrator does; resolves to its id. */
export async function addReader(
  admin: Caller,
  name: string,
  { port, product }: ControlIdReader,
): Promise<string> {
  const id = randomUUID()
  const host = `leitor-${id}.example`
  await admin.call('POST', '/access-readers', {
    id,
    name,
    kind: product === 'iDFace' ? 'facial' : 'card',
    host,
    port,
    username: 'admin',
    password: PASSWORD,
  })
  // No screen permits this machine's own address; the demonstration's readers are placed at it.
  const asCompany = `FROM (SELECT set_config('app.tenant_id', tenant_id::text, false) AS tenant
    FROM equipment WHERE id = $1) AS of WHERE of.tenant <> ''`
  await runSql(
    `UPDATE device_addresses a SET host = '127.0.0.1', state = 'approved', decided_at = now()
     ${asCompany} AND a.host = '${host}'`,
    [id],
  )
  await runSql(`UPDATE equipment e SET host = NULL, ip = '127.0.0.1' ${asCompany} AND e.id = $1`, [
    id,
  ])
  return id
}

/** How many people of a reader have this card. */
export const holdersOf = (reader: ControlIdReader, card: string): number =>
  reader.rows('cards', { where: { cards: { value: BigInt(card) } } }).length

/** The people of a reader with this name, as it stores them. */
export const namedOn = (reader: ControlIdReader, name: string): number =>
  reader.rows('users', { where: { users: { name } } }).length

/** Refuses every command to a reader, which still asks the server about whoever comes. */
export const refuseCommands = (reader: ControlIdReader): void =>
  reader.setFaults({ ...NO_FAULTS, endedSession: 1 })

/** Ends `refuseCommands`. */
export const acceptCommands = (reader: ControlIdReader): void => reader.setFaults(NO_FAULTS)

/** A point with its simulated reader, which has the same name. */
export type Door = {
  readonly name: string
  readonly point: string
  readonly reader: ControlIdReader
}

/** A company with three doors: two by which people enter from the street, one by which they leave. */
export type Site = {
  readonly sindico: Caller
  readonly sindicoEmail: string
  readonly doormanEmail: string
  /** A unit, whose residents and visitors pass the entrances at all hours. */
  readonly apartment: string
  readonly main: Door
  readonly service: Door
  readonly exit: Door
  /** Makes a row of a register; resolves to its id. */
  add(register: string, body: object): Promise<string>
  /** Gives somebody a new card; resolves to its number. */
  giveCard(holder: object): Promise<string>
  close(): Promise<void>
}

/** Opens such a company, which belongs to this attempt alone. */
export async function openSite(request: APIRequestContext): Promise<Site> {
  const own = attempt()
  const emailOf = (name: string) => `${name}.${own}@portas.example`
  const [sindicoEmail, doormanEmail] = [emailOf('sindico'), emailOf('porteiro')]
  const tenant = await addCompany(`Condomínio ${own}`, sindicoEmail)
  await addPerson(tenant, 'funcionario', 'Edson Paz', doormanEmail)
  const sindico = await callerOf(request, sindicoEmail)
  const admin = await callerOf(request, 'admin@portaria.example', tenant)
  const add = async (register: string, body: object) =>
    (await sindico.call<{ id: string }>('POST', `/${register}`, body)).id
  const street = await add('access-areas', { name: 'Rua', outside: true })
  const yard = await add('access-areas', { name: 'Pátio' })
  const entrance = { direction: 'in', area_from_id: street, area_to_id: yard }
  const wayOut = { direction: 'out', area_from_id: yard, area_to_id: street }
  const tried = { way_out: 'exit_button', exit_tried_on: '2026-11-02' }
  const readers: ControlIdReader[] = []
  async function addDoor(name: string, model: ReaderModelName, way: object): Promise<Door> {
    const reader = await startReader(model)
    readers.push(reader)
    const equipment_id = await addReader(admin, name, reader)
    return { name, reader, point: await add('access-points', { name, equipment_id, ...way }) }
  }
  const main = await addDoor('Portão social', 'idface', entrance)
  const service = await addDoor('Portão de serviço', 'idflex', entrance)
  const exit = await addDoor('Saída do jardim', 'idaccess', { ...wayOut, ...tried })
  const tower_id = await add('towers', { name: `Torre ${own}` })
  const apartment = await add('apartments', { tower_id, number: '901' })
  await add('access-rules', {
    name: 'Moradores e visitantes',
    kinds: ['resident', 'visitor'],
    points: [{ point_id: main.point }, { point_id: service.point }],
  })
  return {
    sindico,
    sindicoEmail,
    doormanEmail,
    apartment,
    main,
    service,
    exit,
    add,
    async giveCard(holder) {
      const number = ownNumber(7)
      const card = await add('cards', { number })
      await sindico.call('POST', `/cards/${card}/assign`, holder)
      return number
    },
    async close() {
      for (const reader of readers) await reader.close()
    },
  }
}
