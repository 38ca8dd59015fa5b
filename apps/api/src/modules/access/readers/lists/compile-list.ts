import { dayAfter } from '@portaria/contract/value-types/date'
import { instantOf, localOf } from '@portaria/contract/value-types/zoned-time'
import type {
  AccessPerson,
  AccessSchedule,
  Holiday,
  ReaderTime,
} from '@portaria/drivers/access/access-driver'
import { mapInShares } from '../../../../platform/map-in-shares.ts'
import type { ListedRule, ListInput, ReaderInUse } from './list-input.ts'
import { doorsOf, type ReaderDoors } from './reader-doors.ts'
import { type NumberedThing, type Subject, thingKey } from './reader-numbers.ts'
import { ALWAYS, holidayOn, spansOfHours } from './reader-schedules.ts'
import { earlier, endOfDay, later } from './reader-times.ts'
import { changesOfPass, type ReaderUser, usersOfPass, usersOfPerson } from './reader-users.ts'
import { type Right, rightsOf } from './rule-rights.ts'

/** A person on a list. Contains secrets. */
export type CompiledPerson = {
  readonly subject: Subject
  readonly person: AccessPerson
  readonly credentials: readonly ReaderUser['kinds'][number][]
  readonly unfit: readonly string[]
  /** The version of the photo by which the reader has to know the face; null for none. */
  readonly face: string | null
}

/** What a reader has to hold, with keys of things in the place of their numbers. */
export type CompiledList = {
  readonly equipmentId: string
  readonly people: readonly CompiledPerson[]
  readonly schedules: readonly AccessSchedule[]
  readonly holidays: readonly Holiday[]
}

/** Lists, with the things whose keys stand in them. */
export type CompiledLists = {
  readonly lists: readonly CompiledList[]
  readonly things: readonly NumberedThing[]
  /** The moment at which time alone changes the lists next. */
  readonly nextAt: Date
}

const EXIT: NumberedThing = { kind: 'exit' }
const EXIT_KEY = thingKey(EXIT)

/**
 * Works out what readers have to hold, from plain facts (access §25). Until the lists change next they
 * let in whom `decide` lets in, but for what is left to the server; and at no moment anybody else.
 */
export async function compileLists(input: ListInput): Promise<CompiledLists> {
  const { day } = localOf(input.now, input.zone)
  const ofPeople = await mapInShares(input.people, (bearer) =>
    listable(usersOfPerson(bearer, day), rightsOf(input.rules, bearer, day)),
  )
  const ofPasses = await mapInShares(input.passes, (pass) => {
    const guest = { person: pass.guest, until: null, units: [] }
    return listable(usersOfPass(pass, input, day), rightsOf(input.rules, guest, day))
  })
  const users = [...ofPeople, ...ofPasses].flat()
  const rules = compiledRules(input.rules, day)
  const holidays = input.holidays.map(holidayOn)
  const things = new Map<string, NumberedThing>()
  const lists: CompiledList[] = []
  for (const reader of input.readers) {
    const doors = doorsOf(reader, input.rules)
    const schedules = schedulesOf(rules, doors, things)
    const listed = new Set(schedules.map(({ id }) => id))
    const people = await mapInShares(users, (user) => personOn({ reader, doors, listed }, user))
    for (const [nth, { user, key }] of users.entries())
      if (people[nth]?.length !== 0) things.set(key, user.thing)
    lists.push({ equipmentId: reader.equipmentId, people: people.flat(), schedules, holidays })
  }
  return { lists, things: [...things.values()], nextAt: nextChange(input, day) }
}

type CompiledRule = { readonly rule: ListedRule; readonly spans: AccessSchedule['spans'] }

/** The rules by which a reader may let in at all, if somebody has them today (access §25). */
const compiledRules = (rules: readonly ListedRule[], day: string): CompiledRule[] =>
  rules
    .filter(
      (rule) =>
        !rule.two_credentials &&
        (rule.valid_from === null || rule.valid_from <= day) &&
        (rule.valid_to === null || rule.valid_to >= day),
    )
    .map((rule) => ({ rule, spans: spansOfHours(rule.hours) }))
    .filter(({ spans }) => spans.length > 0)

