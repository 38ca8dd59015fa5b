import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMovedTime } from '../../testing/moved-time.ts'
import { type ScriptedDriver, startScriptedDriver } from '../../testing/scripted-driver.ts'
import {
  type Answering,
  answerOf,
  rowsOf,
  type ScriptedReader,
} from '../../testing/scripted-reader.ts'
import type { AccessDriver } from '../access-driver.ts'
import type { EventCursor } from '../reader-event.ts'

let started: ScriptedDriver
let reader: ScriptedReader
let driver: AccessDriver
beforeEach(startMovedTime)
beforeEach(async () => {
  started = await startScriptedDriver()
  ;({ reader, driver } = started)
})
afterEach(() => started.stop())

describe('a face', () => {
  const photo = Buffer.from('a picture')
  /** The maker's example of a refused photo (devices §25). */
  const refusal = {
    user_id: 123,
    scores: { bounds_width: 397, horizontal_center_offset: 87, sharpness_quality: 105 },
    success: false,
    errors: [{ code: 8, message: 'Low sharpness' }],
  }

  it('that is refused in an answer of 200 is not enrolled, and its faults are named', async () => {
    reader.script({ user_set_image: [refusal], user_test_image: [refusal] })
    expect(await driver.putFace('123', '1532977090', photo)).toEqual({
      result: 'refused',
      reason: 'photo_refused',
      faults: ['not_sharp'],
    })
    expect(await driver.testPhoto(photo)).toEqual({
      ok: true,
      value: { isGood: false, faults: ['not_sharp'] },
    })
    const [sent] = reader.seen.filter(({ command }) => command === 'user_set_image')
    expect(sent?.headers['content-type']).toBe('application/octet-stream')
    expect(sent?.body).toBe('a picture')
    expect(Object.fromEntries(sent?.query ?? [])).toMatchObject({
      user_id: '123',
      timestamp: '1532977090',
      match: '1',
    })
  })

  it.each([
    [1, 'not_an_image'],
    [2, 'no_face'],
    [3, 'face_exists'],
    [4, 'not_centred'],
    [5, 'too_far'],
    [6, 'too_near'],
    [7, 'pose'],
    [9, 'at_border'],
    [42, 'code_42'],
    ['constructor', 'code_constructor'],
  ])('code %s is %s', async (code, fault) => {
    reader.script({ user_test_image: [{ success: false, errors: [{ code }] }] })
    expect(await driver.testPhoto(photo)).toMatchObject({ value: { faults: [fault] } })
  })

  it('is enrolled where the reader lists this version, even if its answer was lost', async () => {
    const listed = { image_info: [{ user_id: 123, timestamp: 1532977090 }] }
    const lost: Answering = (_, response) => void response.destroy()
    reader.script({ user_set_image: [lost], user_list_images: [listed] })
    expect(await driver.putFace('123', '1532977090', photo)).toEqual({ result: 'done' })
  })

  it('that was accepted and is not there is unknown; a template proves one whose photo was dropped', async () => {
    const tables: Record<string, object[]> = { face_templates: [] }
    reader.script({
      user_set_image: [{ user_id: 123, success: true }],
      user_list_images: [{ image_info: [] }],
      load_objects: [rowsOf(tables)],
    })
    expect(await driver.putFace('123', '1', photo)).toEqual({
      result: 'unknown',
      reason: 'differs',
    })
    tables['face_templates'] = [{ id: 1, user_id: 123 }]
    expect(await driver.putFace('123', '1', photo)).toEqual({ result: 'done' })
  })

  it('is gone only where neither photo nor template is left', async () => {
    const tables: Record<string, object[]> = { face_templates: [{ id: 1, user_id: 123 }] }
    reader.script({
      user_list_images: [{ image_info: [] }],
      user_destroy_image: [null],
      destroy_objects: [{ changes: 0 }],
      load_objects: [rowsOf(tables)],
    })
    expect(await driver.dropFaces(['123'])).toEqual([
      { id: '123', result: 'unknown', reason: 'still_there' },
    ])
    expect(reader.bodyOf('user_destroy_image')).toEqual({ user_ids: [123] })
    tables['face_templates'] = []
    expect(await driver.dropFaces(['123'])).toEqual([{ id: '123', result: 'done' }])
  })
})

