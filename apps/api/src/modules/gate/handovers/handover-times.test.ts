import type { Role } from '@portaria/contract/actors/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openParcelWorld, type ParcelWorld } from '../../../testing/parcel-world.ts'

const MINUTE = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString()

describe('times of handovers', () => {
  let world: ParcelWorld
  let nth = 0
  beforeAll(async () => {
    world = await openParcelWorld()
  })
  afterAll(() => world.close())

  const post = () => `Guarita ${(nth += 1)}`
  const begins = (payload: object, role: Role = 'funcionario') =>
    world.as(role).post('/handovers', { payload: { post: post(), ...payload } })
  async function begin(payload: object = {}, role: Role = 'funcionario'): Promise<string> {
    const { status, body, raw } = await begins(payload, role)
    if (status !== 201) throw new Error(`a handover was refused: ${raw}`)
    return body.data.id
  }
  const read = async (id: string) =>
    (await world.as('sindico').get(`/handovers/${id}`)).body.data as unknown as {
      version: number
      starts_at: string
      ends_at: string | null
    }
  const change = async (id: string, payload: object, role: Role = 'sindico') =>
    world.as(role).patch(`/handovers/${id}`, {
      headers: { 'if-match': `"${(await read(id)).version}"` },
      payload,
    })
  const leave = async (id: string) =>
    world.as('funcionario').post(`/handovers/${id}/leave`, {
      payload: { parcels_counted: 0, left_signature_file_id: await world.addPicture() },
    })
  const future = (field: string) => [422, [{ field, code: 'in_future' }]]

  it('are written by the person who signs: nobody else changes an open handover', async () => {
    const id = await begin({ notes: 'Nada a dizer.' })
    const { version } = await read(id)
    for (const role of ['sindico', 'admin'] as const)
      for (const payload of [
        { starts_at: inMinutes(-600) },
        { ends_at: inMinutes(-1) },
        { notes: 'Tudo foi contado.' },
        { post: post() },
      ]) {
        const { status, body } = await change(id, payload, role)
        expect([status, body.errors]).toMatchObject([
          409,
          [{ field: 'outgoing_id', code: 'other_person' }],
        ])
      }
    expect((await read(id)).version).toBe(version)
    const own = await begin({}, 'sindico')
    const starts_at = inMinutes(-600)
    expect((await change(own, { starts_at, notes: 'Chave com a zeladoria.' })).status).toBe(200)
    expect(await read(own)).toMatchObject({ starts_at, notes: 'Chave com a zeladoria.' })
  })

  it('are in the past when they are written, except for a clock that is ahead', async () => {
    for (const field of ['starts_at', 'ends_at']) {
      const late = await begins({ [field]: inMinutes(10) })
      expect([late.status, late.body.errors]).toMatchObject(future(field))
    }
    await begin({ starts_at: inMinutes(3) })
    const own = await begin({}, 'sindico')
    for (const field of ['starts_at', 'ends_at']) {
      const late = await change(own, { [field]: '2099-01-01T07:00:00Z' })
      expect([late.status, late.body.errors]).toMatchObject(future(field))
    }
  })

  it('are in the past when they are signed, and the next shift begins no later than now', async () => {
    const at = post()
    const id = await begin({ post: at })
    await world.past(`UPDATE handovers SET ends_at = '2099-01-01T07:00:00Z' WHERE id = '${id}'`)
    const late = await leave(id)
    expect([late.status, late.body.errors]).toMatchObject(future('ends_at'))
    await world.past(
      `UPDATE handovers SET ends_at = now() + interval '4 minutes' WHERE id = '${id}'`,
    )
    expect((await leave(id)).status).toBe(200)
    await world.as('sindico').post(`/handovers/${id}/receive`, {
      payload: { received_signature_file_id: await world.addPicture('sindico') },
    })
    const next = await begin({ post: at })
    expect(Date.parse((await read(next)).starts_at)).toBeLessThanOrEqual(Date.now())
    expect((await leave(next)).status).toBe(200)
  })
})
