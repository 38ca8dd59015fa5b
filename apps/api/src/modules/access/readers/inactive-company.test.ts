import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { secretSeal } from '../../../platform/sealed-secret.ts'
import { inASecond } from '../../../testing/in-a-second.ts'
import {
  openReaderWorld,
  type ReaderWorld,
  type TestReader,
} from '../../../testing/reader-world.ts'
import { passKeys } from '../../visits/public/pass-keys.ts'
import { readerLists } from './lists/reader-lists.ts'

const PIN = '70481935'

let world: ReaderWorld
let reader: TestReader
let ana: string
let card: { id: string; number: string }
beforeAll(async () => {
  world = await openReaderWorld()
  reader = await world.addReader([world.gate])
  card = await world.card(world.own.residentId)
  ana = await world.number({ resident_id: world.own.residentId })
  const set = await world.test.as('condomino').call('PUT', '/me/access-pins', {
    payload: { pin: PIN },
  })
  if (set.status !== 200) throw new Error(`a PIN was refused: ${set.raw}`)
})
afterAll(() => world.close())

/** Makes the company inactive or active again, as an administrator does. */
async function turn(status: 'ATIVO' | 'INATIVO'): Promise<void> {
  const { test, tenantId } = world
  const [row] = await test.past<{ version: number }>(
    `SELECT version FROM tenants WHERE id = '${tenantId}'`,
  )
  const answer = await test.as('admin').call('PATCH', `/tenants/${tenantId}`, {
    headers: { 'if-match': `"${row?.version}"` },
    payload: { status },
  })
  if (answer.status !== 200) throw new Error(`a company was not changed: ${answer.raw}`)
}
beforeEach(() => turn('INATIVO'))
afterEach(() => turn('ATIVO'))

/** What the reader has to hold. */
async function listed() {
  const { test } = world
  const { secret, publicUrl } = test.parts
  const tools = { passes: passKeys(secret, publicUrl), ownPins: secretSeal(secret, 'own PIN') }
  const lists = await test.database.app.inTenant(test.actor('admin'), (context) =>
    readerLists(context, tools, [reader.id], 'all'),
  )
  return lists.get(reader.id)?.people.map(({ person: { cards, pin } }) => ({ cards, pin }))
}

describe('a company that is inactive', () => {
  it('has no sessions', async () => {
    await inASecond(async () => {
      expect((await world.test.as('sindico').get('/access-points')).status).toBe(401)
    })
  })

  it('answers its readers as before', async () => {
    const shown: Record<string, string>[] = [{ card_value: card.number }, { pin_value: PIN }]
    for (const fields of shown)
      expect((await reader.ask({ user_id: ana, ...fields })).result).toMatchObject({ event: 7 })
    expect(await world.events()).toMatchObject([
      { fact: 'granted', credential: 'card' },
      { fact: 'granted', credential: 'pin' },
    ])
  })

  it('keeps the lists of its readers', async () => {
    const inactive = await listed()
    expect(inactive).toEqual([{ cards: [card.number], pin: PIN }])
    await turn('ATIVO')
    expect(await listed()).toEqual(inactive)
    await turn('INATIVO')
  })

  it('still takes off whoever loses the right to pass', async () => {
    await world.past(`UPDATE cards SET state = 'lost' WHERE id = '${card.id}'`)
    expect(await listed()).toEqual([{ cards: [], pin: PIN }])
    expect((await reader.ask({ user_id: ana, card_value: card.number })).result).toMatchObject({
      event: 6,
    })
    const noted = await world.past(`SELECT FROM reader_changes
      WHERE subject = 'resident:${world.own.residentId}'`)
    expect(noted.length).toBeGreaterThan(0)
  })
})
