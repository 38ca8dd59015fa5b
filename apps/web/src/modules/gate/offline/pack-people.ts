import type { DayPerson } from '@portaria/contract/modules/access/day-rules'
import type { DeskPack } from '@portaria/contract/modules/gate/desk-pack'
import { searchReadings, wordsOf } from '@portaria/contract/value-types/search-words'

/** A person of the pack whose ways are asked for, with their unit or their work. */
export type PackPerson = { readonly person: DayPerson; readonly name: string; readonly of: string }

/** People shown at once. */
export const PEOPLE_SHOWN = 20

type Searched = Pick<DeskPack, 'units' | 'employees' | 'passes'>

/**
 * Returns people whose names or units have all typed words: those of units who may authorise visitors,
 * employees, and guests with passes. Others are not on the device.
 */
export function peopleOf({ units, employees, passes }: Searched, typed: string): PackPerson[] {
  const readings = searchReadings(typed)
  if (readings.length === 0) return []
  const towers = new Map(units.map(({ id, tower_id: tower }) => [id, tower]))
  const everybody: PackPerson[] = [
    ...units.flatMap(({ id: apartment_id, title, tower_id, people }) =>
      people.map(({ id, name, relation }) => ({
        person: {
          kind: 'resident' as const,
          id,
          units: [{ apartment_id, tower_id, relation }],
        },
        name,
        of: title,
      })),
    ),
    ...employees.map(({ id, title }) => ({
      person: { kind: 'employee' as const, id, units: [] },
      name: title,
      of: '',
    })),
    ...passes.map(({ id, guest_name: name, apartment }) => ({
      person: {
        kind: 'visitor' as const,
        id,
        units:
          apartment === null
            ? []
            : [
                {
                  apartment_id: apartment.id,
                  tower_id: towers.get(apartment.id) ?? null,
                  relation: null,
                },
              ],
      },
      name,
      of: apartment?.title ?? '',
    })),
  ]
  const isMeant = ({ name, of }: PackPerson) => {
    const own = wordsOf(`${name} ${of}`)
    return readings.some((words) => words.every((word) => own.some((one) => one.startsWith(word))))
  }
  return everybody.filter(isMeant).slice(0, PEOPLE_SHOWN)
}