describe('events', () => {
  const log = (id: number, time = 1_532_977_000 + id) => ({ id, time, event: 7, user_id: 8 })
  const information = (serial: string) => answerOf(200, `{"serial":"${serial}"}`)
  const pull = async (cursor: EventCursor | null, rows: readonly object[], serial = 'S1') => {
    reader.script({
      system_information: [information(serial)],
      load_objects: [
        ({ body }, response) => {
          const [{ value }] = (JSON.parse(body) as { where: [{ value: number }] }).where
          const found = rows.filter((row) => (row as { id: number }).id >= value)
          response.end(JSON.stringify({ access_logs: found }))
        },
      ],
    })
    const pulled = await driver.pullEvents(cursor)
    if (!pulled.ok) throw new Error(pulled.failure.reason)
    return { ids: pulled.value.events.map(({ id }) => id), cursor: pulled.value.cursor }
  }

  it('are read once each, in the order of ids', async () => {
    const first = await pull(null, [log(2), log(1), log(3)])
    expect(first.ids).toEqual(['1', '2', '3'])
    expect(first.cursor).toMatchObject({ serial: 'S1', epoch: 0, lastId: '3' })
    const second = await pull(first.cursor, [log(1), log(2), log(3), log(4)])
    expect(second).toMatchObject({ ids: ['4'], cursor: { epoch: 0, lastId: '4' } })
    expect(await pull(second.cursor, [log(4)])).toEqual({ ids: [], cursor: second.cursor })
  })

  it.each([
    ['fewer than before', [log(1, 9_999), log(2, 9_999)]],
    ['as many, but others', [log(1, 9_999), log(2, 9_999), log(3, 9_999), log(4, 9_999)]],
    ['none', []],
  ])('of a reader whose ids began anew are read in a new epoch: %s', async (_, rows) => {
    const { cursor } = await pull(null, [log(1), log(2), log(3)])
    const after = await pull(cursor, rows)
    expect(after.cursor).toMatchObject({ serial: 'S1', epoch: 1, lastId: `${rows.length}` })
    expect(after.ids).toHaveLength(rows.length)
    // A reader without events does not step again before it has one.
    expect((await pull(after.cursor, rows)).cursor).toEqual(after.cursor)
  })

  it('that a reader failed to name once are not taken for events of a new epoch', async () => {
    const { cursor } = await pull(null, [log(1)])
    reader.script({ load_objects: [{ access_logs: [] }, { access_logs: [log(1), log(2)] }] })
    expect(await driver.pullEvents(cursor)).toMatchObject({
      value: { events: [{ id: '2' }], cursor: { epoch: 0, lastId: '2' } },
    })
  })

  it('of another reader at the same address are in a new epoch', async () => {
    const { cursor } = await pull(null, [log(1)])
    const after = await pull(cursor, [log(1)], 'S2')
    expect(after).toMatchObject({ ids: ['1'], cursor: { serial: 'S2', epoch: 1 } })
  })

  it('name the card, the code or the tag that was shown, which are asked for', async () => {
    const shown = { card_value: 90, qrcode_value: 'um convite', uhf_tag: 'E280116060000209' }
    reader.script({
      system_information: [information('S1')],
      load_objects: [
        ({ body }, response) => {
          // As a reader answers: with the fields that were asked for.
          const { fields } = JSON.parse(body) as { fields: string[] }
          const row = Object.entries({ ...log(1), ...shown }).filter(([name]) =>
            fields.includes(name),
          )
          response.end(JSON.stringify({ access_logs: [Object.fromEntries(row)] }))
        },
      ],
    })
    expect(await driver.pullEvents(null)).toMatchObject({
      value: { events: [{ card: '90', qrCode: 'um convite', tag: 'E280116060000209' }] },
    })
  })

  it('are asked for without the PIN that was entered', async () => {
    await pull(null, [log(1)])
    expect(JSON.stringify(reader.bodyOf('load_objects'))).not.toContain('pin')
  })
})
