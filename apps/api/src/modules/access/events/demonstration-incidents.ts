import type { DenialReason } from '@portaria/contract/modules/access/decisions/decision-words'
import type { DemonstrationRandom } from '../../../parts/demonstration-part.ts'
import {
  type Day,
  daysAgo,
  garage,
  hallOf,
  type Planned,
  type PlannedAttempt,
  serviceOf,
} from './demonstration-fortnight.ts'
import type { Cast } from './demonstration-people.ts'

/** Doors that were opened from afar: days ago, hour, minute, and why. */
const openings = [
  [13, 8, 22, 'Morador sem o cartão; identidade conferida pela portaria'],
  [11, 15, 47, 'Entrega de móveis autorizada pela unidade'],
  [8, 19, 5, 'Moradora com carrinho de bebê pediu a porta aberta'],
  [6, 10, 31, 'Ambulância para a torre'],
  [3, 21, 14, 'Cartão danificado; troca pedida à administração'],
  [1, 16, 3, 'Técnico do elevador acompanhado pelo zelador'],
] as const

/** Doors that stood open for too long. */
const held = [
  [12, 11, 8],
  [5, 16, 26],
  [2, 9, 52],
] as const

/** Returns doors that were opened from afar, held open, or forced. */
export function happenings({ towers }: Cast): Planned[] {
  const towerOf = (nth: number) => towers[nth % towers.length] ?? ''
  return [
    ...openings.map(
      ([days, hour, minute, reason], nth): Planned => ({
        at: daysAgo(days, hour, minute),
        point: reason.startsWith('Ambulância') ? garage.gate : hallOf(towerOf(nth)),
        direction: 'in',
        fact: 'opened',
        reason,
      }),
    ),
    ...held.map(
      ([days, hour, minute], nth): Planned => ({
        at: daysAgo(days, hour, minute),
        point: serviceOf(towerOf(nth)),
        direction: 'in',
        fact: 'held',
      }),
    ),
    { at: daysAgo(9, 2, 47), point: serviceOf(towerOf(1)), direction: 'in', fact: 'forced' },
  ]
}

const deadStates: { readonly [state: string]: DenialReason } = {
  lost: 'lost_card',
  blocked: 'revoked',
  stock: 'revoked',
}

/** Hours at which cards that open nothing are tried: days ago, hour, minute. */
const tries = [
  [12, 22, 41],
  [10, 7, 18],
  [7, 18, 33],
  [4, 12, 9],
  [3, 7, 54],
  [2, 19, 27],
  [1, 23, 6],
] as const

/** Returns attempts with credentials that open nothing. */
export function refusedAttempts(
  { deadCards, withdrawn, towers }: Cast,
  days: readonly Day[],
  random: DemonstrationRandom,
): PlannedAttempt[] {
  const towerOf = (nth: number) => towers[nth % towers.length] ?? ''
  const nobody = { direction: 'in', person: null, refusal: 'unknown' } as const
  const dead = deadCards.flatMap(({ card_id, state, holder }, nth): PlannedAttempt[] => {
    const [ago, hour, minute] = tries[nth % tries.length] ?? tries[0]
    const at = daysAgo(ago, hour, minute)
    const refusal = deadStates[state] ?? 'revoked'
    const shown = { credential: 'card', person: holder, cardId: card_id, refusal } as const
    const point = hallOf(towerOf(nth))
    return [
      { ...shown, at, point, direction: 'in' },
      { ...shown, at: at + 0.4, point, direction: 'in' },
      // Nobody is kept from leaving: the lost card becomes a mark.
      ...(state === 'lost'
        ? [{ ...shown, at: at + 190, point: garage.out, direction: 'out' } as const]
        : []),
    ]
  })
  const faces = withdrawn.flatMap(({ facts, tower }, nth): PlannedAttempt[] =>
    [8, 3].map((ago) => ({
      at: daysAgo(ago - nth, 18, 11 + nth * 17),
      point: hallOf(tower),
      direction: 'in',
      credential: 'face',
      person: facts,
    })),
  )
  // Cards of buses and offices, couriers' cars, and mistyped PINs.
  const unknown = days.flatMap(({ ago, isWorkday }): PlannedAttempt[] => [
    ...(random.chance(0.6)
      ? [
          {
            ...nobody,
            at: daysAgo(ago, random.integer(8, 20), random.integer(0, 59)),
            point: hallOf(towerOf(random.integer(0, towers.length - 1))),
            credential: 'card',
          } as const,
        ]
      : []),
    ...Array.from(
      { length: isWorkday ? 2 : 1 },
      () =>
        ({
          ...nobody,
          at: daysAgo(ago, random.integer(9, 21), random.integer(0, 59)),
          point: garage.plates,
          credential: 'plate',
        }) as const,
    ),
    ...(ago % 4 === 1
      ? [
          {
            ...nobody,
            at: daysAgo(ago, 17, random.integer(0, 59)),
            point: hallOf(towerOf(ago)),
            credential: 'pin',
          } as const,
        ]
      : []),
  ])
  return [...dead, ...faces, ...unknown]
}
