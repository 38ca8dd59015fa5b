import { systemActor } from '@portaria/contract/actors/actor'
import { retentionAnswer } from '@portaria/contract/modules/retention/retention'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { erasingOf } from '../../testing/erasing.ts'
import { openParcelWorld, type ParcelWorld } from '../../testing/parcel-world.ts'
import { rowsOf } from '../../testing/test-app.ts'
import { eraseOverdue } from './retention.service.ts'

describe('parcels past their term', () => {
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
  const read = async (id: string) => {
    const [row] = await onServer<Record<string, unknown>>(
      world.test.database.adminUrl,
      `SELECT * FROM parcels WHERE id = '${id}'`,
    )
    return row ?? {}
  }
  const preview = async () => {
    const { body } = await world.as('sindico').get('/company/retention')
    return new Map(retentionAnswer.parse(body).data.map((line) => [line.kind, line]))
  }

  /** Moves everything of a parcel so many days back. */
  const past = (id: string, days: number) => {
    const stamps = ['arrived_at', 'told_at', 'handed_at', 'returned_at', 'refused_at', 'lost_at']
    return world.past(`ALTER TABLE parcels DISABLE TRIGGER keep_outcome;
      UPDATE parcels SET ${stamps.map((name) => `${name} = ${name} - interval '${days} days'`).join(', ')}
        WHERE id = '${id}';
      ALTER TABLE parcels ENABLE TRIGGER keep_outcome`)
  }

  /**
   * Hands over a parcel to a stranger, by a signature, after the household has named a delegate.
   */
  async function handedOver(): Promise<string> {
    const [photo, signature] = [await world.addPicture(), await world.addPicture()]
    const id = await world.receive({ addressee: 'Ana Prado', photo_file_id: photo })
    await world.act(id, 'delegate', { name: 'Rita Souza' }, 'condomino')
    const { status } = await world.act(id, 'hand-over', {
      handed_how: 'signature',
      signature_file_id: signature,
      handed_name: 'Tio João',
      handed_reason: 'A pedido por telefone',
    })
    expect(status).toBe(200)
    return id
  }

  it('lose photos and signatures after 180 days, and keep the rest', async () => {
    const [old, young] = [await handedOver(), await handedOver()]
    await past(old, 181)
    await past(young, 179)
    expect((await preview()).get('parcel_proofs')).toMatchObject({ days: 180, due: 1 })
    await erase()
    expect(await read(old)).toMatchObject({
      photo_file_id: null,
      signature_file_id: null,
      handed_name: 'Tio João',
      state: 'handed_over',
    })
    expect((await read(young))['signature_file_id']).not.toBeNull()
    const files = await onServer(
      world.test.database.adminUrl,
      `SELECT 1 FROM files f JOIN parcels p ON p.id = '${young}'
       WHERE f.tenant_id = '${world.test.tenants.bosque}'`,
    )
    expect(files).toHaveLength(2)
  })

  it('name nobody after a year, and keep their chain', async () => {
    const id = await handedOver()
    const chain = await world.kinds(id)
    await past(id, 366)
    await erase()
    expect(await read(id)).toMatchObject({
      state: 'handed_over',
      handed_how: 'signature',
      addressee: null,
      handed_name: null,
      handed_reason: null,
      apartment_id: world.own.apartmentId,
    })
    expect(await world.kinds(id)).toEqual(chain)
    const history = await world.as('sindico').get(`/parcels/${id}/history`)
    const answers = JSON.stringify([await world.read(id), history.body])
    for (const name of ['Tio João', 'Rita Souza', 'A pedido', 'Ana Prado'])
      expect(answers).not.toContain(name)
    expect((await preview()).get('parcels')).toMatchObject({ due: 0 })
  })

  /** A company's locker, whose gateway is approved. */
  async function addLocker(): Promise<string> {
    const { as } = world
    const maker = await as('sindico').post('/locker-manufacturers', {
      payload: { name: 'Kerong', host: 'old.lockers.example', port: 4001, protocol: 'kerong' },
    })
    const asked = await as('admin').get('/device-addresses?filter[host]=old.lockers.example')
    await as('admin').post(`/device-addresses/${String(rowsOf(asked.body)[0]?.['id'])}/approve`)
    const { body } = await as('sindico').post('/lockers', {
      payload: {
        name: 'Locker do hall',
        manufacturer_id: maker.body.data.id,
        board: 0,
        doors: [1, 2].map((number) => ({ number, channel: number, size: 'P' })),
      },
    })
    return body.data.id
  }

  it('at a locker lose the collector, the compartment and the reason of an inspection', async () => {
    const locker_id = await addLocker()
    const id = await world.receive({ place_note: 'Prateleira da Ana' })
    const look = async (door: number, reason: string, days = 0) => {
      const payload = { id: newId(), purpose: 'check', locker_id, door, reason }
      const { status } = await world.as('funcionario').post('/door-commands', { payload })
      expect(status).toBe(202)
      await world.past(`UPDATE door_commands SET state = 'refused', over_at = now(),
          asked_at = now() - interval '${days} days'
        WHERE id = '${payload.id}'`)
      return payload.id
    }
    const [old, young] = [await look(1, 'Ana esqueceu a chave', 400), await look(2, 'Vistoria')]
    await world.act(id, 'move', { place: 'locker', locker_id, door: 2 })
    const command = newId()
    await world.past(`INSERT INTO door_commands (tenant_id, id, purpose, locker_id, door, parcel_id,
        code_id, resident_id, expires_at, state, sent_at, settled_at, over_at)
      SELECT tenant_id, '${command}', 'collect', '${locker_id}', 2, parcel_id, id,
        '${world.own.residentId}', now(), 'done', now(), now(), now()
      FROM parcel_codes WHERE parcel_id = '${id}'`)
    const signature_file_id = await world.addPicture()
    const { status } = await world.act(id, 'hand-over', {
      handed_how: 'signature',
      signature_file_id,
      handed_name: 'Tio João',
      handed_reason: 'A pedido',
    })
    expect(status).toBe(200)
    await past(id, 366)
    await world.past(`UPDATE audit_log SET at = now() - interval '400 days'
        WHERE operation = 'door_check' AND changes::text LIKE '%esqueceu%'`)
    await erase()
    const told = await world.test.past<Record<string, unknown>>(
      'SELECT id, resident_id, check_reason FROM door_commands',
    )
    expect(new Map(told.map((row) => [row['id'], row]))).toMatchObject(
      new Map([
        [command, { id: command, resident_id: null, check_reason: null }],
        [old, { id: old, resident_id: null, check_reason: null }],
        [young, { id: young, resident_id: null, check_reason: 'Vistoria' }],
      ]),
    )
    const kept = await world.test.past<{ text: string }>(
      `SELECT (SELECT json_agg(p) FROM parcels p WHERE id = '${id}')::text
        || (SELECT json_agg(e) FROM parcel_events e WHERE parcel_id = '${id}')::text
        || (SELECT json_agg(a.changes) FROM audit_log a)::text AS text`,
    )
    expect(kept[0]?.text).toContain('Vistoria')
    for (const words of ['Prateleira da Ana', 'Ana esqueceu'])
      expect(kept[0]?.text).not.toContain(words)
  })

  it('at a locker and in their chain can be erased, but not rewritten', async () => {
    const rewrite = (statement: string) => world.past(statement)
    await expect(rewrite(`UPDATE parcel_events SET place_note = 'Outra'`)).rejects.toThrow(
      'the chain of a parcel is not rewritten',
    )
    for (const change of [
      `resident_id = '${world.neighbours.residentId}'`,
      `check_reason = 'Outro'`,
      `state = 'unknown'`,
      'over_at = now()',
    ])
      await expect(
        rewrite(`UPDATE door_commands SET ${change} WHERE over_at IS NOT NULL`),
      ).rejects.toThrow('what became of a door is not rewritten')
  })

  it('lose the reason why a judicial letter was refused, but not its addressee', async () => {
    const resident_id = world.own.residentId
    const id = await world.receive({ kind: 'judicial', resident_id })
    await world.act(id, 'refuse', {
      refused_statement: 'Ana está em Lisboa.',
      signature_file_id: await world.addPicture(),
    })
    await past(id, 366)
    await erase()
    expect(await read(id)).toMatchObject({ state: 'refused', refused_statement: '—', resident_id })
  })

  it('are held while they wait, and while they are lost', async () => {
    const photo = await world.addPicture()
    const waiting = await world.receive({ addressee: 'Ana Prado', photo_file_id: photo })
    const lost = await world.receive({ addressee: 'Ana Prado' })
    await world.act(lost, 'lose', { lost_report: 'Ninguém a viu.' })
    for (const id of [waiting, lost]) await past(id, 800)
    const lines = await preview()
    expect(lines.get('parcel_proofs')?.held).toEqual([{ reason: 'waiting_parcel', count: 1 }])
    expect(lines.get('parcels')?.held).toEqual([
      { reason: 'lost_parcel', count: 1 },
      { reason: 'waiting_parcel', count: 1 },
    ])
    await erase()
    expect(await read(waiting)).toMatchObject({ addressee: 'Ana Prado', photo_file_id: photo })
    expect(await read(lost)).toMatchObject({ lost_report: 'Ninguém a viu.' })
  })
})
