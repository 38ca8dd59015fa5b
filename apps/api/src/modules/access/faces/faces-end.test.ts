import { systemActor } from '@portaria/contract/actors/actor'
import type { Role } from '@portaria/contract/actors/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { PlatformScope } from '../../../platform/jobs/task.ts'
import { companyDay } from '../../../testing/company-day.ts'
import { type Family, outcomesOf } from '../../../testing/departing-family.ts'
import { consent, type FaceWorld, openFaceWorld, photoOf } from '../../../testing/face-world.ts'
import { samples } from '../../../testing/samples.ts'
import { rowsOf } from '../../../testing/test-app.ts'
import { readPeople } from '../decisions/person-facts.ts'
import { endFacesOfLeavers } from './face-jobs.ts'
import { dropKeptPhotos } from './kept-photos.ts'
import { lateRemovalTasks, TELL_OF_REMOVALS, tellOfLateRemovals } from './late-removals.ts'

let world: FaceWorld
beforeAll(async () => {
  world = await openFaceWorld()
})
afterAll(() => world.close())

/** A family whose first person has consented, and sent a photo that a reader found good. */
async function enrolled(): Promise<Family> {
  const family = await world.families.add()
  const person = `/resident/${family.ana}`
  await world.as(family, 'POST', `${person}/consent`, { payload: consent })
  const sent = await world.as(family, 'PUT', `${person}/photo`, { photo: await photoOf() })
  if (sent.status !== 200) throw new Error(`a photo was refused: ${sent.raw}`)
  await world.past(`UPDATE faces SET state = 'good', tested_at = now()
    WHERE resident_id = '${family.ana}'`)
  return family
}

const asSystem = <T>(work: (context: TenantContext) => Promise<T>) =>
  world.test.parts.database.inTenant(systemActor('test', world.tenantId), work)

/** Has a reader lose a person's face: not wanted any more, and read without it if `isGone`. */
async function remove(number: string, reader: string, isGone: boolean): Promise<void> {
  const entry = `equipment_id = '${reader}' AND number = ${number} AND part = 'face'`
  await world.past(`UPDATE reader_entries SET wanted = NULL, state = 'waiting' WHERE ${entry}`)
  if (isGone) await world.past(`DELETE FROM reader_entries WHERE ${entry}`)
}

/** The items of a reader in the inbox of a role. */
async function inbox(reader: string, role: Role = 'sindico') {
  const items = rowsOf((await world.test.as(role).get('/inbox')).body)
  return items.filter(({ subject }) => (subject as { id: string }).id === reader)
}

describe('a departure', () => {
  it('ends the consent, deletes the photo, and its receipt shows each reader', async () => {
    const family = await enrolled()
    const [first, second] = [await world.addReader([]), await world.addReader([])]
    const number = await world.onReader(family.ana, first.id, 'done')
    await world.onReader(family.ana, second.id, 'done')
    const { things } = await world.families.overview(family.ana)
    expect(things).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ kind: 'face', choices: ['end'] })]),
    )
    const id = await world.families.plan(family, { now: true })
    expect(await world.stored(family.ana)).toMatchObject({
      photos: 0,
      live: 0,
      ended: ['departure'],
      status: 'revoked',
    })
    await remove(number, first.id, true)
    await remove(number, second.id, false)
    const receipt = await world.families.receiptOf(id)
    expect(outcomesOf(receipt, family.ana)).toMatchObject({ face: 'face_removed' })
    const [ana] = receipt.people
    expect(ana?.readers).toMatchObject([
      { part: 'face', gone_at: null },
      { part: 'face', gone_at: expect.any(String) as unknown },
    ])
    expect(new Set(ana?.readers.map(({ reader }) => reader)).size).toBe(2)
    expect(await world.trail(family.ana)).toContain('face_consent_ended')
  })

  it('has nothing to end where the consent was withdrawn since', async () => {
    const family = await enrolled()
    const id = await world.families.plan(family)
    await world.as(family, 'DELETE', `/resident/${family.ana}/consent`)
    await world.families.daysLater(id, 1)
    await world.families.runJob(id)
    const receipt = await world.families.receiptOf(id)
    expect(outcomesOf(receipt, family.ana)).toMatchObject({ face: 'already_over' })
    expect(receipt.people[0]?.readers).toEqual([])
  })
})

describe('the night', () => {
  it('ends the consents of people who are no longer here, and of nobody else', async () => {
    const [stays, left, refused] = [await enrolled(), await enrolled(), await enrolled()]
    await world.past(`UPDATE occupancies SET ends_on = '${companyDay(-1)}'
      WHERE resident_id = '${left.ana}'`)
    await world.past(`UPDATE residents SET approval = 'refused' WHERE id = '${refused.ana}'`)
    const employee = (name: string) =>
      world.make('employees', { name, position: 'Zelador', kind: 'own' })
    const [dismissed, suspended] = [await employee('Rui'), await employee('Sara')]
    const provider = await world.make('service-providers', samples['service-providers'].values(711))
    const people = { employee_id: [dismissed, suspended], provider_id: [provider] }
    for (const [pointer, ids] of Object.entries(people))
      for (const id of ids)
        await world.past(`INSERT INTO face_consents (tenant_id, id, ${pointer}, term_version,
            term_language, term_text, given_how)
          VALUES ('${world.tenantId}', '${newId()}', '${id}', '2026-11', 'pt', 'texto', 'link')`)
    await world.past(`UPDATE employees SET employment = 'dismissed', status = 'INATIVO',
      dismissed_on = '${companyDay(-1)}' WHERE id = '${dismissed}'`)
    await world.past(`UPDATE employees SET status = 'INATIVO' WHERE id = '${suspended}'`)
    await world.past(`UPDATE service_providers SET contract_to = '${companyDay(-1)}'
      WHERE id = '${provider}'`)
    await endFacesOfLeavers(world.test.parts.database, world.tenantId)
    const live = await world.past<{ id: string }>(
      `SELECT coalesce(resident_id, employee_id, provider_id) AS id FROM face_consents
       WHERE withdrawn_at IS NULL`,
    )
    const ids = live.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([stays.ana, suspended]))
    for (const gone of [left.ana, refused.ana, dismissed, provider]) expect(ids).not.toContain(gone)
    expect(await world.stored(left.ana)).toMatchObject({ photos: 0, ended: ['departure'] })
    expect(await world.stored(stays.ana)).toMatchObject({ photos: 1, live: 1 })
  })
})

