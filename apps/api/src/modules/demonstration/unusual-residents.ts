import { addDays, ageOn, LAST_DAY } from './calendar.ts'
import type { Chance, Member } from './households.ts'
import { givenNamesOf } from './names.ts'
import { bornAt, type Resident } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'

/**
 * Makes people whom residents have proposed for their household in the last weeks, not accepted by
 * the síndico yet.
 */
export function proposals<M extends Member>(
  { random, people }: Chance,
  count: number,
  members: readonly M[],
): M[] {
  const hosts = members.filter(
    ({ relation, endsOn }) => (relation === 'owner' || relation === 'tenant') && endsOn === null,
  )
  return Array.from({ length: count }, (_, index) => {
    const host = random.pick(hosts)
    const relation = index % 2 === 0 ? 'domestic_staff' : 'dependent'
    const { resident } = people.person({
      gender: random.pick(['female', 'male'] as const),
      birthDate: bornAt(random, random.integer(24, 58), LAST_DAY),
    })
    resident.approval = 'pending'
    return {
      ...host,
      resident,
      relation,
      startsOn: addDays(LAST_DAY, -random.integer(0, 12)),
      endsOn: null,
    }
  })
}

/** Gives a few people a social name that differs from their documents. */
export function renamed(
  random: SeededRandom,
  count: number,
  residents: readonly Resident[],
  except: string,
): void {
  const candidates = residents.filter(({ id, birth_date, gender, nationality }) => {
    const age = ageOn(birth_date ?? LAST_DAY, LAST_DAY)
    const known = gender === 'female' || gender === 'male'
    return id !== except && age >= 18 && age < 50 && known && nationality === 'BR'
  })
  for (let index = 0; index < count; index++) {
    const one = random.pick(candidates)
    const gender = one.gender === 'female' ? 'male' : 'female'
    const [, ...rest] = one.name.split(' ')
    const given = random.pick(givenNamesOf(gender, one.birth_date ?? LAST_DAY))
    one.social_name = [given, rest.at(-1)].join(' ')
    one.gender = gender
  }
}
