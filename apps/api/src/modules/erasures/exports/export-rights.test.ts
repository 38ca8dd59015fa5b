import { text } from 'node:stream/consumers'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../../../machineries.ts'
import { anyMachineryOf } from '../../../register-endpoints/machinery.ts'
import { type ExportWorld, openExportWorld } from '../../../testing/export-world.ts'
import { moveProof } from '../../../testing/long-ago.ts'
import { exportsService } from './exports.service.ts'

let world: ExportWorld
let test: ExportWorld['test']
let ofManager: ExportWorld['ofManager']
let aHousehold: ExportWorld['aHousehold']
let download: ExportWorld['download']
beforeAll(async () => {
  world = await openExportWorld()
  ;({ test, ofManager, aHousehold, download } = world)
})
afterAll(() => test.close())

describe('who may export', () => {
  it('is the síndico and administrators, each within the company', async () => {
    const { path } = await aHousehold()
    for (const role of ['funcionario', 'condomino', 'service_provider', 'staff'] as const)
      expect([role, (await test.as(role).get(`${path}/personal-data`)).status]).toEqual([role, 403])
    expect((await test.as('admin').get(`${path}/personal-data`)).status).toBe(200)
    expect((await test.as('sindico', 'acacias').get(`${path}/personal-data`)).status).toBe(404)
    expect((await test.as('admin', 'acacias').get(`${path}/personal-data`)).status).toBe(404)
    expect((await test.as('sindico').get(`/residents/${newId()}/personal-data`)).status).toBe(404)
  })

  it('needs a proof of who one is', async () => {
    const { path } = await aHousehold()
    const { userId, token } = test.person('sindico')
    await moveProof(test, userId, 15)
    const refused = await test.as('sindico').get(`${path}/personal-data`)
    expect([refused.status, refused.body.code]).toEqual([403, 'proof_required'])
    await moveProof(test, userId, 0)
    expect((await download(token, `${path}/personal-data`)).status).toBe(200)
  })

  it('gets nothing of somebody who was erased', async () => {
    const { path } = await world.aVisitor()
    await world.erased(path)
    expect((await ofManager(path)).status).toBe(404)
  })

  it('waits after many exports within an hour', async () => {
    const { path } = await aHousehold()
    expect((await ofManager(path)).status).toBe(200)
    await test.past(`UPDATE act_counts SET count = 20
      WHERE act = 'personal_data_export' AND counted_for = '${test.person('sindico').userId}'`)
    expect((await ofManager(path)).status).toBe(429)
    await test.past(`UPDATE act_counts SET since = since - interval '1 hour'
      WHERE act = 'personal_data_export'`)
    expect((await ofManager(path)).status).toBe(200)
  })
})

describe('one’s own data', () => {
  it('are exported while the company’s own exports wait for a turn', async () => {
    const { family } = await aHousehold()
    const { parts } = test
    const { transfers } = anyMachineryOf(machineriesOf(parts, unnotedReads), 'residents')
    const busy = { ...parts.lanes.exports, inTenant: () => Promise.reject(new Error('busy')) }
    const exports = exportsService({ transfers, lanes: { ...parts.lanes, exports: busy } }, [])
    const { userId, membershipId } = family.login
    const actor = { ...test.actor('condomino'), userId, membershipId }
    expect(await text(await exports.own(actor))).not.toBe('')
    const subject = { register: 'residents', id: family.ana } as const
    await expect(exports.ofPerson(test.actor('sindico'), subject)).rejects.toThrow('busy')
  })

  it('are those of the person behind the own membership, in the language of the person', async () => {
    const { family, values, guest } = await aHousehold()
    const own = await download(family.login.token, '/me/personal-data')
    expect(own.status).toBe(200)
    expect(own.sheets.get('Moradores')).toHaveLength(2)
    expect(own.text).toContain(values.notes)
    expect(own.text).not.toContain(guest.notes)
    const noted = await test.past<{ actor_id: string }>(`SELECT actor_id FROM audit_log
      WHERE row_id = '${family.ana}' AND operation = 'personal_data_exported'`)
    expect(noted).toEqual([{ actor_id: family.login.userId }])
  })

  it('are no more than their own: no other id is taken, and others have theirs', async () => {
    const { family, values } = await aHousehold()
    const { family: other, values: others } = await aHousehold()
    expect(
      (await download(family.login.token, `/residents/${other.ana}/personal-data`)).status,
    ).toBe(403)
    const { text: theirs } = await download(other.login.token, '/me/personal-data')
    expect(theirs).toContain(others.cpf.slice(0, 3))
    expect(theirs).not.toContain(values.name)
  })

  it('are not there for a membership of no person, or a person of the platform', async () => {
    expect((await test.as('sindico').get('/me/personal-data')).status).toBe(404)
    expect((await test.as('admin').get('/me/personal-data')).status).toBe(403)
  })
})
