import { systemActor } from '@portaria/contract/actors/actor'
import { retentionAnswer } from '@portaria/contract/modules/retention/retention'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasingOf } from '../../testing/erasing.ts'
import { openParcelWorld, type ParcelWorld } from '../../testing/parcel-world.ts'
import { rowsOf } from '../../testing/test-app.ts'
import { eraseOverdue } from './retention.service.ts'

describe('handovers past their term', () => {
  let world: ParcelWorld
  beforeAll(async () => {
    world = await openParcelWorld()
  })
  afterAll(() => world.close())

  const erase = () =>
    eraseOverdue(
      world.test.database.app,
      { ...systemActor('test'), tenantId: world.test.tenants.bosque },
      erasingOf(world.test.parts.files),
    )
  const read = async (id: string) =>
    (await world.as('sindico').get(`/handovers/${id}`)).body.data as unknown as object
  const preview = async () => {
    const { body } = await world.as('sindico').get('/company/retention')
    return new Map(retentionAnswer.parse(body).data.map((line) => [line.kind, line]))
  }
  const past = (id: string, days: number) =>
    world.past(`ALTER TABLE handovers DISABLE TRIGGER keep_signed;
      UPDATE handovers SET created_at = created_at - interval '${days} days',
        left_at = left_at - interval '${days} days',
        received_at = received_at - interval '${days} days' WHERE id = '${id}';
      ALTER TABLE handovers ENABLE TRIGGER keep_signed`)

  async function drawn(role: 'sindico' | 'funcionario'): Promise<string> {
    const id = newId()
    await world.past(
      `INSERT INTO files (tenant_id, id, media_type, bytes, sha256, created_by)
       VALUES ('${world.test.tenants.bosque}', '${id}', 'image/webp', 1, '\\x00',
         '${world.test.person(role).userId}')`,
    )
    return id
  }
  async function signed(): Promise<string> {
    const payload = { post: `Posto ${newId()}`, notes: 'Ana Prado espera um técnico.' }
    const { body } = await world.as('funcionario').post('/handovers', { payload })
    const { id } = body.data
    const left = await world.as('funcionario').post(`/handovers/${id}/leave`, {
      payload: {
        parcels_counted: 1,
        count_note: 'Uma de Ana Prado.',
        left_signature_file_id: await drawn('funcionario'),
      },
    })
    const received = await world.as('sindico').post(`/handovers/${id}/receive`, {
      payload: {
        remark: 'Ana Prado já a levou.',
        received_signature_file_id: await drawn('sindico'),
      },
    })
    expect([left.status, received.status]).toEqual([200, 200])
    return id
  }

  it('lose their signatures after 180 days, and keep the rest', async () => {
    const [old, young] = [await signed(), await signed()]
    await past(old, 181)
    await past(young, 179)
    expect((await preview()).get('handover_proofs')).toMatchObject({ days: 180, due: 1 })
    await erase()
    expect(await read(old)).toMatchObject({
      left_signature_file_id: null,
      received_signature_file_id: null,
      remark: 'Ana Prado já a levou.',
    })
    expect(await read(young)).not.toMatchObject({ left_signature_file_id: null })
  })

  it('lose the text after the term of visits, and keep that there was a difference', async () => {
    const id = await signed()
    await past(id, 366)
    expect((await preview()).get('handovers')).toMatchObject({ days: 365, due: 1 })
    await erase()
    const history = await world.as('sindico').get(`/handovers/${id}/history`)
    expect(JSON.stringify([await read(id), history.body])).not.toContain('Ana Prado')
    expect(await read(id)).toMatchObject({
      state: 'done',
      notes: null,
      remark: '—',
      parcels_counted: 1,
    })
    const differing = await world.as('sindico').get('/handovers?filter[agreement]=remarked')
    expect(rowsOf(differing.body).map((row) => row.id)).toContain(id)
  })

  it('are held while they wait for a signature', async () => {
    const payload = { post: 'Guarita', notes: 'Ana Prado espera um técnico.' }
    const { body } = await world.as('funcionario').post('/handovers', { payload })
    await past(body.data.id, 800)
    expect((await preview()).get('handovers')?.held).toEqual([
      { reason: 'open_handover', count: 1 },
    ])
    await erase()
    expect(await read(body.data.id)).toMatchObject({ notes: 'Ana Prado espera um técnico.' })
  })
})
