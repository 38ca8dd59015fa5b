import type { Role } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { isHiddenFrom } from '@portaria/contract/define-register/hidden-fields'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { FilterChip } from '@portaria/ui/table/FilterBar'
import { useState } from 'react'
import { ChoiceFilter } from '../field-kinds/ChoiceFilter.tsx'
import { fieldKinds } from '../field-kinds/field-kinds.ts'
import { fieldWords } from '../field-kinds/field-words.ts'
import type {
  Filter,
  FilterInputProps,
  FilterPanelProps,
  FilterValues,
} from '../field-kinds/filter.ts'
import { useTitles } from '../field-kinds/reference-search.ts'
import { listField, relatedFields } from '../list-fields.ts'
import { useRegister } from '../register-context.tsx'
import { useWordsOf } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { useList } from './list-context.ts'
import { isOpening, openingOf } from './list-opening.ts'

/** Loaded when the pointer reaches a chip, since it imports the controls of every kind. */
const FilterInput = lazyPart<FilterInputProps>(
  async () => (await import('../field-kinds/FilterInput.tsx')).FilterInput,
)

function filtersOf(register: AnyRegister, role: Role): Filter[] {
  const own = register.list.filters.map((name) => [name, listField(register, name)] as const)
  return [...relatedFields(register, role), ...own].flatMap(([name, field]) => {
    const by = field && fieldKinds[field.kind].filter
    return by && !isHiddenFrom(register, role, field) ? [{ name, field: by.as ?? field, by }] : []
  })
}

/**
 * Number of filters shown in the line of a wide and of a narrow window; the rest is behind a
 * button. The chip of the view with which a list opens takes the place of one.
 */
function inLineOf(register: AnyRegister, role: Role) {
  return openingOf(register, role) ? { wide: 3, narrow: 1 } : { wide: 4, narrow: 2 }
}

/** Whether some filters are behind a button: always, or only in a narrow window. */
export function useFoldedFilters(): 'always' | 'narrow' | 'none' {
  const { register, role } = useRegister()
  const { length } = shownByDefault(register, role)
  const { wide, narrow } = inLineOf(register, role)
  if (length > wide) return 'always'
  return length > narrow ? 'narrow' : 'none'
}

/** Marks are left to views, so that the line has room for filters that people choose often. */
const shownByDefault = (register: AnyRegister, role: Role) =>
  filtersOf(register, role).filter(({ name }) => !register.marks?.[name])

/** A chip for each filter of the list: all, or those that fit into the line or are in use. */
export function ListFilters({ all }: { all: boolean }) {
  const { register, role } = useRegister()
  const inLine = shownByDefault(register, role).map(({ name }) => name)
  const { wide, narrow } = inLineOf(register, role)
  // The class of an unused chip, by its position in the line.
  const foldedAt = (place: number) =>
    place >= wide ? 'hidden!' : place >= narrow ? 'max-xl:hidden!' : ''
  return filtersOf(register, role).map((filter) => {
    const place = inLine.indexOf(filter.name)
    return <OneFilter key={filter.name} filter={filter} folded={all ? '' : foldedAt(place)} />
  })
}

interface OneFilterProps {
  filter: Filter
  /** The class that hides the chip if nothing is chosen. */
  folded: string
}

function OneFilter({ filter, folded }: OneFilterProps) {
  const { register, role, labelOf } = useRegister()
  const { state, change } = useList()
  const opening = openingOf(register, role)
  const [open, setOpen] = useState(false)
  const { name, field, by } = filter
  const label = labelOf(name)
  const parameter = (range?: 'gte' | 'lte' | 'null') =>
    `filter[${name}]${range ? `[${range}]` : ''}`
  const set = (values: Record<string, string>) => {
    const next = Object.entries({ ...state.filters, ...values }).filter(([, value]) => value !== '')
    change({ filters: Object.fromEntries(next) })
  }
  const own = {
    equal: state.filters[parameter()] ?? '',
    from: state.filters[parameter('gte')] ?? '',
    to: state.filters[parameter('lte')] ?? '',
  }
  const known = useFilterWords(filter, own)
  const absent = useAbsenceWords(filter, state.filters[parameter('null')])
  // The chip of the view with which the list opens says it.
  const isSaid = parameter() in (opening?.filters ?? {}) && isOpening(state, opening)
  const words = isSaid ? '' : [known, absent].filter(Boolean).join(' ')
  if (words === '' && register.marks?.[name]) return null
  const input: FilterPanelProps = {
    filter,
    label,
    values: own,
    titles: known,
    onChange: (values, done) => {
      if (done) setOpen(false)
      set({
        [parameter()]: values.equal ?? own.equal,
        [parameter('gte')]: values.from ?? own.from,
        [parameter('lte')]: values.to ?? own.to,
        [parameter('null')]: '',
      })
    },
  }
  return (
    <FilterChip
      frameClass={words === '' && !open ? folded : ''}
      label={label}
      value={words === '' ? undefined : words}
      open={open}
      onOpenChange={setOpen}
      // If fetching ahead fails, opening the panel fetches again and shows the error.
      onIntent={() => by.panel !== 'options' && void FilterInput.fetch().catch(() => undefined)}
      onClear={() =>
        set({
          [parameter()]: '',
          [parameter('gte')]: '',
          [parameter('lte')]: '',
          [parameter('null')]: '',
        })
      }
    >
      {by.panel === 'options' ? (
        <ChoiceFilter {...input} options={by.options(field)} />
      ) : (
        <FilterInput {...input} panel={by.panel} fallback={<Skeleton className="h-16 w-full" />} />
      )}
    </FilterChip>
  )
}

/** The words of a filter that asks whether the field is empty. */
function useAbsenceWords({ field }: Filter, asked: string | undefined): string | undefined {
  const text = pageTexts.useTexts()
  const wordsOf = useWordsOf()
  const gender = field.register ? wordsOf(registers[field.register]).gender : 'm'
  return asked && text(`list.${asked === 'false' ? 'some' : 'none'}.${gender}`)
}

/** The chosen values in words; '' for none. */
function useFilterWords({ name, field, by }: Filter, own: FilterValues): string {
  const { register } = useRegister()
  const language = useLanguage()
  const text = pageTexts.useTexts()
  const ids = field.kind === 'reference' && own.equal ? own.equal.split(',') : []
  const titles = useTitles(field.register ? registers[field.register] : register, ids)
  if (field.kind === 'reference') return ids.map((id) => titles.get(id) ?? '…').join(', ')
  const place = { language, register: register.name, name, field }
  const read = (asked: string) => fieldWords(by.read(asked), place)
  const from = own.from && `${text('list.from').toLocaleLowerCase()} ${read(own.from)}`
  const to = own.to && `${text('list.to').toLocaleLowerCase()} ${read(own.to)}`
  const equal = own.equal && own.equal.split(',').map(read).join(', ')
  return [equal, from, to].filter(Boolean).join(' ')
}
