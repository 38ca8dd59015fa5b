import type { DemonstrationRandom } from '../../../parts/demonstration-part.ts'
import {
  type Day,
  daysAgo,
  garage,
  hallOf,
  type Planned,
  pressExit,
  serviceOf,
} from './demonstration-fortnight.ts'
import type { Cast, Neighbour, Technician, Worker } from './demonstration-people.ts'

/** Returns everybody's days: residents, those who work here, and the provider. */
export const habitsOf = (
  { neighbours, workers, technician, towers }: Cast,
  days: readonly Day[],
  random: DemonstrationRandom,
): Planned[] => [
  ...neighbours.flatMap((one) => daysOfNeighbour(one, days, random)),
  ...workers.flatMap((one, nth) =>
    daysOfWorker(one, nth, towers[nth % towers.length] ?? '', days, random),
  ),
  ...(technician ? daysOfTechnician(technician, days, random) : []),
]

/** Hours at which somebody leaves home and comes back, as minutes of the day. */
type Outing = { readonly leaves: number; readonly returns: number }

/** Share of cars whose plate is not read, so that their driver shows a card. */
const UNREAD = 0.15

function daysOfNeighbour(
  one: Neighbour,
  days: readonly Day[],
  random: DemonstrationRandom,
): Planned[] {
  const usual = usualOuting(one, random)
  return days.flatMap((day) => {
    const outing = day.isWorkday
      ? random.chance(0.92) && {
          leaves: usual.leaves + random.integer(-12, 12),
          returns: usual.returns + random.integer(-20, 35),
        }
      : random.chance(0.6) && {
          leaves: random.integer(9 * 60, 13 * 60),
          returns: random.integer(14 * 60, 22 * 60),
        }
    return outing ? passagesOf(one, day, outing, random) : []
  })
}

/** Children go to school, old people for a walk, and the others to work. */
function usualOuting({ age }: Neighbour, random: DemonstrationRandom): Outing {
  if (age < 18)
    return { leaves: random.integer(390, 425), returns: random.integer(12 * 60 + 20, 13 * 60 + 30) }
  if (age >= 66) return { leaves: random.integer(480, 570), returns: random.integer(630, 700) }
  return { leaves: random.integer(375, 540), returns: random.integer(17 * 60 + 10, 20 * 60 + 40) }
}

/** Somebody with a car passes the gates of the garage, others the door of their tower. */
function passagesOf(
  { facts, tower, card_id, plate }: Neighbour,
  { ago }: Day,
  { leaves, returns }: Outing,
  random: DemonstrationRandom,
): Planned[] {
  const out = daysAgo(ago, 0, leaves) + random.integer(0, 50) / 60
  const back = daysAgo(ago, 0, returns) + random.integer(0, 50) / 60
  const byCard = {
    at: back,
    direction: 'in',
    credential: 'card',
    person: facts,
    cardId: card_id,
  } as const
  const isByCar = plate !== null && random.chance(0.7)
  if (!isByCar) return [pressExit(out, tower), { ...byCard, point: hallOf(tower) }]
  const byPlate = { credential: 'plate', person: facts } as const
  return [
    { ...byPlate, at: out, point: garage.out, direction: 'out' },
    random.chance(UNREAD)
      ? { ...byCard, point: garage.gate }
      : { ...byPlate, at: back, point: garage.plates, direction: 'in' },
  ]
}

/** Porters work every other day, twelve hours each; the others on the weekdays of their shift. */
function daysOfWorker(
  { facts, position, card_id, starts_at, ends_at, weekdays }: Worker,
  nth: number,
  tower: string,
  days: readonly Day[],
  random: DemonstrationRandom,
): Planned[] {
  const [start, end] = [minuteOf(starts_at), minuteOf(ends_at)]
  const isPorter = position.startsWith('Porteir')
  return days.flatMap(({ ago, weekday, isHoliday }): Planned[] => {
    const works = isPorter
      ? (ago + nth) % 2 === 0
      : weekdays.includes(weekday) && !isHoliday && random.chance(0.96)
    if (!works) return []
    const leaves = daysAgo(end <= start ? ago - 1 : ago, 0, end)
    return [
      {
        at: daysAgo(ago, 0, start) - random.integer(2, 14),
        point: serviceOf(tower),
        direction: 'in',
        credential: 'card',
        person: facts,
        cardId: card_id,
      },
      pressExit(leaves + random.integer(1, 12), tower),
    ]
  })
}

/**
 * The provider comes on Tuesdays and Thursdays in office hours; on Saturdays, holidays and once in an
 * evening it is too early or too late for the rule of providers.
 */
function daysOfTechnician(
  { facts, tower, card_id, plate }: Technician,
  days: readonly Day[],
  random: DemonstrationRandom,
): Planned[] {
  const show = (at: number, point: string) =>
    ({ at, point, direction: 'in', credential: 'card', person: facts, cardId: card_id }) as const
  const visits = days.flatMap(({ ago, weekday, isHoliday, isWorkday }): Planned[] => {
    const comes = isWorkday && (weekday === 'tue' || weekday === 'thu')
    if (comes) {
      const at = daysAgo(ago, 9, random.integer(2, 50))
      return [
        // The door of the tower is not theirs.
        ...(weekday === 'tue' ? [show(at - 2, hallOf(tower))] : []),
        show(at, serviceOf(tower)),
        pressExit(at + random.integer(55, 170), tower),
      ]
    }
    const isFreeDay = weekday === 'sat' || (isHoliday && weekday !== 'sun')
    return isFreeDay ? [show(daysAgo(ago, 14, random.integer(5, 40)), serviceOf(tower))] : []
  })
  const car = { direction: 'in', credential: 'plate', person: facts } as const
  return [
    ...visits,
    show(daysAgo(6, 19, 12), serviceOf(tower)),
    ...(plate === null ? [] : [{ ...car, at: daysAgo(5, 8, 41), point: garage.plates }]),
  ]
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
