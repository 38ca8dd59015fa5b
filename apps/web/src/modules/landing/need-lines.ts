import type { Role } from '@portaria/contract/actors/roles'
import { attentionMarks, mayAct } from '@portaria/contract/define-register/permissions'
import type { Need, RegisterTotal } from '@portaria/contract/modules/landing/landing'
import type { registers } from '@portaria/contract/modules/registers'
import { pagedRegisters } from './paged-registers.ts'

type Paged = (typeof pagedRegisters)[number]

/** The groups of needs, the most urgent first (landing §3). */
export const needGroups = ['now', 'late', 'decide'] as const

export type NeedGroup = (typeof needGroups)[number]

/** Waiting rows of a register: their number, their state or mark, and the list that shows them. */
export type NeedLine = {
  readonly key: string
  readonly register: Paged
  readonly count: number
  readonly about: string
  readonly group: NeedGroup
  readonly href: string
  readonly since: string | null
  readonly people: Need['people']
}

type Registers = typeof registers

/** The states of a register that wait for somebody, and its marks. */
type AboutOf<Register> =
  | (Register extends { states?: { needs?: infer Needs } } ? keyof NonNullable<Needs> : never)
  | (Register extends { marks?: infer Marks } ? keyof NonNullable<Marks> : never)

/** Somebody stands at the gate, or equipment fails: every minute counts. */
const urgent: { readonly [Name in keyof Registers]?: readonly AboutOf<Registers[Name]>[] } = {
  visits: ['waiting'],
  lockers: ['silent'],
  handovers: ['unowned'],
}

/**
 * The group of a state or mark. One that is not urgent is late if its rows are marked, and otherwise
 * waits for a decision.
 */
function groupOf(register: Paged, about: string, isMark: boolean): NeedGroup {
  const now: readonly string[] = urgent[register.name] ?? []
  if (now.includes(about)) return 'now'
  return isMark ? 'late' : 'decide'
}

/** Returns the registers whose waiting rows a role can decide, or whose marked ones it cares for. */
export function decidedRegisters(role: Role): Paged[] {
  return pagedRegisters.filter(
    (register) =>
      attentionMarks(register, role).length > 0 ||
      Object.values(register.states?.needs ?? {}).some(
        (need) => need !== undefined && mayAct(role, register, need.transition),
      ),
  )
}

/** Returns what waits in some registers, the most urgent group and the oldest rows first. */
export function needLines(
  registers: readonly Paged[],
  totals: ReadonlyMap<string, RegisterTotal>,
): NeedLine[] {
  return registers
    .flatMap((register) => linesOf(register, totals.get(register.name)))
    .toSorted(
      (one, other) =>
        needGroups.indexOf(one.group) - needGroups.indexOf(other.group) ||
        (one.since ?? '9').localeCompare(other.since ?? '9'),
    )
}

function linesOf(register: Paged, totals: RegisterTotal | undefined): NeedLine[] {
  const line =
    (isMark: boolean) =>
    ([about, count]: [string, number]): NeedLine[] => {
      if (count === 0) return []
      const filter = isMark ? `filter[${about}]=true` : `filter[${register.states?.field}]=${about}`
      const { since = null, people = [] } = totals?.needs[about] ?? {}
      return [
        {
          key: `${register.name} ${about}`,
          register,
          count,
          about,
          group: groupOf(register, about, isMark),
          href: `${register.paths.list}?${filter}`,
          since,
          people,
        },
      ]
    }
  return [
    ...Object.entries(totals?.waiting ?? {}).flatMap(line(false)),
    ...Object.entries(totals?.marked ?? {}).flatMap(line(true)),
  ]
}
