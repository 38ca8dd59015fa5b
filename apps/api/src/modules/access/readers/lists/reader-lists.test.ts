import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretSeal } from '../../../../platform/sealed-secret.ts'
import { companyDay } from '../../../../testing/company-day.ts'
import {
  type ListedWorld,
  OWN_PINS,
  openListedWorld,
} from '../../../../testing/reader-lists/listed-world.ts'
import { wallClock } from '../../../../testing/reader-lists/site-at.ts'
import { standaloneDecision } from '../../../../testing/reader-lists/standalone-reader.ts'
import { countStatements } from '../../../../testing/statements/count-statements.ts'
import { passKeys } from '../../../visits/public/pass-keys.ts'
import { judge, readScene } from '../../decisions/judge.ts'
import type { Presented } from '../../decisions/presented.ts'
import { ownPinFinder } from '../../own-pins/find-own-pin.ts'
import { listedOf, readSubjects } from '../subjects.ts'
import { type ListedPerson, readerLists } from './reader-lists.ts'
import { numbersOf, type Subject } from './reader-numbers.ts'

const HOUR = 3_600_000
const UUID = /^[\da-f-]{36}$/

let world: ListedWorld
let [reader, exitReader] = ['', '']
beforeAll(async () => {
  world = await openListedWorld()
  ;[reader, exitReader] = [world.atGate, world.atExit]
})
afterAll(() => world.close())

const tools = () => {
  const { secret, publicUrl } = world.test.parts
  return { passes: passKeys(secret, publicUrl), ownPins: secretSeal(secret, 'own PIN') }
}

const lists = (subjects: readonly Subject[] | 'all', ids = [reader, exitReader]) =>
  world.test.database.app.inTenant(world.test.actor('sindico'), (context) =>
    readerLists(context, tools(), ids, subjects),
  )

async function listOf(equipmentId: string) {
  const list = (await lists('all')).get(equipmentId)
  if (!list) throw new Error('no list')
  return list
}

/** What a reader would hold of something shown. */
const valueOf = (presented: Presented) => {
  if (presented.kind === 'qr' && 'text' in presented)
    return { kind: 'qr' as const, value: presented.text }
  if (presented.kind === 'pin' && 'digits' in presented)
    return { kind: 'pin' as const, value: presented.digits }
  if (presented.kind === 'card' && 'number' in presented)
    return { kind: 'card' as const, value: presented.number }
  throw new Error('a reader does not read it')
}

const ownerOf = (people: readonly ListedPerson[], name: string) => {
  const presented = world.shown.get(name)
  if (!presented) throw new Error(`nothing is called ${name}`)
  const { value } = valueOf(presented)
  return people.find(({ person: { cards, qrCodes, pin } }) =>
    [...cards, ...qrCodes, pin].includes(value),
  )
}

