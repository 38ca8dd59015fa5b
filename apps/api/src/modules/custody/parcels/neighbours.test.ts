import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOpen } from '../../../testing/event-stream.ts'
import { openLiveApp } from '../../../testing/live-app.ts'
import { openParcelWorld, type ParcelWorld } from '../../../testing/parcel-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

const MARK = 'ZZNEIGHBOUR7'

describe('a parcel of the neighbours', () => {
  let world: ParcelWorld
  let id = ''
  beforeAll(async () => {
    world = await openParcelWorld()
    const theirs = { apartment_id: world.neighbours.apartmentId }
    id = await world.receive({ ...theirs, tracking: MARK, carrier: MARK, addressee: MARK })
  })
  afterAll(() => world.close())

  const me = () => world.as('condomino')

  it('is in no list, count or search, with any parameter', async () => {
    for (const query of [
      `q=${MARK}`,
      `filter[id]=${id}`,
      `filter[apartment_id]=${world.neighbours.apartmentId}`,
      `filter[pickup]=held,overdue&per_page=100`,
      'per_page=100&sort=-arrived_at&fields=number,tracking,carrier,addressee',
    ]) {
      const { status, body, raw } = await me().get(`/parcels?${query}`)
      expect([query, status]).toEqual([query, 200])
      expect(rowsOf(body)).toEqual([])
      expect(body.meta.total).toBe(0)
      expect(raw).not.toContain(MARK)
    }
    expect((await me().get(`/search?q=${MARK}`)).raw).not.toContain(id)
  })

  it('does not exist by its id: no record, history, code, delegate, or step', async () => {
    const unknown = newId()
    for (const path of ['', '/history']) {
      const [theirs, none] = [
        await me().get(`/parcels/${id}${path}`),
        await me().get(`/parcels/${unknown}${path}`),
      ]
      expect([theirs.status, theirs.body.code]).toEqual([none.status, none.body.code])
      expect(theirs.raw).not.toContain(MARK)
    }
    const bodies = {
      'renew-code': undefined,
      delegate: { name: 'Eu Mesmo' },
      'revoke-delegate': { delegate_id: newId() },
      'hand-over': { handed_how: 'code' },
      redirect: { apartment_id: world.own.apartmentId },
    }
    for (const [action, payload] of Object.entries(bodies)) {
      const answers = [id, unknown].map((one) =>
        me().post(`/parcels/${one}/${action}`, payload ? { payload } : {}),
      )
      const [theirs, none] = await Promise.all(answers)
      expect([action, theirs?.status]).toEqual([action, none?.status])
      expect(theirs?.status).toBeGreaterThanOrEqual(403)
      expect(theirs?.raw).not.toContain(MARK)
    }
    expect((await me().get('/parcels/export?format=csv')).status).toBe(403)
    expect((await me().post('/parcels/collect', { payload: { code: '12345678' } })).status).toBe(
      403,
    )
  })

  it('is in no record of a unit, and no departure', async () => {
    const { apartmentId, residentId } = world.neighbours
    for (const path of [
      `/apartments/${apartmentId}/record`,
      `/apartments/${apartmentId}/record/timeline`,
      `/residents/${residentId}/departure`,
    ])
      expect([403, 404]).toContain((await me().get(path)).status)
    const own = await me().get(`/apartments/${world.own.apartmentId}/record`)
    expect([own.status, own.raw.includes(MARK)]).toEqual([200, false])
  })

  it('is neither in the inbox nor on the stream', async () => {
    const live = await openLiveApp(world.test)
    try {
      const stream = await live.stream('condomino')
      await stream.next(isOpen)
      await world.act(id, 'tell', {})
      const theirs = await world.receive({ apartment_id: world.neighbours.apartmentId })
      // A parcel for the actor's own household comes last: news of the neighbours' parcel would
      // have arrived before it.
      await world.receive()
      await stream.next(({ event }) => event === 'inbox.changed')
      const told = JSON.stringify(stream.events)
      for (const one of [id, theirs]) expect(told).not.toContain(one)
      for (const one of [id, theirs]) expect(await world.toldOf(one)).toEqual([])
      stream.close()
    } finally {
      await live.close()
    }
  })
})
