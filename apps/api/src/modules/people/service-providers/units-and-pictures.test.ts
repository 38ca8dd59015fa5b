import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { purgeFiles } from '../../../testing/purge-files.ts'
import { bind } from '../../../testing/seeded-tenants.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

type Person = 'sindico' | 'funcionario' | 'condomino' | 'service_provider'
type Paper = { id: string; picture_file_id: string | null; picture: { url: string } | null }
type Unit = { id: string; apartment_id: string; apartment: { title: string; deleted: boolean } }

/** References and pictures in owned rows, where providers have them. */
describe('units and documents of providers', () => {
  let test: TestApp
  let towerId: string
  let nth = 0
  beforeAll(async () => {
    test = await openTestApp()
    towerId = await made('towers', { name: 'Torre Única' })
  })
  afterAll(() => test.close())

  async function made(register: string, payload: object): Promise<string> {
    const { status, body, raw } = await test.as('sindico').post(`/${register}`, { payload })
    if (status !== 201) throw new Error(raw)
    return body.data.id
  }
  const addUnit = () => made('apartments', { tower_id: towerId, number: String((nth += 1)) })
  const addProvider = (more: object = {}) =>
    made('service-providers', {
      kind: 'company',
      name: `Elevar ${(nth += 1)}`,
      legal_name: 'Elevar Ltda.',
      category: 'Elevadores',
      ...more,
    })
  const read = async (id: string, role: Person = 'sindico') =>
    (await test.as(role).get(`/service-providers/${id}`)).body.data
  const unitsOf = async (id: string) => (await read(id))['apartments'] as Unit[]
  const papersOf = async (id: string, role?: Person) =>
    (await read(id, role))['documents'] as Paper[]
  const versioned = async (register: string, id: string) => {
    const { body } = await test.as('sindico').get(`/${register}/${id}`)
    return { headers: { 'if-match': `"${body.data.version}"` } }
  }
  const change = async (id: string, payload: object, role: Person = 'sindico') =>
    test.as(role).patch(`/service-providers/${id}`, {
      ...(await versioned('service-providers', id)),
      payload,
    })
  const remove = async (register: string, id: string, query = '') =>
    test.as('sindico').delete(`/${register}/${id}${query}`, await versioned(register, id))
  const errorsOf = (body: { errors?: { field: string; code: string }[] }) =>
    (body.errors ?? []).map(({ field, code }) => `${field} ${code}`)

  /** Uploads a picture that nothing uses yet. */
  async function upload(role: Person, tenant: 'bosque' | 'acacias' = 'bosque'): Promise<string> {
    const id = newId()
    const { userId } = test.person(role, tenant)
    await onServer(
      test.database.adminUrl,
      `INSERT INTO files (tenant_id, id, media_type, bytes, sha256, created_by)
       VALUES ('${test.tenants[tenant]}', '${id}', 'image/webp', 1, '\\x00', '${userId}')`,
    )
    return id
  }
  const paper = (picture_file_id: string | null) => ({ document_kind: 'health', picture_file_id })

  it('units are read by their titles, once each, and may change places', async () => {
    const [first, second] = [await addUnit(), await addUnit()]
    const id = await addProvider({ apartments: [{ apartment_id: first }] })
    expect(await unitsOf(id)).toMatchObject([
      { apartment_id: first, apartment: { id: first, deleted: false } },
    ])
    const [unit] = await unitsOf(id)
    expect(unit?.apartment.title).toMatch(/^Torre Única · /)
    // The answer is sent back whole, with the titles.
    const both = await change(id, { apartments: [unit, { apartment_id: second }] })
    expect(both.status).toBe(200)
    const [one, other] = await unitsOf(id)
    const turned = [
      { id: one?.id, apartment_id: second },
      { id: other?.id, apartment_id: first },
    ]
    expect((await change(id, { apartments: turned })).status).toBe(200)
    const twice = [{ apartment_id: first }, { apartment_id: first }]
    const refused = await change(id, { apartments: twice })
    expect([refused.status, errorsOf(refused.body)]).toEqual([
      422,
      ['apartments.1.apartment_id duplicate'],
    ])
  })

  it('a unit that a provider serves is in use, and is moved to another where it is served once', async () => {
    const [gone, kept] = [await addUnit(), await addUnit()]
    const id = await addProvider({ apartments: [{ apartment_id: gone }, { apartment_id: kept }] })
    const alone = await addProvider({ apartments: [{ apartment_id: gone }] })
    const refused = await remove('apartments', gone)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'in_use', uses: [{ register: 'service-providers', count: 2 }] },
    ])
    expect((await remove('apartments', gone, `?reassign_to=${kept}`)).status).toBe(204)
    expect(await unitsOf(id)).toMatchObject([{ apartment_id: kept }])
    expect(await unitsOf(alone)).toMatchObject([{ apartment_id: kept }])
    const { body } = await test.as('sindico').get(`/service-providers/${alone}/history`)
    expect(body.data).toMatchObject([
      {
        operation: 'update',
        changes: {
          apartments: [[{ apartment: { id: gone } }], [{ apartment: { id: kept } }]],
        },
      },
      { operation: 'create' },
    ])
  })

  it('a provider whose unit was removed meanwhile is not brought back', async () => {
    const unit = await addUnit()
    const id = await addProvider({ apartments: [{ apartment_id: unit }] })
    expect((await remove('service-providers', id)).status).toBe(204)
    expect((await remove('apartments', unit)).status).toBe(204)
    const restored = await test.as('sindico').post(`/service-providers/${id}/restore`)
    expect([restored.body.code, errorsOf(restored.body)]).toEqual([
      'parent_removed',
      ['apartments.0.apartment_id not_found'],
    ])
  })

  it('a document has a picture that its writer uploaded, and that nothing else uses', async () => {
    const photo = await upload('sindico')
    await made('visitors', { name: 'Rui', cpf: '52998224725', photo_file_id: photo })
    const own = await upload('sindico')
    const id = await addProvider({ documents: [paper(own)] })
    const [held] = await papersOf(id)
    expect(held).toMatchObject({ picture_file_id: own, picture: { id: own } })
    for (const [what, picture] of [
      ["a visitor's photo", photo],
      ["another person's upload", await upload('funcionario')],
      ["another company's", await upload('sindico', 'acacias')],
      ['none', newId()],
    ] as const) {
      const refused = await change(id, { documents: [held, paper(picture)] })
      expect([what, refused.status, errorsOf(refused.body)]).toEqual([
        what,
        422,
        ['documents.1.picture_file_id not_found'],
      ])
    }
    const other = await addProvider()
    const stolen = await change(other, { documents: [paper(own)] })
    expect(errorsOf(stolen.body)).toEqual(['documents.0.picture_file_id not_found'])
  })

  it('everybody who reads a document reads its picture, and no resident does', async () => {
    const id = await addProvider({ documents: [paper(await upload('sindico'))] })
    await bind(test, 'bosque', 'service_provider', { provider_id: id })
    for (const role of ['sindico', 'funcionario', 'service_provider'] as const)
      expect((await papersOf(id, role))[0]?.picture?.url).toContain('/api/v1/files/')
    expect(await papersOf(id, 'condomino')).toBeNull()
    const listed = await test.as('condomino').get('/service-providers?per_page=100')
    expect(JSON.stringify(rowsOf(listed.body))).not.toContain('/api/v1/files/')
  })

  it('a provider adds a document with its picture, and changes none', async () => {
    const id = await addProvider({ documents: [paper(await upload('sindico'))] })
    await bind(test, 'bosque', 'service_provider', { provider_id: id })
    const own = await upload('service_provider')
    const before = await papersOf(id, 'service_provider')
    const added = await change(id, { documents: [...before, paper(own)] }, 'service_provider')
    expect(added.status).toBe(200)
    expect(await papersOf(id)).toMatchObject([{}, { picture_file_id: own }])
    const [first] = before
    const another = await upload('service_provider')
    const changed = { documents: [{ ...first, picture_file_id: another }] }
    const refused = await change(id, changed, 'service_provider')
    expect(errorsOf(refused.body)).toEqual(['documents not_allowed'])
  })

  it('a picture is removed with its document', async () => {
    const [kept, gone] = [await upload('sindico'), await upload('sindico')]
    const id = await addProvider({ documents: [paper(kept), paper(gone)] })
    const [first] = await papersOf(id)
    expect((await change(id, { documents: [first] })).status).toBe(200)
    await onServer(
      test.database.adminUrl,
      `UPDATE files SET created_at = now() - interval '2 days' WHERE id IN ('${kept}', '${gone}')`,
    )
    await purgeFiles(test)
    const left = await onServer(
      test.database.adminUrl,
      `SELECT id FROM files WHERE id IN ('${kept}', '${gone}')`,
    )
    expect(left).toEqual([{ id: kept }])
  })
})