describe('the list of a reader', () => {
  it('decides now as the server does, but for what is left to it', async () => {
    const { people, schedules, holidays } = await listOf(reader)
    const held = {
      people: people.map(({ person, face }) => ({ ...person, face })),
      schedules,
      holidays,
    }
    const { passes } = tools()
    const known = { passes, findOwnPin: ownPinFinder(passes) }
    const at = wallClock('America/Sao_Paulo', new Date())
    const compared: Record<string, string> = {}
    for (const [name, presented] of world.shown) {
      const { decision } = await world.test.database.app.inTenant(
        world.test.actor('sindico'),
        async (context) => {
          const passage = { pointId: world.gate, presented: [presented] } as const
          const scene = await readScene(context, passage)
          return judge(known, context, passage, scene, { lock: false })
        },
      )
      const told = standaloneDecision(held, { ...valueOf(presented), door: 1, at })
      compared[name] = `${decision.reason ?? decision.outcome}, ${told}`
    }
    expect(compared).toEqual({
      card: 'granted, granted',
      'card that ends': 'granted, granted',
      'card of tomorrow': 'not_yet, unknown',
      'card beyond a reader': 'granted, unknown',
      'lost card': 'lost_card, unknown',
      'inactive card': 'revoked, unknown',
      PIN: 'granted, granted',
      'PIN for duress': 'granted, granted',
      'card of a tenant': 'granted, granted',
      'card of a tenant of two units': 'granted, granted',
      'card of a former tenant': 'revoked, unknown',
      'card of a landlord': 'wrong_point, unknown',
      'card of an employee': 'granted, granted',
      'card of a dismissed employee': 'revoked, unknown',
      'card of a provider who is approved': 'granted, granted',
      'card of a provider who is pending': 'revoked, unknown',
      'card of a provider who is blocked': 'blocked, unknown',
      'QR of a pass': 'granted, granted',
      'PIN of a pass': 'granted, granted',
      'QR of a pass of tomorrow': 'not_yet, refused',
      'PIN of a pass of tomorrow': 'not_yet, refused',
      'QR of a pass of next week': 'not_yet, unknown',
      'PIN of a pass of next week': 'not_yet, unknown',
      'QR of a pass for one use': 'granted, refused',
      'PIN of a pass for one use': 'granted, refused',
      'QR of a pass with hours': 'granted, refused',
      'PIN of a pass with hours': 'granted, refused',
      'QR of a used pass': 'used_up, unknown',
      'PIN of a used pass': 'used_up, unknown',
      'QR of a pass that is over': 'expired, unknown',
      'PIN of a pass that is over': 'expired, unknown',
      'QR of a blocked guest': 'blocked, unknown',
      'PIN of a blocked guest': 'blocked, unknown',
      'QR of a revoked pass': 'revoked, unknown',
      'PIN of a revoked pass': 'revoked, unknown',
      'QR of a host who leaves': 'granted, granted',
      'PIN of a host who leaves': 'granted, granted',
    })
  })

  it('carries the ends of people, cards and passes, and what cannot be written', async () => {
    const { people, nextAt } = await listOf(reader)
    const ends = (name: string) => ownerOf(people, name)?.person.end
    expect(ends('card')).toBeNull()
    expect(ends('card that ends')).toBe(`${companyDay(3)}T23:59:59`)
    expect(ends('card of a tenant')).toBe(`${companyDay(5)}T23:59:59`)
    expect(ends('card of an employee')).toBe(`${companyDay(2)}T23:59:59`)
    expect(ends('card of a provider who is approved')).toBe(`${companyDay(9)}T23:59:59`)
    expect(ends('QR of a host who leaves')).toBe(`${companyDay(1)}T23:59:59`)
    // A rule for one unit ends with it, before the other unit: it is left to the server.
    const rules = (name: string) => ownerOf(people, name)?.person.schedules.length
    expect(ends('card of a tenant of two units')).toBeNull()
    expect([rules('card'), rules('card of a tenant of two units')]).toEqual([2, 1])
    const tomorrow = ownerOf(people, 'PIN of a pass of tomorrow')?.person
    // Twenty hours, and half an hour before and after.
    const length = Date.parse(tomorrow?.end ?? '') - Date.parse(tomorrow?.begin ?? '')
    expect(Math.round(length / HOUR)).toBe(21)
    const own = ownerOf(people, 'card')
    expect(own).toMatchObject({
      credentials: ['card', 'pin'],
      unfit: ['card_too_long'],
      person: { name: 'Ana Prado', isVisitor: false, pin: OWN_PINS.pin },
    })
    expect(ownerOf(people, 'PIN for duress')?.person).toMatchObject({
      name: 'Ana Prado',
      schedules: own?.person.schedules,
    })
    expect(nextAt.getTime() - Date.now()).toBeLessThan(24 * HOUR)
  })

  it('of one subject is its part of the whole list', async () => {
    const all = await lists('all')
    for (const id of [reader, exitReader]) {
      const whole = all.get(id)
      const subjects = new Map(
        whole?.people.map(({ subject }) => [`${subject.kind} ${subject.id}`, subject]),
      )
      expect(subjects.size).toBeGreaterThan(5)
      for (const subject of subjects.values()) {
        const part = (await lists([subject], [id])).get(id)
        expect(part?.people).toEqual(whole?.people.filter((one) => one.subject.id === subject.id))
        expect([part?.schedules, part?.holidays]).toEqual([whole?.schedules, whole?.holidays])
      }
    }
    const nobody = await lists([{ kind: 'resident', id: newId() }])
    expect(nobody.get(reader)?.people).toEqual([])
  })

  it('takes the same few statements, however many readers and people there are', async () => {
    const count = async (subjects: readonly Subject[] | 'all', ids: string[]) => {
      const { statements } = await countStatements(() => lists(subjects, ids))
      return statements.filter((one) => !one.includes('set_config')).length
    }
    await lists('all')
    const all = await count('all', [reader, exitReader])
    expect(await count('all', [reader])).toBe(all)
    // Moment, company, settings, readers, rules, holidays and blocks; three of people, cards, PINs and faces;
    // three of passes; numbers.
    expect(all).toBe(17)
    const one: Subject = { kind: 'resident', id: world.own.residentId }
    expect(await count([one], [reader, exitReader])).toBe(12)
  })

  it('lets out whoever has a rule at another point', async () => {
    const { people, schedules, holidays } = await listOf(exitReader)
    expect(schedules).toMatchObject([{ name: 'exit', doors: [1] }])
    const held = {
      people: people.map(({ person, face }) => ({ ...person, face })),
      schedules,
      holidays,
    }
    const at = wallClock('America/Sao_Paulo', new Date())
    const told = (name: string) => {
      const presented = world.shown.get(name)
      return presented && standaloneDecision(held, { ...valueOf(presented), door: 1, at })
    }
    expect(['card of an employee', 'QR of a pass for one use', 'PIN'].map(told)).toEqual([
      'granted',
      'granted',
      'granted',
    ])
    expect(['lost card', 'card of a landlord', 'QR of a blocked guest'].map(told)).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ])
  })

  it('has the holidays of thirteen months, also yearly ones', async () => {
    await world.make('holidays', { day: '2020-06-24', name: 'São João', yearly: true })
    const { holidays } = await listOf(reader)
    const days = holidays.map(({ begin, end }) => `${begin} ${end}`)
    const next = companyDay(0) > `${companyDay(0).slice(0, 4)}-06-24` ? 1 : 0
    const day = `${Number(companyDay(0).slice(0, 4)) + next}-06-24`
    expect(days).toContain(`${day}T00:00:00 ${day}T23:59:59`)
    expect(days.filter((one) => one.includes('-12-25T'))).not.toEqual([])
    expect(new Set(days).size).toBe(days.length)
  })

  it('is empty for a reader that is out of use, and for equipment without a driver', async () => {
    const silent = await world.reader()
    await world.past(
      `UPDATE access_points SET equipment_id = '${silent}' WHERE id = '${world.hall}'`,
    )
    const empty = { people: [], schedules: [], holidays: [] }
    expect((await lists('all', [silent])).get(silent)).toMatchObject(empty)
    await world.past(`UPDATE equipment SET status = 'INATIVO' WHERE id = '${reader}'`)
    expect((await lists('all', [reader])).get(reader)).toMatchObject(empty)
    await world.past(`UPDATE equipment SET status = 'ATIVO' WHERE id = '${reader}'`)
    await world.past(
      `UPDATE access_points SET equipment_id = '${reader}' WHERE id = '${world.hall}'`,
    )
  })
})

