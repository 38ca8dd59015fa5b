import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMovedTime } from '../../testing/moved-time.ts'
import { type ScriptedDriver, startScriptedDriver } from '../../testing/scripted-driver.ts'
import { type Answering, rowsOf, type ScriptedReader } from '../../testing/scripted-reader.ts'
import type { AccessDriver, AccessPerson } from '../access-driver.ts'

let started: ScriptedDriver
let reader: ScriptedReader
let driver: AccessDriver
beforeEach(startMovedTime)
beforeEach(async () => {
  started = await startScriptedDriver()
  ;({ reader, driver } = started)
})
afterEach(() => started.stop())

describe('people', () => {
  const person: AccessPerson = {
    id: '7',
    name: 'Ana',
    isVisitor: false,
    begin: '2026-11-29T08:00:00',
    end: null,
    cards: ['528281023086'],
    qrCodes: [],
    pin: '123456',
    schedules: ['3'],
  }

  it('removed while their list is written are written no more', async () => {
    let dropped: Promise<unknown> | undefined
    const written: string[] = []
    reader.script({
      load_objects: [rowsOf({})],
      destroy_objects: [{ changes: 0 }],
      user_list_images: [{ image_info: [] }],
      create_objects: [
        ({ body }, response) => {
          written.push((JSON.parse(body) as { object: string }).object)
          // Right after the first rows of the list, a removal arrives.
          dropped ??= driver.dropPeople(['7'])
          response.end('{"ids":[7]}')
        },
      ],
    })
    expect(await driver.putPeople([person])).toEqual([
      { id: '7', result: 'refused', reason: 'superseded' },
    ])
    expect(await dropped).toEqual([{ id: '7', result: 'done' }])
    expect(written).toEqual(['users'])
  })

  it.each(['load_objects', 'create_objects'])(
    'are removed within a second where %s of the same people never answers',
    async (command) => {
      let begun = Infinity
      let dropped: Promise<unknown> | undefined
      const hanging: Answering = () => {
        begun = Date.now()
        dropped = driver.dropPeople(['7'])
      }
      let removedAt = Infinity
      reader.script({
        load_objects: [...(command === 'load_objects' ? [hanging] : []), rowsOf({})],
        create_objects: [hanging],
        destroy_objects: [
          (_, response) => {
            removedAt = Math.min(removedAt, Date.now())
            response.end('{"changes":1}')
          },
        ],
        user_list_images: [{ image_info: [] }],
      })
      await driver.putPeople([person])
      expect(await dropped).toEqual([{ id: '7', result: 'done' }])
      expect(removedAt - begun).toBeLessThan(1_000)
    },
  )

  it('are removed again where a writing that was broken off takes effect later', async () => {
    const tables: Record<string, object[]> = {}
    const known = { ...person, begin: null, cards: [], pin: null, schedules: [] }
    const row = { id: 7, name: 'Ana', user_type_id: null, begin_time: 0, end_time: 0 }
    let dropped: Promise<unknown> | undefined
    let isBack: Promise<unknown> | undefined
    reader.script({
      load_objects: [rowsOf(tables)],
      create_objects: [
        () => {
          dropped = driver.dropPeople(['7'])
          isBack = driver.putPeople([known])
          setTimeout(() => (tables['users'] = [row]), 3_000)
        },
        (_, response) => {
          tables['users'] = [row]
          response.end('{"ids":[7]}')
        },
      ],
      destroy_objects: [
        (_, response) => {
          tables['users'] = []
          response.end('{"changes":1}')
        },
      ],
      user_list_images: [{ image_info: [] }],
    })
    expect(await driver.putPeople([known])).toMatchObject([{ reason: 'superseded' }])
    expect(await dropped).toEqual([{ id: '7', result: 'done' }])
    // Whoever is written after the removal stays.
    expect(await isBack).toEqual([{ id: '7', result: 'done' }])
    expect(tables['users']).toHaveLength(1)
    expect(reader.commands().filter((one) => one === 'destroy_objects')).toHaveLength(2)
  })

  it('that the reader keeps after it said otherwise are still there', async () => {
    const tables: Record<string, object[]> = { users: [{ id: 7 }, { id: 8 }] }
    reader.script({
      load_objects: [rowsOf(tables)],
      destroy_objects: [{ changes: 2 }],
      user_list_images: [{ image_info: [] }],
    })
    expect(await driver.dropPeople(['7', '9'])).toEqual([
      { id: '7', result: 'unknown', reason: 'still_there' },
      { id: '9', result: 'done' },
    ])
    // Without the person, a card that was left behind still opens.
    tables['users'] = []
    tables['cards'] = [{ user_id: 7, value: 1 }]
    expect(await driver.dropPeople(['7'])).toMatchObject([{ reason: 'still_there' }])
    const removed = reader.seen.filter(({ command }) => command === 'destroy_objects')
    expect(removed.map(({ body }) => (JSON.parse(body) as { object: string }).object)).toEqual([
      'users',
      'users',
      'cards',
    ])
  })

  it('whose face is removed while it waits keep what else is written', async () => {
    const tables: Record<string, object[]> = {}
    reader.script({
      load_objects: [rowsOf(tables)],
      create_objects: [
        ({ body }, response) => {
          const { object, values } = JSON.parse(body) as { object: string; values: object[] }
          tables[object] = values
          response.end('{"ids":[]}')
        },
      ],
      user_list_images: [{ image_info: [] }],
      user_set_image: [{ user_id: 7, success: true }],
    })
    const known = { ...person, begin: null }
    const written = driver.putPeople([known])
    const enrolled = driver.putFace('7', '1', Buffer.from('a picture'))
    expect(await driver.dropFaces(['7'])).toEqual([{ id: '7', result: 'done' }])
    expect(await written).toEqual([{ id: '7', result: 'done' }])
    expect(await enrolled).toMatchObject({ result: 'refused', reason: 'superseded' })
    expect(reader.commands()).not.toContain('user_set_image')
  })

  it('are read without the fields that hold passwords and templates', async () => {
    const tables = { users: [{ id: 7, name: 'Bia' }] }
    reader.script({ load_objects: [rowsOf(tables)], modify_objects: [{ changes: 1 }] })
    await driver.inventory(null, 'key')
    await driver.putPeople([person])
    const asked = reader.seen
      .filter(({ command }) => command === 'load_objects')
      .map(({ body }) => (JSON.parse(body) as { fields?: string[] }).fields)
    expect(asked.length).toBeGreaterThan(10)
    for (const fields of asked) {
      expect(fields?.length).toBeGreaterThan(0)
      expect(fields?.join()).not.toMatch(/password|salt|template/)
    }
  })

  it('beyond 999 in one list, or named twice, are a mistake of the caller', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => ({ ...person, id: `${at + 1}` }))
    await expect((async () => driver.putPeople(many))()).rejects.toThrow('999')
    await expect((async () => driver.putPeople([person, person]))()).rejects.toThrow('twice')
  })
})
