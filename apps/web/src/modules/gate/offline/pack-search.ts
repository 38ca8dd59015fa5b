import { typedParcel } from '@portaria/contract/modules/custody/typed-parcel'
import type { DeskPack } from '@portaria/contract/modules/gate/desk-pack'
import {
  BOX_HITS,
  type BoxFound,
  type GateVisit,
  type NearPlate,
} from '@portaria/contract/modules/gate/gate'
import { isPin, passCodeOf } from '@portaria/contract/modules/gate/gate-codes'
import { SEARCH_HITS, type SearchGroup, UNIT_HITS } from '@portaria/contract/modules/search/search'
import type { LocalMoment } from '@portaria/contract/modules/visits/pass-window'
import { plate, plateKey, platesLike } from '@portaria/contract/value-types/plate'
import { searchReadings, spacedPlate, wordsOf } from '@portaria/contract/value-types/search-words'
import { joinedText, searchText } from '@portaria/contract/value-types/text'
import { trackingLikeness } from '@portaria/contract/value-types/tracking-code'
import { typedUnits } from '@portaria/contract/value-types/typed-unit'
import { codeDigest, documentMark, keysOfNumber } from './document-marks.ts'
import { asGatePass, type PackLists } from './pack-lists.ts'
import type { Place, QueuedLine } from './queued-line.ts'

/** A note for the desk on a search without a network. */
export type PackNote =
  /** PINs are not on the device. */
  | 'pin'
  /** Parcels are not on the device. */
  | 'noParcels'
  /** The document has the same mark as a blocked one, but may belong to another person. */
  | 'mayBeBlocked'

/** The results in the format of both searches of the desk. */
export type PackFound = {
  box: BoxFound
  note: PackNote | null
}

/** The data to search. */
export type SearchedPack = {
  pack: DeskPack
  lines: readonly QueuedLine[]
  lists: PackLists
  moment: LocalMoment
}

const nothing: BoxFound = {
  pass: null,
  refusal: null,
  visits: [],
  passes: [],
  plates: [],
  collected: null,
  parcels: [],
  found: [],
}

const none: PackFound = { box: nothing, note: null }

/**
 * Searches the pack for a typed or scanned text: a pass by its code, visits by name, plate or
 * document, cars, units and employees.
 */
export async function searchPack(searched: SearchedPack, typed: string): Promise<PackFound> {
  const bare = typed.replace(/\s/g, '')
  const code = passCodeOf(typed)
  if (code !== null) return { ...none, box: await passOfCode(searched, code) }
  if (isPin(bare)) return { ...none, note: 'pin' }
  if (isOfParcel(typed)) return { ...none, note: 'noParcels' }
  const { pack, lines, lists, moment } = searched
  const marks = await Promise.all(keysOfNumber(typed).map((key) => documentMark(pack, key)))
  const readings = readingsOf(typed)
  const together = spacedPlate(typed)
  const read = plate.parse(typed)
  const car = read.ok ? plateKey(read.value) : null
  const isCar = (number: string | null | undefined) =>
    car !== null && number != null && plateKey(number) === car
  const isMeant = (
    one: { guest_name: string; plate: string | null },
    by: { document: string | null; usual_plate?: string | null } | undefined,
  ) =>
    (by?.document != null && marks.includes(by.document)) ||
    isCar(one.plate) ||
    isCar(by?.usual_plate) ||
    hasWords(`${one.guest_name} ${one.plate ?? ''} ${by?.usual_plate ?? ''}`, readings) ||
    (together !== null && hasWords(`${one.plate ?? ''} ${by?.usual_plate ?? ''}`, [[together]]))
  const packed = new Map(pack.visits.map((visit) => [visit.id, visit]))
  const visits = [...lists.expected.visits, ...lists.inside.data].filter((visit) =>
    isMeant(visit, packed.get(visit.id)),
  )
  const passes = pack.passes.filter(
    (pass) => isMeant(pass, pass) && !visits.some(({ pass_id: passId }) => passId === pass.id),
  )
  const units = unitsOf(pack.units, typed)
  const homes = homesOf(pack.units, typed).filter(({ id }) => units.every((one) => one.id !== id))
  return {
    box: {
      ...nothing,
      visits: visits.toSorted(byRank).slice(0, BOX_HITS),
      passes: passes.slice(0, BOX_HITS).map((pass) => asGatePass(pack, lines, pass, moment)),
      plates: carsOf(pack, typed).slice(0, BOX_HITS),
      found: [
        groupOf('apartments', units, true),
        // Residents are called through their unit.
        groupOf('apartments', homes, false),
        groupOf('employees', placesOf(pack.employees, readings), false),
        groupOf('common-areas', placesOf(pack.areas, readings), false),
      ].filter(({ hits }) => hits.length > 0),
    },
    note: marks.some((mark) => pack.blocked.documents.includes(mark)) ? 'mayBeBlocked' : null,
  }
}

