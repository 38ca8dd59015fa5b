import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openParcelWorld, type ParcelWorld } from '../../../testing/parcel-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

describe("pictures as proof of a parcel's end", () => {
  let world: ParcelWorld
  beforeAll(async () => {
    world = await openParcelWorld()
  })
  afterAll(() => world.close())

  const sign = (id: string, file: string, more: object = {}) =>
    world.act(id, 'hand-over', {
      handed_how: 'signature',
      handed_to_id: world.own.residentId,
      signature_file_id: file,
      ...more,
    })
  const photograph = (id: string, file: string, more: object = {}) =>
    world.act(id, 'hand-over', {
      handed_how: 'photo',
      handed_to_id: world.own.residentId,
      handed_photo_file_id: file,
      ...more,
    })
  const notFound = (field: string) => [422, [{ field, code: 'not_found' }]]

  it('belong to one hand-over, which shows them afterwards', async () => {
    const file = await world.addPicture()
    const [first, second] = [await world.receive(), await world.receive()]
    expect((await sign(first, file)).status).toBe(200)
    for (const answer of [await sign(second, file), await photograph(second, file)])
      expect(answer.status).toBe(422)
    expect(await world.read(first)).toMatchObject({ signature_file_id: file })
    expect(await world.read(second)).toMatchObject({ state: 'told', signature_file_id: null })
  })

  it('cannot be the label of the parcel, nor the signature of a shift', async () => {
    const label = await world.addPicture()
    const id = await world.receive({ photo_file_id: label })
    const byLabel = await photograph(id, label)
    expect([byLabel.status, byLabel.body.errors]).toMatchObject(notFound('handed_photo_file_id'))
    const ofShift = await world.addPicture()
    const begun = await world.as('funcionario').post('/handovers', { payload: { post: 'Sul' } })
    const left = await world.as('funcionario').post(`/handovers/${begun.body.data.id}/leave`, {
      payload: {
        parcels_counted: 0,
        count_note: 'Nada contado.',
        left_signature_file_id: ofShift,
      },
    })
    expect(left.status).toBe(200)
    const byShift = await sign(id, ofShift)
    expect([byShift.status, byShift.body.errors]).toMatchObject(notFound('signature_file_id'))
  })

  it('must be sent by the person who hands over, even a second one', async () => {
    const id = await world.receive()
    const theirs = await world.addPicture('sindico')
    const byTheirs = await sign(id, theirs)
    expect([byTheirs.status, byTheirs.body.errors]).toMatchObject(notFound('signature_file_id'))
    const [own, both] = [await world.addPicture(), await world.addPicture()]
    const beside = await sign(id, own, { handed_photo_file_id: theirs })
    expect([beside.status, beside.body.errors]).toMatchObject(notFound('handed_photo_file_id'))
    const twice = await sign(id, both, { handed_photo_file_id: both })
    expect([twice.status, twice.body.errors]).toMatchObject(notFound('handed_photo_file_id'))
    expect((await sign(id, own, { handed_photo_file_id: both })).status).toBe(200)
  })

  it('belong to one parcel if several are handed over at once', async () => {
    const ids = [await world.receive(), await world.receive(), await world.receive()]
    const items = await Promise.all(
      ids.map(async (id) => ({ id, version: (await world.read(id)).version })),
    )
    const { status, body } = await world.as('funcionario').post('/parcels/bulk', {
      payload: {
        action: 'hand-over',
        items,
        values: {
          handed_how: 'signature',
          handed_to_id: world.own.residentId,
          signature_file_id: await world.addPicture(),
        },
      },
    })
    expect(status).toBe(200)
    expect(rowsOf(body).map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining(['done', 'refused', 'refused']),
    )
    const states = await Promise.all(ids.map(async (id) => (await world.read(id))['state']))
    expect(states.filter((state) => state === 'handed_over')).toHaveLength(1)

    const [file, one, other] = [
      await world.addPicture(),
      await world.receive(),
      await world.receive(),
    ]
    const both = await Promise.all([sign(one, file), sign(other, file)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('can be used again if the hand-over is refused', async () => {
    const [id, file] = [await world.receive(), await world.addPicture()]
    const stranger = { handed_to_id: world.neighbours.residentId }
    expect((await sign(id, file, stranger)).status).toBe(422)
    const reason = { ...stranger, handed_reason: 'A pedido por telefone' }
    expect((await sign(id, file, reason)).status).toBe(200)
  })

  it('belong to one refusal in writing, by the person who wrote it', async () => {
    const letter = async () =>
      world.receive({ kind: 'judicial', resident_id: world.own.residentId })
    const refuse = (id: string, signature_file_id: string) =>
      world.act(id, 'refuse', { refused_statement: 'Em viagem até o dia 30.', signature_file_id })
    const [first, second, file] = [await letter(), await letter(), await world.addPicture()]
    expect((await refuse(first, file)).status).toBe(200)
    for (const used of [file, await world.addPicture('sindico')]) {
      const { status, body } = await refuse(second, used)
      expect([status, body.errors]).toMatchObject(notFound('signature_file_id'))
    }
    expect(await world.read(second)).toMatchObject({ state: 'told' })
  })
})
