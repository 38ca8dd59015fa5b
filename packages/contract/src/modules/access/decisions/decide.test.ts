import { describe, expect, it } from 'vitest'
import { type Attempt, decide, type RuleTerms } from './decide.ts'

const rule = (more: Partial<RuleTerms> = {}): RuleTerms => ({
  id: 'r1',
  kinds: ['resident'],
  tower_ids: [],
  apartment_ids: [],
  relations: [],
  person_ids: [],
  credentials: [],
  two_credentials: false,
  valid_from: null,
  valid_to: null,
  hours: null,
  ...more,
})

type Parts = {
  [Part in 'credential' | 'person' | 'point' | 'moment']?: Partial<NonNullable<Attempt[Part]>>
}

/** A resident of unit 101 in tower A with a live card, at an entrance, on a Wednesday at 10:00. */
const attempt = (rules: readonly RuleTerms[], parts: Parts = {}): Attempt => ({
  credential: { kinds: ['card'], refusal: null, isDuress: false, ...parts.credential },
  person: {
    kind: 'resident',
    id: 'p1',
    units: [{ apartment_id: '101', tower_id: 'A', relation: 'owner' }],
    isBlocked: false,
    isPresent: true,
    exitPermission: null,
    hasConsent: false,
    ...parts.person,
  },
  point: {
    id: 'door',
    direction: 'in',
    isActive: true,
    order: null,
    passback: null,
    isInterlocked: false,
    ...parts.point,
  },
  rules,
  moment: { day: '2026-11-25', time: '10:00', holidays: new Set(), ...parts.moment },
})

const nights = [{ days: ['fri'], from_time: '22:00', to_time: '06:00' }]

describe('an entrance', () => {
  it('refuses without a rule', () => {
    expect(decide(attempt([]))).toMatchObject({ outcome: 'denied', reason: 'wrong_point' })
  })

  it('lets in by a rule, and names it', () => {
    const other = rule({ id: 'r0', kinds: ['employee'] })
    expect(decide(attempt([other, rule()]))).toMatchObject({
      outcome: 'granted',
      rule_id: 'r1',
      considered: [
        { rule_id: 'r0', missed: 'person' },
        { rule_id: 'r1', missed: null },
      ],
    })
  })

  it.each<[string, Parts, string]>([
    ['a credential that nobody knows', { credential: { refusal: 'unknown' } }, 'unknown'],
    ['a blocked person', { person: { isBlocked: true } }, 'blocked'],
    ['a person who left', { person: { isPresent: false } }, 'revoked'],
    ['a lost card', { credential: { refusal: 'lost_card' } }, 'lost_card'],
    ['an inactive point', { point: { isActive: false } }, 'wrong_point'],
    ['a lockdown', { point: { order: 'locked' } }, 'lockdown'],
    ['a face without consent', { credential: { kinds: ['face'] } }, 'no_consent'],
    ['a second entry', { point: { passback: 'hard' } }, 'passback'],
    ['an open door beside it', { point: { isInterlocked: true } }, 'interlock'],
  ])('refuses %s', (_, parts, reason) => {
    expect(decide(attempt([rule()], parts))).toMatchObject({ outcome: 'denied', reason })
  })

  it('refuses an unknown credential without a person', () => {
    expect(decide({ ...attempt([rule()]), person: null })).toMatchObject({ reason: 'unknown' })
  })

  it('names the block before anything else that speaks against a person', () => {
    const parts: Parts = {
      person: { isBlocked: true, isPresent: false },
      point: { order: 'locked' },
    }
    expect(decide(attempt([], parts)).reason).toBe('blocked')
  })

  it.each<[string, Partial<RuleTerms>, string]>([
    ['of another tower', { tower_ids: ['B'] }, 'wrong_point'],
    ['of another unit', { apartment_ids: ['102'] }, 'wrong_point'],
    ['of tenants', { relations: ['tenant'] }, 'wrong_point'],
    ['for another credential', { credentials: ['qr'] }, 'wrong_point'],
    ['that begins tomorrow', { valid_from: '2026-11-26' }, 'not_yet'],
    ['that ended yesterday', { valid_to: '2026-11-24' }, 'expired'],
    ['of other hours', { hours: nights }, 'schedule'],
  ])('refuses by a rule %s', (_, more, reason) => {
    expect(decide(attempt([rule(more)]))).toMatchObject({ outcome: 'denied', reason })
  })

  it('lets in by name whom the kinds leave out', () => {
    const named = rule({ kinds: [], tower_ids: ['B'], person_ids: ['p1'] })
    expect(decide(attempt([named])).outcome).toBe('granted')
  })

  it('narrows by one unit that meets tower and relation together', () => {
    const units = [
      { apartment_id: '101', tower_id: 'A', relation: 'landlord' },
      { apartment_id: '201', tower_id: 'B', relation: 'owner' },
    ]
    const ofOwners = rule({ tower_ids: ['A'], relations: ['owner'] })
    expect(decide(attempt([ofOwners], { person: { units } })).reason).toBe('wrong_point')
  })

  it('gives the reason of the closest rule', () => {
    const rules = [rule({ hours: nights }), rule({ id: 'r2', tower_ids: ['B'] })]
    expect(decide(attempt(rules)).reason).toBe('schedule')
  })

  it('waits for a second credential of another kind', () => {
    const two = rule({ two_credentials: true })
    expect(decide(attempt([two])).outcome).toBe('pending')
    const both: Parts = { credential: { kinds: ['card', 'pin'] } }
    expect(decide(attempt([two], both)).outcome).toBe('granted')
    const same: Parts = { credential: { kinds: ['card', 'card'] } }
    expect(decide(attempt([two], same)).outcome).toBe('pending')
  })

  it('tells of duress at once where it waits for a second credential', () => {
    const two = rule({ two_credentials: true })
    const forced: Parts = { credential: { kinds: ['pin'], isDuress: true } }
    expect(decide(attempt([two], forced))).toMatchObject({ outcome: 'pending', marks: ['duress'] })
  })

  it('lets in at once where another rule asks for one credential', () => {
    expect(decide(attempt([rule({ two_credentials: true }), rule({ id: 'r2' })]))).toMatchObject({
      outcome: 'granted',
      rule_id: 'r2',
    })
  })

  it('marks a second entry where that is allowed, and duress in silence', () => {
    expect(decide(attempt([rule()], { point: { passback: 'soft' } }))).toMatchObject({
      outcome: 'granted',
      marks: ['passback'],
    })
    expect(decide(attempt([rule()], { credential: { isDuress: true } }))).toMatchObject({
      outcome: 'granted',
      marks: ['duress'],
    })
  })

  it('opens for everybody when it is released', () => {
    const parts: Parts = { point: { order: 'released' }, person: { isBlocked: true } }
    expect(decide(attempt([], parts))).toMatchObject({ outcome: 'granted', marks: ['blocked'] })
  })

  it('refuses a landlord, unless a rule names the relation or the person', () => {
    const units = [{ apartment_id: '101', tower_id: 'A', relation: 'landlord' }]
    const rules: [Partial<RuleTerms>, string][] = [
      [{}, 'denied'],
      [{ tower_ids: ['A'] }, 'denied'],
      [{ relations: ['owner'] }, 'denied'],
      [{ relations: ['landlord'] }, 'granted'],
      [{ kinds: [], person_ids: ['p1'] }, 'granted'],
    ]
    for (const [more, outcome] of rules)
      expect(decide(attempt([rule(more)], { person: { units } }))).toMatchObject({ outcome })
  })

  it('tells of a known card that nobody holds why it opens nothing', () => {
    const returned = { ...attempt([rule()], { credential: { refusal: 'revoked' } }), person: null }
    expect(decide(returned)).toMatchObject({ outcome: 'denied', reason: 'revoked' })
  })
})

