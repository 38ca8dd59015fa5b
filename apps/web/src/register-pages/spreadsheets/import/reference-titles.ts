import type { LineDifference } from '@portaria/contract/answers/import-answers'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/modules/registers'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { useQueries } from '@tanstack/react-query'
import { recordTitle } from '../../record.ts'
import { useRegister } from '../../register-context.tsx'
import { titlesQuery } from '../../register-queries.ts'

/** Loads titles by id: of the changed rows and of the rows that they refer to. */
export function useTitles(differences: readonly LineDifference[]): ReadonlyMap<string, string> {
  const { register } = useRegister()
  const wanted = wantedIds(register, differences)
  const asked = [...wanted].map(([target, ids]) => ({ target, ids: [...ids].toSorted() }))
  const answers = useQueries({ queries: asked.map((one) => titlesQuery(one.target, one.ids)) })
  return new Map(
    asked.flatMap(({ target }, index) =>
      (answers[index]?.data?.data ?? []).map((record) => [record.id, recordTitle(target, record)]),
    ),
  )
}

function wantedIds(
  register: AnyRegister,
  differences: readonly LineDifference[],
): Map<AnyRegister, Set<string>> {
  const wanted = new Map<AnyRegister, Set<string>>()
  const want = (target: AnyRegister, id: unknown) => {
    if (typeof id !== 'string' || !isUuid(id)) return
    wanted.set(target, (wanted.get(target) ?? new Set()).add(id))
  }
  for (const { row_id: id, changes } of differences) {
    want(register, id)
    for (const [name, values] of Object.entries(changes)) {
      const target = register.fields[name]?.register
      if (target) for (const value of values) want(registers[target], value)
    }
  }
  return wanted
}
