import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobGroups } from './background.ts'
import { machineriesOf, unnotedReads } from './machineries.ts'
import { gathered, moduleRegister } from './modules.ts'
import { sampleCpf } from './parts/sample-values.ts'
import { type AnnouncementWorld, openAnnouncementWorld } from './testing/announcement-world.ts'
import {
  type DepartingFamilies,
  departingFamilies,
  type Family,
} from './testing/departing-family.ts'
import { time } from './testing/event-world.ts'
import { type GateWorld, openGateWorld } from './testing/gate-world.ts'
import { type GuestWorld, openGuestWorld } from './testing/guest-world.ts'
import { otherJobs } from './testing/other-jobs.ts'
import { openTestApp, rowsOf, type TestApp } from './testing/test-app.ts'

/**
 * Jobs that end something that somebody has, such as a right or a reservation. Each has a group of
 * tests below that moves the clock without running the job: nothing may end later because its job
 * is late.
 */
const ending = [
  'end_announcement',
  'end_departure',
  'end_stale_visit',
  'miss_visit',
  'step_event',
] as const

let guests: GuestWorld
let gate: GateWorld
let notices: AnnouncementWorld
let families: DepartingFamilies
let departing: TestApp
beforeAll(async () => {
  guests = await openGuestWorld()
  gate = await openGateWorld()
  notices = await openAnnouncementWorld()
  departing = await openTestApp()
  families = departingFamilies(departing)
})
afterAll(async () => {
  await guests.world.close()
  await gate.close()
  await notices.close()
  await departing.close()
})

it('every job is known for what it ends', () => {
  const { parts } = gate.test
  const machineries = machineriesOf(parts, unnotedReads)
  const onKept = () => undefined
  const groups = jobGroups({ ...parts, machineries, gathered, loopback: false, onKept })
  const names = groups.flatMap(({ tasks }) => Object.keys(tasks)).toSorted()
  expect(names).toEqual([...ending, ...Object.values(otherJobs).flat()].toSorted())
})