describe('a way out', () => {
  const out = { direction: 'out' } as const

  it.each<[string, Parts, string[]]>([
    ['a blocked person', { person: { isBlocked: true } }, ['blocked']],
    ['a dismissed person', { person: { isPresent: false } }, ['revoked']],
    ['a lost card', { credential: { refusal: 'lost_card' } }, ['lost_card']],
    ['an expired pass', { credential: { refusal: 'expired' } }, ['expired']],
    ['a pass that its entry used up', { credential: { refusal: 'used_up' } }, []],
    ['a lockdown', { point: { order: 'locked' } }, ['lockdown']],
    ['an inactive point', { point: { isActive: false } }, ['wrong_point']],
    ['a second exit', { point: { passback: 'hard' } }, ['passback']],
    ['a minor without permission', { person: { exitPermission: 'never' } }, ['minor_alone']],
    ['a minor with a guardian', { person: { exitPermission: 'guardian' } }, ['minor_alone']],
    ['a minor who may leave', { person: { exitPermission: 'free' } }, []],
  ])('lets out %s', (_, parts, marks) => {
    const decision = decide(attempt([rule()], { ...parts, point: { ...parts.point, ...out } }))
    expect(decision).toMatchObject({ outcome: 'granted', reason: null, marks })
  })

  it('lets out without a rule, and with one that waits for a second credential', () => {
    expect(decide(attempt([], { point: out }))).toMatchObject({
      outcome: 'granted',
      marks: ['wrong_point'],
    })
    const two = rule({ two_credentials: true })
    expect(decide(attempt([two], { point: out }))).toMatchObject({ outcome: 'granted', marks: [] })
  })

  it('lets out a person whom nobody knows', () => {
    expect(decide({ ...attempt([], { point: out }), person: null })).toMatchObject({
      outcome: 'granted',
      marks: ['unknown'],
    })
  })
})