describe('photos of a company that keeps none', () => {
  it('are deleted once every reader that shall has the face', async () => {
    const family = await enrolled()
    const [first, second] = [await world.addReader([]), await world.addReader([])]
    const drop = async () => {
      await asSystem(dropKeptPhotos)
      return (await world.stored(family.ana)).photos
    }
    const keep = (keep_photo: boolean | null) =>
      world.past(`UPDATE tenants SET settings = '${JSON.stringify({ faces: { keep_photo } })}'
        WHERE id = '${world.tenantId}'`)
    await keep(false)
    expect(await drop()).toBe(1)
    await world.onReader(family.ana, first.id, 'done')
    const number = await world.onReader(family.ana, second.id, 'waiting')
    expect(await drop()).toBe(1)
    await world.past(`UPDATE reader_entries SET state = 'done' WHERE number = ${number}`)
    for (const kept of [null, true]) {
      await keep(kept)
      expect(await drop()).toBe(1)
    }
    await keep(false)
    expect(await drop()).toBe(0)
    const { people } = (await world.as(family, 'GET')).data
    expect(people[0]).toMatchObject({ status: 'enrolled', photo: { is_kept: false } })
    const link = await world.as(family, 'POST', `/resident/${family.ana}/photo-link`)
    expect(link.status).toBe(404)
    await keep(null)
  })
})

describe('removals that take long', () => {
  it('are told to the síndicos once for a reader', async () => {
    const [family, other] = [await enrolled(), await enrolled()]
    const [slow, quick] = [await world.addReader([]), await world.addReader([])]
    const number = await world.onReader(family.ana, slow.id, 'done')
    const theirs = await world.onReader(other.ana, slow.id, 'done')
    await world.onReader(family.ana, quick.id, 'done')
    await remove(number, slow.id, false)
    await remove(number, quick.id, true)
    const minutesLater = (minutes: number) =>
      world.past(`UPDATE reader_removals SET asked_at = asked_at - interval '${minutes} minutes',
        told_at = told_at - interval '${minutes} minutes'`)
    await minutesLater(59)
    await asSystem(tellOfLateRemovals)
    expect(await inbox(slow.id)).toEqual([])
    await minutesLater(2)
    const started: unknown[] = []
    const task = lateRemovalTasks[TELL_OF_REMOVALS]
    if (task?.scope !== 'platform') throw new Error('it looks at all companies')
    const scope: PlatformScope = {
      system: world.test.database.system,
      startForTenant: async (...given) => void started.push(given),
    }
    await task.run(scope, {})
    expect(started).toContainEqual([world.tenantId, 'tell_of_late_removals'])
    await asSystem(tellOfLateRemovals)
    const [told, ...more] = await inbox(slow.id)
    expect(more).toEqual([])
    expect(told).toMatchObject({
      kind: 'reader_removals_open',
      text: expect.stringContaining(': 1 ') as unknown,
    })
    for (const role of ['funcionario', 'condomino'] as const)
      expect(await inbox(slow.id, role)).toEqual([])
    expect(await inbox(quick.id)).toEqual([])
    // Nothing new is told, and more of the same reader only changes the count.
    await world.test.as('sindico').post(`/inbox/${told?.id}/read`)
    await asSystem(tellOfLateRemovals)
    await remove(theirs, slow.id, false)
    await minutesLater(61)
    await asSystem(tellOfLateRemovals)
    expect(await inbox(slow.id)).toMatchObject([
      { text: expect.stringContaining(': 2 ') as unknown, read: true },
    ])
  })
})

it('a live consent is a fact about people of each kind', async () => {
  const family = await enrolled()
  const employee = await world.make('employees', { name: 'Rui', position: 'Zelador', kind: 'own' })
  const provider = await world.make('service-providers', samples['service-providers'].values(721))
  const refs = [
    { kind: 'resident', id: family.ana },
    { kind: 'employee', id: employee },
    { kind: 'provider', id: provider },
  ] as const
  const facts = async () => {
    const people = await asSystem((context) => readPeople(context, refs, companyDay(0)))
    return refs.map(({ id }) => people.get(id)?.hasConsent)
  }
  expect(await facts()).toEqual([true, false, false])
  for (const [pointer, id] of [
    ['employee_id', employee],
    ['provider_id', provider],
  ])
    await world.past(`INSERT INTO face_consents (tenant_id, id, ${pointer}, term_version,
        term_language, term_text, given_how)
      VALUES ('${world.tenantId}', '${newId()}', '${id}', '2026-11', 'pt', 'texto', 'link')`)
  await world.as(family, 'DELETE', `/resident/${family.ana}/consent`)
  expect(await facts()).toEqual([false, true, true])
})
