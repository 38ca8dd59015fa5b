import type { Role } from '@portaria/contract/actors/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openParcelWorld, type ParcelWorld } from '../../../testing/parcel-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

describe('handovers', () => {
  let world: ParcelWorld
  beforeAll(async () => {
    world = await openParcelWorld()
  })
  afterAll(() => world.close())

  it('of a person who no longer works here pass to a colleague, with a remark', async () => {
    const gone = await world.test.addPerson('funcionario', 'bosque')
    const headers = { authorization: `Bearer ${gone.token}` }
    const begun = await world.test.app.inject({
      method: 'POST',
      url: '/api/v1/handovers',
      headers,
      payload: { post: 'Posto da noite' },
    })
    const { id } = begun.json<{ data: { id: string } }>().data
    async function drawn(role: Role): Promise<string> {
      const file = newId()
      await world.past(
        `INSERT INTO files (tenant_id, id, media_type, bytes, sha256, created_by)
         VALUES ('${world.test.tenants.bosque}', '${file}', 'image/webp', 1, '\\x00',
           '${world.test.person(role).userId}')`,
      )
      return file
    }
    const leave = async (more: object = {}) => {
      const left_signature_file_id = await drawn('funcionario')
      const payload = { parcels_counted: 0, left_signature_file_id, ...more }
      return world.as('funcionario').post(`/handovers/${id}/leave`, { payload })
    }
    const receive = async (role: Role) => {
      const payload = { received_signature_file_id: await drawn(role) }
      return world.as(role).post(`/handovers/${id}/receive`, { payload })
    }
    const orphaned = async () => {
      const { body } = await world.as('sindico').get('/handovers?filter[unowned]=true')
      return rowsOf(body).map((row) => row.id)
    }
    // While the person who began it works here, nobody else can sign it.
    const early = await leave()
    expect([early.status, early.body.errors]).toMatchObject([409, [{ code: 'other_person' }]])
    expect(await orphaned()).toEqual([])
    await world.past(`UPDATE memberships SET status = 'INATIVO' WHERE id = '${gone.membershipId}'`)
    expect(await orphaned()).toEqual([id])
    const silent = await leave()
    expect([silent.status, silent.body.errors]).toMatchObject([
      422,
      [{ field: 'count_note', code: 'required' }],
    ])
    expect((await leave({ count_note: 'Desligado hoje; assumi o posto.' })).status).toBe(200)
    expect((await world.as('sindico').get(`/handovers/${id}`)).body.data).toMatchObject({
      state: 'left',
      outgoing_id: world.test.person('funcionario').userId,
      count_note: 'Desligado hoje; assumi o posto.',
    })
    expect(await orphaned()).toEqual([])
    // The person who signed in their place cannot also receive it.
    expect((await receive('funcionario')).status).toBe(409)
    expect((await receive('sindico')).status).toBe(200)
  })
})
