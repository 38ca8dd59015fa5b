import type { DeskPack } from '@portaria/contract/features/desk-pack'
import {
  BOX_HITS,
  type BoxFound,
  type GatePass,
  type NearPlate,
} from '@portaria/contract/features/gate'
import type { LocalMoment } from '@portaria/contract/features/pass-window'
import { SEARCH_HITS, type SearchGroup } from '@portaria/contract/features/search'
import { plate, plateKey } from '@portaria/contract/value-types/plate'
import { searchWords } from '@portaria/contract/value-types/search-words'
import { searchText } from '@portaria/contract/value-types/text'
import { isPassCode, isPin } from '../gate-codes.ts'
import { codeDigest, documentMark, keysOfNumber } from './document-marks.ts'
import { asGatePass, type PackLists } from './pack-lists.ts'
import type { Place, QueuedLine } from './queued-line.ts'

/** What the desk is told about a search without a network, besides what was found. */
export type PackNote =
  /** PINs are not on the device. */
  | 'pin'
  /** A document of this mark is blocked: it may be another person's. */
  | 'mayBeBlocked'

/** What was found, as both searches of the desk answer it. */
export type PackFound = {
  box: BoxFound
  /** Passes of who was named, or whose document was typed. */
  passes: GatePass[]
  found: SearchGroup[]
  note: PackNote | null
}

/** What is searched. */
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
  plates: [],
  collected: null,
  parcels: [],
}

const none: PackFound = { box: nothing, passes: [], found: [], note: null }

/**
 * Finds what was typed or scanned in the pack: the pass of a code, visits by name, plate or document,
 * cars, units and who works here.
 */
export async function searchPack(searched: SearchedPack, typed: string): Promise<PackFound> {
  const bare = typed.replace(/\s/g, '')
  if (isPassCode(bare)) return { ...none, box: await passOfCode(searched, bare) }
  if (isPin(bare)) return { ...none, note: 'pin' }
  const { pack, lines, lists, moment } = searched
  const marks = await Promise.all(keysOfNumber(typed).map((key) => documentMark(pack, key)))
  const words = typed.trim().length > 1 ? searchWords(typed) : []
  const isMeant = (one: { guest_name: string; plate: string | null }, mark: string | null) =>
    (mark !== null && marks.includes(mark)) ||
    hasWords(`${one.guest_name} ${one.plate ?? ''}`, words)
  const markOf = new Map(pack.visits.map(({ id, document }) => [id, document]))
  const visits = [...lists.expected.visits, ...lists.inside.data].filter((visit) =>
    isMeant(visit, markOf.get(visit.id) ?? null),
  )
  const passes = pack.passes.filter(
    (pass) =>
      isMeant(pass, pass.document) && !visits.some(({ pass_id: passId }) => passId === pass.id),
  )
  return {
    box: {
      ...nothing,
      visits: visits.slice(0, BOX_HITS),
      plates: carsOf(pack, typed).slice(0, BOX_HITS),
    },
    passes: passes.slice(0, BOX_HITS).map((pass) => asGatePass(pack, lines, pass, moment)),
    found: [
      groupOf('apartments', placesOf(pack.units, words)),
      groupOf('employees', placesOf(pack.employees, words)),
    ].filter(({ hits }) => hits.length > 0),
    note: marks.some((mark) => pack.blocked.documents.includes(mark)) ? 'mayBeBlocked' : null,
  }
}

async function passOfCode({ pack, lines, moment }: SearchedPack, code: string): Promise<BoxFound> {
  const digest = await codeDigest(code)
  const pass = pack.passes.find((one) => one.code === digest)
  if (!pass) return { ...nothing, refusal: 'pass_unknown' }
  return { ...nothing, pass: asGatePass(pack, lines, pass, moment) }
}

const hasWords = (text: string, words: readonly string[]) => {
  const within = searchText(text)
  return words.length > 0 && words.every((word) => within.includes(word))
}

/** Cars of the typed plate, or of one that reads almost like it; a blocked one is warned about. */
function carsOf({ plates, blocked }: DeskPack, typed: string): NearPlate[] {
  const read = plate.parse(typed)
  if (!read.ok) return []
  const key = plateKey(read.value)
  const isBlocked = blocked.plates.includes(key)
  const cars = plates.filter((car) => car.key === key || look(car.plate) === look(read.value))
  const unregistered = { key, plate: read.value, title: plate.format(read.value), apartment: null }
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

/** A car without a page: its record is not on the device. */
function carOf(
  { plate: number, title, apartment }: DeskPack['plates'][number],
  register: NearPlate['register'],
  { exact, isBlocked }: { exact: boolean; isBlocked: boolean },
): NearPlate {
  return { register, id: '', title, plate: number, exact, blocked: isBlocked, apartment }
}

/** A plate with the characters made one that cameras and people take for each other. */
const look = (number: string): string =>
  number.replace(/O/g, '0').replace(/I/g, '1').replace(/B/g, '8')

/** Places whose title has all words; those that end with what was typed come first. */
function placesOf(places: readonly Place[], words: readonly string[]): Place[] {
  const last = words.at(-1) ?? ''
  const ends = ({ title }: Place) => Number(searchText(title).endsWith(last))
  return places
    .filter(({ title }) => hasWords(title, words))
    .toSorted((one, other) => ends(other) - ends(one))
}

const groupOf = (register: SearchGroup['register'], places: readonly Place[]): SearchGroup => ({
  register,
  hits: places
    .slice(0, SEARCH_HITS)
    .map(({ id, title }) => ({ id, title, former: false, record: {} })),
  more: places.length > SEARCH_HITS,
})