async function passOfCode({ pack, lines, moment }: SearchedPack, code: string): Promise<BoxFound> {
  const digest = await codeDigest(code)
  const pass = pack.passes.find((one) => one.code === digest)
  if (!pass) return { ...nothing, refusal: 'pass_unknown' }
  return { ...nothing, pass: asGatePass(pack, lines, pass, moment) }
}

type Readings = readonly (readonly string[])[]

/** The readings of a typed text; one letter occurs in almost every name. */
const readingsOf = (typed: string): Readings =>
  typed.trim().length > 1 ? searchReadings(typed) : []

/** Whether each word of a reading begins some word of a text. */
const hasWords = (text: string, readings: Readings) => {
  const within = wordsOf(text)
  return readings.some(
    (words) =>
      words.length > 0 && words.every((word) => within.some((own) => own.startsWith(word))),
  )
}

const states: readonly GateVisit['state'][] = ['waiting', 'authorised', 'inside', 'expected']

/** Sorts visits: blocked ones first, then waiting, inside, and expected ones. */
const byRank = (one: GateVisit, other: GateVisit): number =>
  Number(other.blocked) - Number(one.blocked) ||
  states.indexOf(one.state) - states.indexOf(other.state)

/** Cars with the typed plate or a similar one, with a warning for a blocked one. */
function carsOf({ plates, blocked }: DeskPack, typed: string): NearPlate[] {
  const keys = new Set(platesLike(typed).map(plateKey))
  const read = plate.parse(typed)
  const number = read.ok ? read.value : ''
  const key = plateKey(number)
  const isBlocked = blocked.plates.includes(key)
  const cars = plates.filter((car) => keys.has(car.key))
  const unregistered = { key, plate: number, title: plate.format(number), apartment: null }
  const isKnown = cars.some((car) => car.key === key)
  return [
    ...(isBlocked && !isKnown ? [carOf(unregistered, 'visitors', { exact: true, isBlocked })] : []),
    ...cars
      .toSorted((one, other) => Number(other.key === key) - Number(one.key === key))
      .map((car) => {
        const exact = car.key === key
        return carOf(car, 'vehicles', { exact, isBlocked: exact && isBlocked })
      }),
  ]
}

/** A car without a page, since its record is not on the device. */
function carOf(
  { plate: number, title, apartment }: DeskPack['plates'][number],
  register: NearPlate['register'],
  { exact, isBlocked }: { exact: boolean; isBlocked: boolean },
): NearPlate {
  return { register, id: '', title, plate: number, exact, blocked: isBlocked, apartment }
}

/** Places whose title has all words; those that begin with the first word come first. */
function placesOf(places: readonly Place[], readings: Readings): Place[] {
  const begins = ({ title }: Place) =>
    Number(readings.some(([first = '']) => joinedText(title).startsWith(first)))
  return places
    .filter(({ title }) => hasWords(title, readings))
    .toSorted((one, other) => begins(other) - begins(one))
}

/** Units that a typed text may mean, those with exactly that number first. */
function unitsOf(units: readonly Place[], typed: string): Place[] {
  const meant = typedUnits(typed)
  const numberOf = ({ title }: Place) => searchText(title.split(' · ').at(-1) ?? '')
  const towerOf = ({ title }: Place) => title.split(' · ').slice(0, -1).join(' ')
  const isExact = (place: Place) => Number(meant.some(({ number }) => numberOf(place) === number))
  return units
    .filter((place) =>
      meant.some(
        ({ number, words }) =>
          numberOf(place).startsWith(number) &&
          (words.length === 0 || hasWords(towerOf(place), [words])),
      ),
    )
    .toSorted((one, other) => isExact(other) - isExact(one))
}

/** Units by name and number, or by the name of a resident who may authorise visitors. */
function homesOf(units: DeskPack['units'], typed: string): (Place & { by: string })[] {
  const [named, readings] = [typedUnits(typed), readingsOf(typed)]
  const lives = ({ people }: DeskPack['units'][number], asked: Readings) =>
    people.find(({ name }) => hasWords(name, asked))
  return units.flatMap((unit) => {
    const number = searchText(unit.title.split(' · ').at(-1) ?? '')
    const inUnit = named.find((one) => one.number === number && lives(unit, [one.words]))
    const person = lives(unit, inUnit ? [inUnit.words] : readings)
    return person ? [{ id: unit.id, title: unit.title, by: person.name }] : []
  })
}

/** Whether a text names a parcel, by its number or the code of its label. */
const isOfParcel = (typed: string): boolean =>
  typedParcel(typed)?.isNamed === true || trackingLikeness(typed) === 'certain'

const groupOf = (
  register: SearchGroup['register'],
  places: readonly (Place & { by?: string })[],
  meant: boolean,
): SearchGroup => {
  const most = meant ? UNIT_HITS : SEARCH_HITS
  return {
    register,
    meant,
    hits: places
      .slice(0, most)
      .map(({ id, title, by = null }) => ({ id, title, former: false, by, record: {} })),
    more: places.length > most,
  }
}
