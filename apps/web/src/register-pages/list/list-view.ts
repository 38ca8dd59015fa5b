import type { Role } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { kindTraits } from '@portaria/contract/define-register/field-kinds/kind-traits'
import { isHiddenFrom } from '@portaria/contract/define-register/hidden-fields'
import { useMemo, useState } from 'react'
import { currentSession } from '../../platform/session/session.store.ts'
import { readStored, writeStored } from '../../platform/session/session-storage.ts'
import { listableFields } from '../list-fields.ts'
import { isObject } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import type { ListState } from './list-state.ts'

/** Whether a role may sort by a field: its kind is sortable and the role may see it. */
export function maySortBy(register: AnyRegister, field: Field, role: Role): boolean {
  return kindTraits[field.kind].sortable && !isHiddenFrom(register, role, field)
}

export type Density = 'comfortable' | 'compact'

type View = { hidden: readonly string[] | null; density: Density }

function viewKey(register: AnyRegister): string {
  return `list-view:${currentSession().user?.id ?? ''}:${register.name}`
}

function readView(register: AnyRegister): View {
  try {
    const kept: unknown = JSON.parse(readStored(viewKey(register)) ?? '{}')
    if (!isObject(kept)) throw new Error('not a view')
    const { hidden, density } = kept
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((name) => typeof name === 'string') : null,
      density: density === 'compact' ? 'compact' : 'comfortable',
    }
  } catch {
    return { hidden: null, density: 'comfortable' }
  }
}

/** The columns hidden from this person's list, by choice or by default. */
export function hiddenColumns(register: AnyRegister, role: Role, view = readView(register)) {
  const shown: readonly string[] = register.list.columns
  const related = Object.keys(register.list.related ?? {})
  const initially = listableFields(register, role)
    .map(([name]) => name)
    .filter((name) => !shown.includes(name) && !related.includes(name))
  return new Set(view.hidden ?? initially)
}

/**
 * The hidden columns in a state of the list. A list of rows that all wait for a decision always
 * shows their author.
 */
export function hiddenAt(
  { states }: AnyRegister,
  { filters }: Pick<ListState, 'filters'>,
  hidden: ReadonlySet<string>,
): ReadonlySet<string> {
  const asked = filters[`filter[${states?.field}]`]?.split(',') ?? []
  const waits =
    asked.length > 0 && asked.every((state) => Object.hasOwn(states?.needs ?? {}, state))
  return waits ? hidden.difference(new Set(['creator'])) : hidden
}

/** The display of a list, and how to change it. */
export type ListView = {
  readonly hidden: ReadonlySet<string>
  readonly density: Density
  /** Changes it; `hidden: null` restores the default columns. */
  readonly keep: (changes: Partial<View>) => void
}

/** The columns and the density that this person chose for a list, stored in this browser. */
export function useListView(state: ListState): ListView {
  const { register, role } = useRegister()
  const [view, setView] = useState(() => readView(register))
  return useMemo(() => {
    return {
      hidden: hiddenAt(register, state, hiddenColumns(register, role, view)),
      density: view.density,
      keep: (changes: Partial<View>) => {
        setView({ ...view, ...changes })
        writeStored(viewKey(register), JSON.stringify({ ...view, ...changes }))
      },
    }
  }, [register, role, state, view])
}
