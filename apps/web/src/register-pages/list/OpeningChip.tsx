import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import { FilterToggle } from '@portaria/ui/table/FilterBar'
import { useRegister } from '../register-context.tsx'
import { useFilledTerms } from '../register-words.ts'
import { useList } from './list-context.ts'
import { isOpening, openingOf, otherFilters } from './list-opening.ts'

/** Turns the view with which a list opens on and off, by one press; renders nothing without one. */
export function OpeningChip() {
  const { register, role } = useRegister()
  const { state, change } = useList()
  const name = useOpeningName()
  const opening = openingOf(register, role)
  if (opening === null || state.removed) return null
  return (
    <FilterToggle
      pressed={isOpening(state, opening)}
      onChange={(pressed) =>
        change(
          pressed
            ? { filters: { ...state.filters, ...opening.filters }, sort: opening.sort }
            : { filters: otherFilters(state, opening) },
        )
      }
    >
      {name}
    </FilterToggle>
  )
}

/** The name of the view with which the list opens; '' without one. */
export function useOpeningName(): string {
  const { register, role } = useRegister()
  const { words } = useList()
  const fill = useFilledTerms()
  const { name = '' } = openingOf(register, role) ?? {}
  const { views } = registerText(words.language, register.name)
  return fill(views?.[name]?.[words.gender] ?? name)
}
