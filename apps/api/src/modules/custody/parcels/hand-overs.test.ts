import { WRONG_CODES_AN_HOUR } from '@portaria/contract/define-register/look-ups'
import { CODES_MAX, type PickupCode } from '@portaria/contract/modules/custody/parcels'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openParcelWorld, type ParcelWorld } from '../../../testing/parcel-world.ts'

describe('hand-overs of parcels', () => {
  let world: ParcelWorld
  beforeAll(async () => {
    world = await openParcelWorld()
  })
  afterAll(() => world.close())

  it('are completed by their code once, which the desk never reads', async () => {
    const id = await world.receive()
    expect((await world.read(id)).codes).toBeUndefined()
    const code = await world.codeOf(id)
    expect(code).toMatch(/^\d{8}$/)
    const looked = await world.collect(code, true)
    expect([looked.status, looked.body.data]).toMatchObject([200, { id, handed: false }])
    const handed = await world.collect(code)
    expect([handed.status, handed.body.data]).toMatchObject([200, { id, handed: true }])
    const again = await world.collect(code)
    expect([again.status, again.body.errors]).toMatchObject([422, [{ code: 'code_wrong' }]])
    expect(await world.read(id)).toMatchObject({ state: 'handed_over', handed_how: 'code' })
    expect(await world.kinds(id)).toEqual(['received', 'told', 'handed_over'])
    expect(await world.toldOf(id)).toContain('parcel_handed')
    expect(
      (await world.inbox()).find(
        ({ kind, subject }) => kind === 'parcel_arrived' && subject.id === id,
      ),
    ).toMatchObject({ done: true })
  })

  it('are not completed by a code that nobody told', async () => {
    const id = await world.receive()
    const answer = await world.act(id, 'hand-over', { handed_how: 'code' })
    expect([answer.status, answer.body.errors]).toMatchObject([
      422,
      [{ field: 'handed_how', code: 'code_required' }],
    ])
  })

  it('are completed once, however many desks try', async () => {
    const id = await world.receive()
    const [code, signature] = [await world.codeOf(id), await world.addPicture()]
    const bySignature = {
      handed_how: 'signature',
      handed_to_id: world.own.residentId,
      signature_file_id: signature,
    }
    const answers = await Promise.all([
      world.collect(code),
      world.act(id, 'hand-over', bySignature),
      world.collect(code),
      world.act(
        id,
        'hand-over',
        { ...bySignature, signature_file_id: await world.addPicture('sindico') },
        'sindico',
      ),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    for (const { status } of answers) expect([200, 409, 422]).toContain(status)
    expect((await world.kinds(id)).filter((kind) => kind === 'handed_over')).toHaveLength(1)
  })

  it('of another company are refused to its gatehouse, with or without their code', async () => {
    const [id, file] = [await world.receive(), await world.addPicture()]
    const theirs = (path: string, payload: object) =>
      world.test.as('funcionario', 'acacias').post(path, { payload })
    const signed = { handed_how: 'signature', signature_file_id: file }
    const values = { ...signed, handed_to_id: world.own.residentId }
    const [real, none] = [
      await theirs(`/parcels/${id}/hand-over`, values),
      await theirs(`/parcels/${newId()}/hand-over`, values),
    ]
    expect([real.status, real.body.code]).toEqual([404, none.body.code])
    const code = await world.codeOf(id)
    for (const preview of [true, false]) {
      const { status, body } = await theirs('/parcels/collect', { code, preview })
      expect([status, body.errors]).toMatchObject([422, [{ field: 'code', code: 'code_wrong' }]])
    }
    const person = await world.test
      .as('sindico', 'acacias')
      .post('/residents', { payload: { name: 'Davi Outro' } })
    const abroad = { ...signed, handed_to_id: person.body.data.id, handed_reason: 'A pedido' }
    const refused = await world.act(id, 'hand-over', abroad)
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ field: 'handed_to_id', code: 'not_found' }],
    ])
    expect(await world.read(id)).toMatchObject({ state: 'told', signature_file_id: null })
    expect((await world.collect(code)).status).toBe(200)
  })

  it('to a person of another unit need a name and a reason', async () => {
    const [id, photo] = [await world.receive(), await world.addPicture()]
    const byPhoto = { handed_how: 'photo', handed_photo_file_id: photo }
    expect((await world.act(id, 'hand-over', { handed_how: 'photo' })).body.errors).toMatchObject([
      { field: 'handed_photo_file_id', code: 'required' },
    ])
    expect((await world.act(id, 'hand-over', byPhoto)).body.errors).toMatchObject([
      { field: 'handed_to_id', code: 'required' },
    ])
    const stranger = { ...byPhoto, handed_to_id: world.neighbours.residentId }
    expect((await world.act(id, 'hand-over', stranger)).body.errors).toMatchObject([
      { field: 'handed_reason', code: 'required' },
    ])
    const done = await world.act(id, 'hand-over', {
      ...stranger,
      handed_reason: 'A pedido por telefone',
    })
    expect(done.status).toBe(200)
    expect((await world.read(id)).custody.at(-1)).toMatchObject({
      kind: 'handed_over',
      to_name: 'Bruno Reis',
      reason: 'A pedido por telefone',
    })
  })

  it('to a person who moved in later, or other than the addressee of a letter, need a reason', async () => {
    const { residentId, apartmentId } = world.own
    const before = await world.receive()
    await world.arrivedOn(before, '2019-06-01')
    const other = await world.as('sindico').post('/residents', { payload: { name: 'Caio Prado' } })
    const occupancy = { apartment_id: apartmentId, relation: 'dependent', starts_on: '2020-01-01' }
    const cohabitant = other.body.data.id
    await world
      .as('sindico')
      .post('/occupancies', { payload: { ...occupancy, resident_id: cohabitant } })
    const letter = await world.receive({ kind: 'judicial', resident_id: residentId })
    const cases = [
      [before, residentId],
      [letter, cohabitant],
    ] as const
    for (const [id, resident] of cases) {
      const signed = {
        handed_how: 'signature',
        handed_to_id: resident,
        signature_file_id: await world.addPicture(),
      }
      const refused = await world.act(id, 'hand-over', signed)
      expect([refused.status, refused.body.errors]).toMatchObject([
        422,
        [{ field: 'handed_reason', code: 'required' }],
      ])
      const done = await world.act(id, 'hand-over', { ...signed, handed_reason: 'Por procuração' })
      expect(done.status).toBe(200)
    }
  })

  it('to a delegate need a code of their own, until it is revoked', async () => {
    const id = await world.receive()
    const [first, second] = [
      await world.act(id, 'delegate', { name: 'Rita Souza' }, 'condomino'),
      await world.act(id, 'delegate', { name: 'João Lima' }, 'condomino'),
    ]
    const codes = [first, second].map(({ body }) => body.data as unknown as PickupCode)
    const revoked = await world.act(
      id,
      'revoke-delegate',
      { delegate_id: codes[0]?.id },
      'condomino',
    )
    expect(revoked.status).toBe(200)
    expect((await world.collect(codes[0]?.code ?? '')).status).toBe(422)
    expect((await world.collect(codes[1]?.code ?? '')).body.data).toMatchObject({
      delegate: 'João Lima',
    })
    expect((await world.read(id)).custody).toMatchObject([
      { kind: 'received' },
      { kind: 'told' },
      { kind: 'delegated', to_name: 'Rita Souza' },
      { kind: 'delegated', to_name: 'João Lima' },
      { kind: 'delegate_revoked', to_name: 'Rita Souza' },
      { kind: 'handed_over', to_name: 'João Lima' },
    ])
  })

  it('are limited in codes, by the household that made them', async () => {
    const id = await world.receive()
    const code = await world.codeOf(id)
    await world.past(
      `INSERT INTO parcel_codes (tenant_id, id, parcel_id, delegate, sealed, digest, revoked_at)
       SELECT tenant_id, gen_random_uuid(), id, 'Rita Souza', '\\x00', sha256(n::text::bytea), now()
       FROM parcels, generate_series(3, ${CODES_MAX}) n WHERE id = '${id}'`,
    )
    const delegate = () => world.act(id, 'delegate', { name: 'Rita Souza' }, 'condomino')
    const { body } = await delegate()
    const last = { delegate_id: (body.data as unknown as PickupCode).id }
    expect((await world.act(id, 'revoke-delegate', last, 'condomino')).status).toBe(200)
    const links = await world.kinds(id)
    for (const refused of [await delegate(), await world.act(id, 'renew-code', {}, 'condomino')])
      expect([refused.status, refused.body.errors]).toMatchObject([
        409,
        [{ field: 'codes', code: 'too_many_codes' }],
      ])
    expect(await world.kinds(id)).toEqual(links)
    expect(await world.codeOf(id)).toBe(code)

    await world.act(id, 'redirect', { apartment_id: world.neighbours.apartmentId })
    await world.act(id, 'redirect', { apartment_id: world.own.apartmentId })
    expect((await delegate()).status).toBe(200)
    expect((await world.collect(await world.codeOf(id))).status).toBe(200)
  })

  it('end a renewed code, and an expired one', async () => {
    const id = await world.receive()
    const old = await world.codeOf(id)
    const renewed = await world.act(id, 'renew-code', {}, 'condomino')
    const code = (renewed.body.data as unknown as PickupCode).code
    expect((await world.collect(old)).status).toBe(422)
    await world.past(`UPDATE parcel_codes SET expires_at = now() WHERE parcel_id = '${id}'`)
    expect((await world.collect(code)).status).toBe(422)
  })

  it('stop a person who tries codes', async () => {
    for (let nth = 0; nth <= WRONG_CODES_AN_HOUR; nth += 1) {
      const { status } = await world.as('sindico').post('/parcels/collect', {
        payload: { code: String(90_000_000 + nth) },
      })
      if (status === 429) return
    }
    expect.unreachable('nobody was stopped')
  })

  it('cannot be rewritten, nor can their chain', async () => {
    const id = await world.receive()
    await world.collect(await world.codeOf(id))
    await expect(
      world.past(`UPDATE parcels SET state = 'told', handed_at = NULL WHERE id = '${id}'`),
    ).rejects.toThrow('not rewritten')
    await expect(
      world.past(`UPDATE parcels SET handed_to_id = '${world.own.residentId}' WHERE id = '${id}'`),
    ).rejects.toThrow('not rewritten')
  })
})
