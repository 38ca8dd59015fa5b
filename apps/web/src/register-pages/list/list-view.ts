import {
  type AnyRegister,
  isHiddenFrom,
  type RelatedRows,
} from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { kindTraits } from '@portaria/contract/define-register/field-kinds/kind-traits'
import { may } from '@portaria/contract/permissions'
import { registers } from '@portaria/contract/registers/index'
import { type Role, rightsColumnOf } from '@portaria/contract/roles'
import { useMemo, useState } from 'react'
import { currentSession } from '../../platform/session/session.store.ts'
import { readStored, writeStored } from '../../platform/session/session-storage.ts'
import { fieldKinds } from '../field-kinds/field-kinds.ts'
import { isObject } from '../record.ts'
import { useRegister } from '../register-context.tsx'

const statusField: Field = { kind: 'status' }

/** A field by its name in lists, which have the common `status` besides the register's own fields. */
export function listField(register: AnyRegister, name: string): Field | undefined {
  return name === 'status' ? statusField : register.fields[name]
}

/** Every column that a list can show, those of the definition first. */
export function listableFields(register: AnyRegister, role: Role): [string, Field][] {
  const names = [...new Set([...register.list.columns, ...Object.keys(register.fields)])]
  const own = names.flatMap((name): [string, Field][] => {
    const field = listField(register, name)
    const isShown = field && fieldKinds[field.kind].column && isReadBy(field, role)
    return isShown ? [[name, field]] : []
  })
  // Right after the name, such as the unit of a resident.
  return own.toSpliced(1, 0, ...relatedFields(register, role, ({ column }) => column === true))
}

const isReadBy = ({ readBy }: Field, role: Role) => readBy?.includes(rightsColumnOf(role)) ?? true

/**
 * Rows of other registers that refer to the list's rows, where the role may read them: shown by their
 * titles, or by the choices of one of their fields.
 */
export function relatedFields(
  register: AnyRegister,
  role: Role,
  wanted: (related: RelatedRows) => boolean = () => true,
): [string, Field][] {
  return Object.entries(register.list.related ?? {})
    .filter(([, one]) => may(role, registers[one.register], 'read') && wanted(one))
    .map(([name, { register: target, field }]) => {
      const chosen = field && registers[target].fields[field]
      return chosen
        ? [name, { kind: 'choices', options: chosen.options ?? [] }]
        : [name, { kind: 'reference', register: target }]
    })
}

/** Whether a role may sort by a field: its kind can be sorted, and the role may see it. */
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

/** How a list is shown, and what changes it. */
export type ListView = {
  readonly hidden: ReadonlySet<string>
  readonly density: Density
  readonly setHidden: (hidden: Set<string>) => void
  readonly setDensity: (density: Density) => void
}

/** The columns and the density that this person chose for a list, kept by this browser. */
export function useListView(): ListView {
  const { register, role } = useRegister()
  const [view, setView] = useState(() => readView(register))
  return useMemo(() => {
    const keep = (changes: Partial<View>) => {
      setView({ ...view, ...changes })
      writeStored(viewKey(register), JSON.stringify({ ...view, ...changes }))
    }
    const shown: readonly string[] = register.list.columns
    const related = Object.keys(register.list.related ?? {})
    const initially = listableFields(register, role)
      .map(([name]) => name)
      .filter((name) => !shown.includes(name) && !related.includes(name))
    return {
      hidden: new Set(view.hidden ?? initially),
      density: view.density,
      setHidden: (hidden: Set<string>) => keep({ hidden: [...hidden] }),
      setDensity: (density: Density) => keep({ density }),
    }
  }, [register, role, view])
}