const cases: Readonly<Record<(typeof ending)[number], () => void>> = {
  step_event: () => {
    const past = (eventId: string) =>
      guests.world.past(`UPDATE events SET held_until = now() WHERE id = '${eventId}'`)
    const requested = async (day: number) => {
      const area = await guests.addArea({ needs_approval: true, quota: 1, quota_period: 'year' })
      const { id } = await guests.booked(area, time(day, 14, 18))
      return { area, id }
    }

    it('a request that nobody answered is approved no more, nor changed', async () => {
      const { id } = await requested(40)
      const { version } = await guests.read(id)
      await past(id)
      expect(await guests.act(id, 'approve')).toMatchObject({ status: 409 })
      const bulk = await guests.test
        .as('sindico')
        .post('/events/bulk', { payload: { action: 'approve', items: [{ id, version }] } })
      expect(bulk.body.data).toMatchObject([{ id, outcome: 'refused', code: 'state_conflict' }])
      expect((await guests.change({ id, version }, time(41, 14, 18))).status).toBe(409)
      expect((await guests.read(id))['state']).toBe('requested')
    })

    it('its time is free, also to the unit whose quota it filled', async () => {
      const { area, id } = await requested(42)
      expect(
        (await guests.book(area, time(42, 14, 18), guests.neighbour(), 'sindico')).status,
      ).toBe(422)
      await past(id)
      const times = await guests.test
        .as('condomino')
        .get(
          `/common-areas/${area}/times?day=${time(42, 14, 18).starts_at.slice(0, 10)}&apartment_id=${guests.id('home')}`,
        )
      expect(times.body.data).toMatchObject({ quota: { used: 0 } })
      await guests.booked(area, time(42, 13, 15), guests.neighbour(), 'sindico')
      await guests.booked(area, time(42, 16, 18))
      // The late job does not offer the time again to those who waited for it.
      await guests.run('step_event', { eventId: id })
      expect((await guests.read(id))['state']).toBe('refused')
      expect(
        (await guests.book(area, time(42, 13, 14), guests.neighbour(), 'sindico')).status,
      ).toBe(422)
    })

    it('an offer past its end is not accepted', async () => {
      const area = await guests.addArea()
      const first = await guests.booked(area, time(43, 14, 18), guests.neighbour(), 'sindico')
      const { id } = await guests.booked(area, time(43, 14, 18), { waits: true })
      await guests.act(first.id, 'cancel', { reason: 'Chuva' })
      await guests.run('offer_times', { areaId: area })
      expect((await guests.read(id))['state']).toBe('offered')
      await past(id)
      expect((await guests.act(id, 'accept', {}, 'condomino')).status).toBe(409)
      expect((await guests.act(id, 'accept')).status).toBe(409)
    })

    it('a reservation that has begun is not cancelled, and one that is over has no new guests', async () => {
      const { id } = await guests.party()
      const move = (hours: number) =>
        guests.world.past(`UPDATE events SET starts_at = now() - interval '${hours} hours',
          ends_at = now() - interval '${hours - 2} hours' WHERE id = '${id}'`)
      await move(1)
      expect((await guests.act(id, 'cancel', { reason: 'Chuva' })).status).toBe(409)
      await guests.invite(id, { name: 'Otávio Luz' }, 'sindico')
      await move(3)
      expect((await guests.addMany(id, [{ name: 'Pedro Paz' }], 'sindico')).status).toBe(422)
      expect(await guests.guestsOf(id)).toHaveLength(1)
    })
  },

  end_stale_visit: () => {
    const aged = async (column: 'waiting_since' | 'answered_at') => {
      const id = await gate.walkIn()
      if (column === 'answered_at') await gate.test.as('condomino').post(`/visits/${id}/authorise`)
      await gate.past(
        `UPDATE visits SET ${column} = now() - interval '24 hours' WHERE id = '${id}'`,
      )
      return id
    }

    it('who was asked a day ago answers no more', async () => {
      const id = await aged('waiting_since')
      expect((await gate.test.as('condomino').post(`/visits/${id}/authorise`)).status).toBe(409)
      const { status } = await gate.test
        .as('funcionario')
        .post(`/visits/${id}/authorise`, { payload: { answered_name: 'Ana' } })
      expect(status).toBe(409)
    })

    it('who was authorised a day ago does not enter', async () => {
      const id = await aged('answered_at')
      const entry = { payload: { visit_id: id } }
      expect((await gate.test.as('funcionario').post('/gate/entries', entry)).status).toBe(409)
      expect((await gate.test.as('funcionario').post(`/visits/${id}/check-in`)).status).toBe(409)
    })
  },

  miss_visit: () => {
    it('who is expected enters by no pass that is over, unless the gate says why', async () => {
      const { body } = await gate.test.as('condomino').post('/visits/invite', {
        payload: { apartment_id: gate.own.apartmentId, guests: [{ name: 'Lia Matos' }] },
      })
      const id = String(rowsOf(body)[0]?.['visit_id'])
      await gate.past(`UPDATE passes SET valid_from = now() - interval '2 days', valid_to = now() - interval '1 day'
        WHERE id = (SELECT pass_id FROM visits WHERE id = '${id}');
        UPDATE visits SET expected_from = now() - interval '2 days', expected_to = now() - interval '1 day'
        WHERE id = '${id}'`)
      const document = { id_doc: { kind: 'other', number: 'L1234567' } }
      const entry = await gate.test
        .as('funcionario')
        .post('/gate/entries', { payload: { visit_id: id, ...document } })
      expect([entry.status, entry.body.errors]).toMatchObject([
        409,
        [{ field: 'pass', code: 'pass_expired' }],
      ])
    })
  },

  end_departure: () => {
    /** The status of a login, whose session is read anew. */
    const me = (family: Family) => {
      departing.parts.guard.forget(family.login.sessionId)
      return families.me(family)
    }

    it('whose last day is over is signed in no more, and lets nobody in, unless it is undone', async () => {
      const family = await families.add()
      const id = await families.plan(family)
      expect(await me(family)).toBe(200)
      await families.daysLater(id, 1)
      expect(await me(family)).toBe(401)
      expect(await families.enter(family.pass)).toEqual([409, 'pass_host_gone'])
      expect((await families.undo(id)).status).toBe(200)
      expect(await me(family)).toBe(200)
      expect((await families.enter(family.pass))[0]).toBe(200)
    })

    it('an employee whose work is over lets nobody in either', async () => {
      const values = moduleRegister('employees').sample.values(8_400)
      const employee = await families.made('employees', values)
      const visitor = await families.made('visitors', {
        name: 'Pedro Paz',
        cpf: sampleCpf(840_000),
      })
      const pass = await families.made('passes', {
        visitor_id: visitor,
        kind: 'recurring',
        employee_id: employee,
        valid_from: new Date(Date.now() - 3_600_000).toISOString(),
        valid_to: new Date(Date.now() + 86_400_000).toISOString(),
      })
      const last_day = families.day(0)
      const { body } = await families.begin(employee, { last_day }, 'employees')
      await families.daysLater(body.data.id, 1)
      expect(await families.enter(pass)).toEqual([409, 'pass_host_gone'])
    })
  },

  end_announcement: () => {
    it('what holds no more is acknowledged by nobody, and reaches nobody new', async () => {
      const until = new Date(Date.now() + 86_400_000).toISOString()
      const id = await notices.sent({ requires_ack: true, valid_until: until })
      const stand = async () => (await notices.read(id, 'condomino')).data
      expect(await stand()).toMatchObject({ unread: true, unacknowledged: true })
      await notices.test.past(`UPDATE announcements SET valid_until = now() WHERE id = '${id}'`)
      expect(await stand()).toMatchObject({ state: 'sent', unread: false, unacknowledged: false })
      expect((await notices.act(id, 'acknowledge', {}, 'condomino')).status).toBe(409)
      expect((await notices.act(id, 'withdraw', { withdraw_reason: 'Engano' })).status).toBe(409)
      await notices.test.past(`DELETE FROM announcement_recipients WHERE announcement_id = '${id}'`)
      expect((await notices.read(id, 'condomino')).status).toBe(404)
    })
  },
}

describe.each(ending)('%s, left out', (name) => {
  cases[name]()
})
