import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FACE_ERRORS, faceImage } from './face-image.ts'
import { type ReaderSession, startSession } from './testing/reader-session.ts'
import { fieldsOf } from './wide-json.ts'

let at: ReaderSession
beforeEach(() => start())
afterEach(() => at.reader.close())
async function start(options?: Parameters<typeof startSession>[0]): Promise<void> {
  at = await startSession(options)
  for (const id of [123, 124]) {
    at.reader.enter('users', [{ id, registration: '', name: `Pessoa ${id}` }])
  }
}
const bytes = (command: string, image: Buffer, query = '') =>
  at.post(`${command}.fcgi?session=${at.session}${query}`, image, 'application/octet-stream')
const set = (user: number, image: Buffer, match = 1) =>
  bytes('user_set_image', image, `&user_id=${user}&timestamp=1790000000&match=${match}`)
const codesOf = (body: unknown) =>
  (fieldsOf(body)['errors'] as { code: number }[]).map(({ code }) => code)
const templates = () => at.reader.rows('face_templates', { fields: ['user_id'] })

describe('faces', () => {
  it('a blurred face is refused with the documented body, and nothing is stored', async () => {
    const told = await set(123, faceImage('ana', [8]))
    expect(told).toMatchObject({
      status: 200,
      text: '{"user_id":123,"scores":{"bounds_width":397,"horizontal_center_offset":87,"vertical_center_offset":-75,"center_pose_quality":698,"sharpness_quality":105},"success":false,"errors":[{"code":8,"message":"Low sharpness"}]}',
    })
    expect(templates()).toEqual([])
  })

  it('every code can be produced', async () => {
    for (const code of Object.keys(FACE_ERRORS).map(Number)) {
      const told = await bytes('user_test_image', faceImage('ana', [code]))
      expect(codesOf(told.body)).toEqual([code])
    }
    expect(codesOf((await bytes('user_test_image', Buffer.from('text'))).body)).toEqual([1])
    const large = faceImage('ana', [], Buffer.concat([faceImage('ana'), Buffer.alloc(2 ** 21)]))
    expect(codesOf((await set(123, large)).body)).toEqual([1])
    const good = await bytes('user_test_image', faceImage('ana'))
    expect(good.body).toMatchObject({ success: true, errors: [] })
    expect(templates()).toEqual([])
    expect(codesOf((await set(999, faceImage('ana'))).body)).toEqual([1])
  })

  it('with match a face that another user has is refused, and one’s own is not', async () => {
    expect((await set(123, faceImage('ana'))).body).toMatchObject({ user_id: 123, success: true })
    expect(codesOf((await set(124, faceImage('ana'))).body)).toEqual([3])
    expect(codesOf((await set(123, faceImage('ana'))).body)).toEqual([])
    expect((await set(124, faceImage('ana'), 0)).body).toMatchObject({ success: true })
    expect(templates()).toEqual([{ user_id: 123n }, { user_id: 124n }])
  })

  it('a picture without a mark is the face of whoever is on it', async () => {
    const photo = faceImage('', []).subarray(0, 2)
    const one = Buffer.concat([photo, Buffer.from([0xff, 0xd9, 1])])
    expect((await set(123, one)).body).toMatchObject({ success: true })
    at.reader.enter('user_groups', [{ user_id: 123, group_id: 1 }])
    expect((await at.reader.present({ face: one })).event).toBe(7)
  })

  it('keeps pictures, lists them, and drops them by setting while the template stays', async () => {
    const ana = faceImage('ana')
    await set(123, ana)
    const list = () => at.get(`user_list_images.fcgi?get_timestamp=1&session=${at.session}`)
    const get = (id: number, time: number) =>
      at.get(`user_get_image.fcgi?user_id=${id}&get_timestamp=${time}&session=${at.session}`)
    expect((await list()).text).toBe('{"image_info":[{"user_id":123,"timestamp":1790000000}]}')
    const whole = { timestamp: 1_790_000_000, image: ana.toString('base64') }
    expect((await get(123, 1)).body).toEqual(whole)
    expect((await get(124, 1)).status).toBe(404)
    const many = await at.send('user_get_image_list', { user_ids: [123, 124] })
    expect(many.body).toEqual({
      user_images: [
        { user_id: 123, ...whole },
        { id: 124, error: { code: 1, message: 'User does not exist' } },
      ],
    })
    const tooMany = { user_ids: Array.from({ length: 101 }, (_, id) => id) }
    expect((await at.send('user_get_image_list', tooMany)).status).toBe(400)
    await at.send('set_configuration', { general: { keep_user_image: '0' } })
    await set(123, ana)
    expect((await list()).text).toBe('{"image_info":[]}')
    expect(templates()).toEqual([{ user_id: 123n }])
  })

  it('a list answers a result each, where the model has lists', async () => {
    const image = (person: string, codes?: number[]) => faceImage(person, codes).toString('base64')
    const list = {
      match: true,
      user_images: [
        { user_id: 123, timestamp: 1, image: image('ana') },
        { user_id: 124, timestamp: 1, image: image('bia', [2, 9]) },
      ],
    }
    const { body } = await at.send('user_set_image_list', list)
    const results = fieldsOf(body)['results'] as unknown[]
    expect(results).toMatchObject([{ user_id: 123, success: true }, { success: false }])
    expect(codesOf(results[1])).toEqual([2, 9])
    await at.reader.close()
    await start({ firmware: { imageLists: false } })
    expect(await at.send('user_set_image_list', list)).toMatchObject({ status: 404 })
  })

  it('removes pictures with their templates: of one, of some, of all', async () => {
    const both = async () => {
      await set(123, faceImage('ana'))
      await set(124, faceImage('bia'))
    }
    await both()
    expect((await at.send('user_destroy_image', { user_id: 123 })).text).toBe('')
    expect(templates()).toEqual([{ user_id: 124n }])
    expect(at.reader.pictures()).toEqual([124n])
    await both()
    await at.send('user_destroy_image', { user_ids: [123, 124] })
    expect(templates()).toEqual([])
    await both()
    await at.send('user_destroy_image', { all: true })
    expect([templates(), at.reader.pictures()]).toEqual([[], []])
    await both()
    await at.send('destroy_objects', { object: 'users', where: { users: { id: 123 } } })
    expect([templates(), at.reader.pictures()]).toEqual([[{ user_id: 124n }], [124n]])
  })

  it('has room for so many faces', async () => {
    at.reader.setCapacity({ faces: 1 })
    await set(123, faceImage('ana'))
    expect((await set(124, faceImage('bia'))).status).toBe(400)
    expect((await set(123, faceImage('ana'))).body).toMatchObject({ success: true })
  })
})

