import type { Muster } from '@portaria/contract/modules/gate/gate-rolls'

/** A text without accents and case. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('pt')

/** Returns the people of a list in whose name, unit, area or plate the words occur. */
export function foundIn(muster: Muster, typed: string): Pick<Muster, 'areas' | 'units'> {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return muster
  const has = (...texts: readonly (string | null)[]) => {
    const text = plain(texts.filter((one) => one !== null).join(' '))
    return words.every((word) => text.includes(word))
  }
  return {
    areas: muster.areas
      .map(({ area, people }) => ({
        area,
        people: people.filter(({ title, units }) => has(title, area, ...units)),
      }))
      .filter(({ people }) => people.length > 0),
    units: muster.units
      .map((unit) => ({
        ...unit,
        visits: unit.visits.filter(({ guest_name, plate }) => has(guest_name, plate, unit.title)),
      }))
      .filter(({ visits }) => visits.length > 0),
  }
}
