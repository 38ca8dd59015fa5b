import { afterEach, describe, expect, it } from 'vitest'
import { type ReaderSession, startSession } from './testing/reader-session.ts'

let at: ReaderSession
afterEach(() => at.reader.close())

const start = async (options?: Parameters<typeof startSession>[0]) => {
  at = await startSession(options)
}
const person = (id: number | bigint, name = `Pessoa ${id}`) => ({ id, registration: '', name })
const create = (object: string, ...values: readonly object[]) =>
  at.send('create_objects', { object, values })
const idsOf = async (selection: object) => {
  const { body } = await at.send('load_objects', { object: 'users', fields: ['id'], ...selection })
  return (body as { users: { id: number }[] }).users.map(({ id }) => id)
}

describe('the object store', () => {
  it('stores, reads, changes and removes with the documented bodies', async () => {
    await start()
    const made = await create('users', person(8), person(9))
    expect(made.text).toBe('{"ids":[8,9]}')
    const read = await at.send('load_objects', {
      object: 'users',
      fields: ['id', 'name'],
      where: { users: { id: 8 } },
    })
    expect(read.text).toBe('{"users":[{"id":8,"name":"Pessoa 8"}]}')
    const changed = await at.send('modify_objects', {
      object: 'users',
      values: { name: 'Ana' },
      where: { users: { id: 8 } },
    })
    expect(changed.text).toBe('{"changes":1}')
    const gone = await at.send('destroy_objects', {
      object: 'users',
      where: { users: { id: [8] } },
    })
    expect(gone.text).toBe('{"changes":1}')
    expect(await idsOf({})).toEqual([9])
  })

  it('takes the condition by field, by operator, and as clauses with connectors', async () => {
    await start()
    await create(
      'users',
      person(1, 'Ana'),
      person(2, 'Bia'),
      person(3, 'Ana Lúcia'),
      person(4, 'Caio'),
    )
    const clause = (field: string, operator: string, value: unknown, connector?: string) => ({
      object: 'users',
      field,
      operator,
      value,
      ...(connector === undefined ? {} : { connector }),
    })
    expect(await idsOf({ where: { users: { id: { '>': 2 } } } })).toEqual([3, 4])
    expect(await idsOf({ where: { users: { id: { '>': 1, '<=': 3 } } } })).toEqual([2, 3])
    expect(await idsOf({ where: { users: { name: { LIKE: 'ana%' } } } })).toEqual([1, 3])
    expect(await idsOf({ where: { users: { id: { IN: [2, 4] } } } })).toEqual([2, 4])
    expect(await idsOf({ where: { users: { id: { 'NOT IN': [2, 4] } } } })).toEqual([1, 3])
    const both = [clause('id', '>', 1, ') AND ('), clause('name', 'LIKE', 'Ana%')]
    expect(await idsOf({ where: both })).toEqual([3])
    const either = [
      clause('id', '=', 1, ') OR ('),
      clause('id', '<>', 1, ') AND ('),
      clause('id', '>', 3),
    ]
    expect(await idsOf({ where: either })).toEqual([1, 4])
    // The connector goes into the statement as it is.
    const broken = [clause('id', '>', 1), clause('id', '<', 3)]
    const told = await at.send('load_objects', { object: 'users', where: broken })
    expect(told.status).toBe(400)
    expect(told.text).toMatch(/syntax error/)
  })

  it('orders, limits and skips; an offset needs a limit', async () => {
    await start()
    await create('users', person(1), person(2), person(3))
    expect(await idsOf({ order: ['id', 'descending'] })).toEqual([3, 2, 1])
    expect(await idsOf({ order: ['id', 'desc'], limit: 1 })).toEqual([3])
    expect(await idsOf({ limit: 2, offset: 1 })).toEqual([2, 3])
    expect((await at.send('load_objects', { object: 'users', offset: 1 })).status).toBe(400)
    await at.reader.close()
    await start({ firmware: { limitsBeforeOrder: true } })
    await create('users', person(1), person(2), person(3))
    expect(await idsOf({ order: ['id', 'desc'], limit: 1 })).toEqual([1])
  })

  it('without a condition, or with an empty one, every row is changed and removed', async () => {
    await start()
    await create('users', person(1), person(2))
    const all = await at.send('modify_objects', { object: 'users', values: { name: 'X' } })
    expect(all.text).toBe('{"changes":2}')
    const emptied = await at.send('destroy_objects', { object: 'users', where: {} })
    expect(emptied.text).toBe('{"changes":2}')
    expect(await idsOf({})).toEqual([])
  })

  it('removes with a user what belongs to them', async () => {
    await start()
    await create('users', person(7))
    await create('cards', { value: 1, user_id: 7 })
    await create('qrcodes', { value: 'a', user_id: 7 })
    await create('pins', { value: '123456', user_id: 7 })
    await create('user_groups', { user_id: 7, group_id: 1 })
    await at.send('destroy_objects', { object: 'users', where: { users: { id: 7 } } })
    for (const object of ['cards', 'qrcodes', 'pins', 'user_groups'] as const) {
      expect(at.reader.rows(object)).toEqual([])
    }
  })

  it('keeps integers of 64 bits, in ids and cards', async () => {
    await start()
    const id = 9_007_199_254_740_993n
    await create('users', person(id))
    await create('cards', { id: 2n ** 62n + 1n, value: 528_281_023_086n, user_id: id })
    const read = await at.send('load_objects', { object: 'cards' })
    expect(read.text).toBe(
      '{"cards":[{"id":4611686018427387905,"value":528281023086,"user_id":9007199254740993}]}',
    )
    const asText = { cards: { user_id: '9007199254740993' } }
    const found = await at.send('load_objects', { object: 'cards', fields: ['id'], where: asText })
    expect(found.text).toBe('{"cards":[{"id":4611686018427387905}]}')
    expect((await create('cards', { value: 2n ** 64n, user_id: id })).status).toBe(400)
  })

  it('refuses a second card of a value with the text of SQLite, and stores none of the list', async () => {
    await start()
    await create('users', person(1))
    await create('cards', { value: 5, user_id: 1 })
    const told = await create('cards', { value: 6, user_id: 1 }, { value: 5, user_id: 1 })
    expect(told).toMatchObject({
      status: 400,
      text: '{"error":"UNIQUE constraint failed: cards.value","code":1}',
    })
    expect(at.reader.rows('cards')).toHaveLength(1)
    const twice = { user_id: 1, group_id: 1 }
    await create('user_groups', twice)
    expect((await create('user_groups', twice)).text).toContain(
      'UNIQUE constraint failed: user_groups.user_id, user_groups.group_id',
    )
  })

  it('refuses lists of unlike rows, unknown objects and columns, and more than 999 values', async () => {
    await start()
    expect((await create('users', person(1), { name: 'B' })).status).toBe(400)
    expect((await create('users', { id: 1, name: 'B' })).text).toContain('NOT NULL')
    expect((await create('people', person(1))).text).toContain('Invalid object')
    const wrong = { object: 'users', where: { users: { colour: 1 } } }
    expect((await at.send('load_objects', wrong)).text).toContain('no such column: colour')
    const ids = Array.from({ length: 1_000 }, (_, id) => id)
    const most = (list: readonly number[]) =>
      at.send('destroy_objects', { object: 'users', where: { users: { id: { IN: list } } } })
    expect((await most(ids)).status).toBe(400)
    expect((await most(ids.slice(1))).status).toBe(200)
  })

  it('leaks every column of users where no fields are named', async () => {
    await start()
    await create('users', { ...person(1), password: 'hash', salt: 'salt' })
    const { body } = await at.send('load_objects', { object: 'users' })
    const [user] = (body as { users: object[] }).users
    expect(Object.keys(user ?? {})).toEqual(
      expect.arrayContaining(['password', 'salt', 'panic_password', 'panic_salt']),
    )
  })

  it('creates or changes by the key', async () => {
    await start()
    await create('users', person(1, 'Ana'))
    const told = await at.send('create_or_modify_objects', {
      object: 'users',
      values: [person(1, 'Ana Maria'), person(2, 'Bia')],
    })
    expect(told.text).toBe('{"changes":2}')
    expect(at.reader.rows('users', { fields: ['name'] })).toEqual([
      { name: 'Ana Maria' },
      { name: 'Bia' },
    ])
    const pair = { object: 'user_groups', values: [{ user_id: 1, group_id: 1 }] }
    await at.send('create_or_modify_objects', pair)
    await at.send('create_or_modify_objects', pair)
    expect(at.reader.rows('user_groups')).toHaveLength(1)
  })

  it('refuses users beyond the capacity, and starts its ids anew at a factory reset', async () => {
    await start({ capacity: { users: 2 } })
    await create('users', person(1), person(2))
    expect((await create('users', person(3))).text).toContain('full')
    expect(
      (await at.send('create_or_modify_objects', { object: 'users', values: [person(2, 'B')] }))
        .status,
    ).toBe(200)
    at.reader.pressExit()
    at.reader.pressExit()
    expect(at.reader.rows('access_logs', { fields: ['id'] })).toEqual([{ id: 1n }, { id: 2n }])
    at.reader.factoryReset()
    at.reader.pressExit()
    expect(at.reader.rows('access_logs', { fields: ['id'] })).toEqual([{ id: 1n }])
    expect(at.reader.rows('users')).toEqual([])
    expect(at.reader.rows('groups', { fields: ['name'] })).toEqual([{ name: 'Padrão' }])
  })

  it('gives ids above 2^53 where the firmware does', async () => {
    await start({ firmware: { wideIds: true } })
    const { body } = await create('groups', { name: 'Moradores' })
    const [id] = (body as { ids: unknown[] }).ids
    expect(typeof id).toBe('bigint')
    at.reader.pressExit()
    expect(at.reader.rows('access_logs')[0]?.['id']).toBeGreaterThan(2n ** 53n)
    expect(at.reader.deviceId).toBeGreaterThan(2n ** 53n)
  })
})
