import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openReaderWorld,
  questionOf,
  type ReaderWorld,
  type TestReader,
} from '../../../../testing/reader-world.ts'

let world: ReaderWorld
let reader: TestReader
let ana: string
let anaCard: string
beforeAll(async () => {
  world = await openReaderWorld()
  reader = await world.addReader([world.gate])
  ana = await world.number({ resident_id: world.own.residentId })
  anaCard = (await world.card(world.own.residentId)).number
})
afterAll(() => world.close())

const askAs = (fields: Record<string, string>) => reader.ask(fields)
const card = () => ({ user_id: ana, card_value: anaCard })

describe('a question of a reader', () => {
  const last = async () => (await world.events()).at(-1)

  it('is judged by the credential itself, not by the number or the name beside it', async () => {
    const bruno = await world.number({ resident_id: world.neighbours.residentId })
    await askAs({ user_id: bruno, user_name: 'Bruno Reis', card_value: anaCard })
    expect(await last()).toMatchObject({ fact: 'granted', resident_id: world.own.residentId })
    await askAs({ user_id: ana, card_value: '99999999' })
    expect(await last()).toMatchObject({ fact: 'denied', reason: 'unknown', resident_id: null })
  })

  it.each([
    ['a number that is not ours', { user_id: '88' }, 6, 'Não reconhecido'],
    ['a number past the largest', { user_id: '9223372036854775807' }, 6, 'Não reconhecido'],
    ['nobody', { user_id: '0' }, 6, 'Não reconhecido'],
    ['a door of another model', { user_id: '88', portal_id: '7' }, 6, 'Sem acesso por aqui'],
  ])('about %s is refused', async (_, fields, event, message) => {
    const { result } = await askAs(fields)
    expect(result).toMatchObject({ event, message, actions: [] })
  })

  it.each(['9007199254740992', '9223372036854775807', '18446744073709551615'])(
    'about %s, which is beyond our numbers, is recorded',
    async (user_id) => {
      const before = (await world.events()).length
      expect((await askAs({ user_id })).result).toMatchObject({ event: 6, actions: [] })
      expect(await last()).toMatchObject({ fact: 'denied', reason: 'unknown', resident_id: null })
      expect((await world.events()).length).toBe(before + 1)
    },
  )

  it('about a face needs consent, and a card of its own number is a card', async () => {
    expect((await askAs({ user_id: ana })).result).toMatchObject({
      event: 6,
      message: 'Use outra credencial',
    })
    expect(await last()).toMatchObject({ credential: 'face', reason: 'no_consent' })
    const { id } = await world.card(world.own.residentId)
    await askAs({ user_id: await world.number({ resident_id: world.own.residentId, card_id: id }) })
    expect(await last()).toMatchObject({ credential: 'card', fact: 'granted' })
  })

  it('about a pass of one entry spends it once, however often it is put', async () => {
    const pass = await world.invite()
    const user_id = await world.number({ pass_id: pass.id })
    const body = questionOf({ user_id, qrcode_value: pass.code })
    const put = () => reader.call('new_user_identified.fcgi', { body })
    expect((await put()).result?.event).toBe(7)
    expect((await put()).result?.event).toBe(7)
    expect((await askAs({ user_id })).result).toMatchObject({
      event: 6,
      message: 'Convite já usado',
    })
    expect(await world.events(`pass_id = '${pass.id}'`)).toHaveLength(2)
  })

  it('without an identified person spends nothing', async () => {
    const pass = await world.invite()
    const { result } = await reader.call('new_qrcode.fcgi', {
      body: questionOf({ qrcode_value: pass.code }),
    })
    expect(result).toMatchObject({ event: 6, actions: [] })
    expect(await last()).toMatchObject({ fact: 'denied', reason: 'unknown' })
    expect(await world.past(`SELECT uses_done FROM passes WHERE id = '${pass.id}'`)).toEqual([
      { uses_done: 0 },
    ])
  })

  it('that is named like another one gets no answer of it', async () => {
    const same = { uuid: 'always', time: '1795960000' }
    expect((await askAs({ ...card(), ...same })).result?.event).toBe(7)
    expect((await askAs({ user_id: '88', card_value: '99999999', ...same })).result?.event).toBe(6)
    expect((await askAs({ ...card(), ...same, time: '0' })).result?.event).toBe(7)
    await world.past(`UPDATE cards SET state = 'lost' WHERE number = '${anaCard}'`)
    expect((await askAs({ ...card(), ...same, time: '0' })).result?.event).toBe(6)
    await world.past(`UPDATE cards SET state = 'assigned' WHERE number = '${anaCard}'`)
  })

  it('at a point out of use is recorded, and opens in no direction', async () => {
    const closed = await world.make('access-points', {
      name: `Saída ${newId()}`,
      direction: 'out',
      way_out: 'exit_button',
      exit_tried_on: '2026-11-02',
    })
    const there = await world.addReader([closed])
    expect((await there.ask(card())).result?.event).toBe(7)
    await world.past(`UPDATE access_points SET status = 'INATIVO' WHERE id = '${closed}'`)
    expect((await there.ask(card())).result).toMatchObject({ event: 6, actions: [] })
    expect(await last()).toMatchObject({ fact: 'denied', reason: 'wrong_point' })
  })

  it('of somebody forced is answered as any other, and raises an alert', async () => {
    const plain = await askAs(card())
    const forced = await askAs({ ...card(), duress: '1' })
    expect(forced.raw).toBe(plain.raw)
    expect(await last()).toMatchObject({ fact: 'granted', marks: ['duress'] })
    expect(await world.past(`SELECT 1 FROM panic_alerts WHERE source = 'access'`)).toHaveLength(1)
  })

  it('waits for a second credential where a rule asks for two', async () => {
    const vault = await world.make('access-points', { name: `Cofre ${newId()}`, direction: 'in' })
    await world.make('access-rules', {
      name: `Duas ${newId()}`,
      kinds: ['resident'],
      two_credentials: true,
      credentials: ['card', 'face'],
      points: [{ point_id: vault }],
    })
    await world.past(`INSERT INTO face_consents (tenant_id, id, resident_id, term_version,
        term_language, term_text, given_how)
      VALUES ('${world.tenantId}', '${newId()}', '${world.own.residentId}', '2026-11', 'pt',
        'texto', 'link')`)
    const there = await world.addReader([vault])
    expect((await there.ask(card())).result).toMatchObject({
      event: 4,
      next_event: 'biometry',
      actions: [],
      message: 'Apresente a segunda credencial',
    })
    // Somebody else's card does not complete it.
    const other = await world.card(world.neighbours.residentId)
    expect((await there.ask({ user_id: ana, card_value: other.number })).result?.event).toBe(4)
    expect((await there.ask({ user_id: ana })).result?.event).toBe(4)
    expect((await there.ask(card())).result?.event).toBe(7)
    // Both are used up.
    expect((await there.ask({ user_id: ana })).result?.event).toBe(4)
  })

  it('with a wrong PIN is answered without a look-up after twenty of them', async () => {
    const pass = await world.invite({ uses_allowed: null })
    const there = await world.addReader([world.hall])
    await world.past(`UPDATE access_areas SET outside = true WHERE id = '${world.yard}'`)
    const right = { user_id: ana, pin_value: pass.pin }
    expect((await there.ask(right)).result?.event).toBe(7)
    await world.past(`INSERT INTO access_events (tenant_id, id, point_id, fact, direction, reason,
        credential, equipment_id, epoch, reader_event)
      SELECT '${world.tenantId}', gen_random_uuid(), '${world.hall}', 'denied', 'in', 'unknown',
        'pin', '${there.id}', 1, 'question ' || n FROM generate_series(1, 19) n`)
    expect((await there.ask(right)).result?.event).toBe(7)
    await there.ask({ user_id: ana, pin_value: '00000001' })
    expect((await there.ask(right)).result).toMatchObject({
      event: 6,
      message: 'Não reconhecido',
    })
    expect(await last()).toMatchObject({ credential: 'pin', reason: 'unknown', pass_id: null })
    // Other credentials go on, and ten minutes later so do PINs.
    expect((await there.ask(card())).result?.event).toBe(7)
    await world.past(`UPDATE access_events SET at = at - interval '11 minutes'
      WHERE equipment_id = '${there.id}'`)
    expect((await there.ask(right)).result?.event).toBe(7)
  })
})