describe('numbers', () => {
  it('are the same each time, and tell whom they stand for', async () => {
    const { people, schedules } = await listOf(reader)
    const again = await listOf(reader)
    expect(again.people.map(({ number }) => number)).toEqual(people.map(({ number }) => number))
    const numbers = [...people.map(({ number }) => number), ...schedules.map(({ id }) => id)]
    expect(new Set(numbers).size).toBe(numbers.length)
    const meant = await world.test.database.app.readInTenant(
      world.test.actor('sindico'),
      (context) =>
        readSubjects(context, [...numbers, '0', '9007199254740991', '18446744073709551615', 'x']),
    )
    // Hours are nobody.
    expect(meant.size).toBe(people.length)
    for (const { number, subject } of people) {
      const found = meant.get(number)
      expect(found && listedOf(found)).toEqual(subject)
    }
    const numberOf = (name: string) => meant.get(ownerOf(people, name)?.number ?? '')
    expect(numberOf('PIN for duress')).toMatchObject({ isDuress: true, cardId: null })
    expect(numberOf('card that ends')).toMatchObject({ isDuress: false })
    expect(numberOf('card that ends')?.cardId).toMatch(UUID)
  })

  it('are given once, to callers at the same time too, and belong to a company', async () => {
    const things = ['own', 'neighbours'].map((one) => ({
      kind: 'resident' as const,
      id: one === 'own' ? world.own.residentId : world.neighbours.residentId,
    }))
    const rule = await world.make('access-rules', {
      name: 'Outra',
      kinds: ['resident'],
      points: [{ point_id: world.hall }],
    })
    const asked = [...things, { kind: 'rule' as const, id: rule }, { kind: 'exit' as const }]
    const give = () =>
      world.test.database.app.inTenant(world.test.actor('sindico'), (context) =>
        numbersOf(context, asked),
      )
    const [one, ...others] = await Promise.all([give(), give(), give(), give()])
    for (const other of others) expect(other).toEqual(one)
    expect(new Set(one?.values()).size).toBe(asked.length)
    const foreign = await world.test.database.app.readInTenant(
      world.test.actor('sindico', 'acacias'),
      (context) => readSubjects(context, [...(one?.values() ?? [])]),
    )
    expect(foreign.size).toBe(0)
  })
})