describe('enrolment at the reader', () => {
  const enrol = (body: object) =>
    at.send('remote_enroll', { user_id: 123, save: true, auto: true, countdown: 3, ...body })

  it('with sync it answers when the person has shown a face', async () => {
    const wait = enrol({ type: 'face', sync: true })
    await expect.poll(() => at.reader.waitsFor()).toBe('face')
    expect(await at.reader.present({ face: 'ana' })).toMatchObject({ decidedBy: 'enrolment' })
    expect((await wait).body).toMatchObject({ success: true, user_id: 123 })
    expect(templates()).toEqual([{ user_id: 123n }])
    expect(at.reader.rows('access_logs')).toEqual([])
  })

  it('without sync it answers at once; a face of another is refused with its user', async () => {
    expect((await enrol({ type: 'card', sync: false })).text).toBe('{}')
    expect((await enrol({ type: 'card', sync: false })).status).toBe(400)
    await at.reader.present({ card: 99 })
    expect(at.reader.rows('cards', { fields: ['value'] })).toEqual([{ value: 99n }])
    await set(124, faceImage('bia'))
    const wait = enrol({ type: 'face', sync: true })
    await expect.poll(() => at.reader.waitsFor()).toBe('face')
    await at.reader.present({ face: 'bia' })
    expect((await wait).body).toMatchObject({ error: 'FACE_EXISTS', match_user_id: 124 })
  })

  it('ends by its time', async () => {
    const wait = enrol({ type: 'pin', sync: true })
    await expect.poll(() => at.reader.waitsFor()).toBe('pin')
    await at.clock.advance(60_000)
    expect((await wait).body).toEqual({ success: false, error: 'TIMEOUT' })
    expect(at.reader.waitsFor()).toBeUndefined()
  })
})