function schedulesOf(
  rules: readonly CompiledRule[],
  { ofRules, shut, out }: ReaderDoors,
  things: Map<string, NumberedThing>,
): AccessSchedule[] {
  const schedule = (thing: NumberedThing, more: Omit<AccessSchedule, 'id'>): AccessSchedule[] => {
    if (more.doors.length === 0) return []
    const id = thingKey(thing)
    things.set(id, thing)
    // What shuts doors takes them from schedules and changes nobody, so that few entries are sent again.
    return [{ id, ...more, doors: more.doors.filter((door) => !shut.has(door)) }]
  }
  return [
    ...rules.flatMap(({ rule: { id, name }, spans }) =>
      schedule({ kind: 'rule', id }, { name, spans, doors: ofRules.get(id) ?? [] }),
    ),
    ...schedule(EXIT, { name: EXIT.kind, spans: [ALWAYS], doors: out }),
  ]
}

/** What somebody may do by a schedule, until when. */
type Way = {
  readonly key: string
  readonly rule: ListedRule | null
  readonly end: ReaderTime | null
}

/** A user with a right somewhere, as all readers know it. */
type ListableUser = {
  readonly user: ReaderUser
  readonly key: string
  readonly rights: readonly Right[]
  readonly ways: readonly Way[]
}

function listable(users: readonly ReaderUser[], rights: readonly Right[]): ListableUser[] {
  if (rights.length === 0) return []
  // They leave for as long as any rule is for them.
  const last = rights.map(({ until }) => until).reduce(later, '')
  return users.map((user) => {
    const way = (key: string, rule: ListedRule | null, until: string | null): Way => ({
      key,
      rule,
      end: earlier(user.end, until === null ? null : endOfDay(until)),
    })
    const entries = (user.opens ? rights : []).map(({ rule, until }) =>
      way(thingKey({ kind: 'rule', id: rule.id }), rule, until),
    )
    const ways = [...entries, way(EXIT_KEY, null, last)].filter(
      ({ end }) => end === null || user.begin === null || user.begin <= end,
    )
    return { user, key: thingKey(user.thing), rights, ways }
  })
}

type Place = {
  readonly reader: ReaderInUse
  readonly doors: ReaderDoors
  /** The keys of the schedules of the reader. */
  readonly listed: ReadonlySet<string>
}

/** Returns a user as a reader has to hold them; nothing of somebody who has no right there. */
function personOn(
  { reader: { lacks }, doors, listed }: Place,
  { user, key: id, rights, ways }: ListableUser,
): CompiledPerson[] {
  if (!doors.hasExit && !rights.some(({ rule }) => doors.here.has(rule.id))) return []
  const held = user.credentials.filter(({ kind }) => !lacks.includes(kind))
  if (held.length === 0 && user.unfit.length === 0) return []
  const kinds = user.kinds.filter((kind) => !lacks.includes(kind))
  const open = ways.filter(({ key, rule }) => listed.has(key) && acceptsAll(rule, kinds))
  // The list has one end for all that a user may do: what ends before is left to the server.
  const end = open.length === 0 ? user.end : open.map((way) => way.end).reduce(later, '')
  const valuesOf = (...wanted: readonly string[]) =>
    held.filter(({ kind }) => wanted.includes(kind)).map(({ value }) => value)
  return [
    {
      subject: user.subject,
      person: {
        id,
        name: user.name,
        isVisitor: user.isVisitor,
        begin: user.begin,
        end,
        cards: valuesOf('card', 'tag'),
        qrCodes: valuesOf('qr'),
        pin: valuesOf('pin')[0] ?? null,
        schedules: open.filter((way) => way.end === end).map(({ key }) => key),
      },
      credentials: [...new Set(held.map(({ kind }) => kind))],
      unfit: user.unfit,
      face: valuesOf('face')[0] ?? null,
    },
  ]
}

const acceptsAll = (rule: ListedRule | null, kinds: readonly string[]): boolean =>
  rule === null ||
  rule.credentials.length === 0 ||
  kinds.every((kind) => rule.credentials.includes(kind))

/** Returns when time alone changes the lists next: what changes with a day does at midnight. */
function nextChange(input: ListInput, day: string): Date {
  const { now, zone, passes, blockEndsAt } = input
  const moments = [
    instantOf(dayAfter(day, 1), 0, zone),
    ...(blockEndsAt === null ? [] : [blockEndsAt]),
    ...passes.flatMap((pass) => changesOfPass(pass, input)),
  ]
  const ahead = moments.map((at) => at.getTime()).filter((at) => at > now.getTime())
  return new Date(ahead.reduce((next, at) => Math.min(next, at), Number.POSITIVE_INFINITY))
}
