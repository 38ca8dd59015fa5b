import type { MissingTarget } from '@portaria/contract/answers/import-answers'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registerNames } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { titleLeaves } from '@portaria/contract/spreadsheets/spreadsheet-columns'

/** Missing records of one register with the same parent, such as the apartments of a tower. */
export type MissingGroup = {
  register: RegisterName
  /** The title of the parent; '' for a register without one. */
  parent: string
  /** The title of each record, and how many lines name it. */
  items: { title: string; lines: number }[]
}

/**
 * Groups missing records by register and parent, sorted by name. Numbers in names are sorted by
 * size.
 */
export function groupMissing(missing: readonly MissingTarget[]): MissingGroup[] {
  const groups = new Map<string, MissingGroup>()
  for (const { register: name, titles, count } of missing) {
    const register = registerNames.find((one) => one === name)
    if (!register) continue
    const parent = titles.slice(0, -1).join(' · ')
    const group = groups.get(`${register} ${parent}`) ?? { register, parent, items: [] }
    group.items.push({ title: titles.at(-1) ?? '', lines: count })
    groups.set(`${register} ${parent}`, group)
  }
  const { compare } = new Intl.Collator('pt', { numeric: true })
  for (const { items } of groups.values()) items.sort((a, b) => compare(a.title, b.title))
  return [...groups.values()].toSorted((a, b) => compare(a.parent, b.parent))
}

/** The register of the first part of a title, if it is another one: the tower of an apartment. */
export function parentRegister(name: RegisterName): AnyRegister | null {
  const first = titleLeaves(registers[name])[0]?.register
  return first && first.name !== name ? first : null
}
