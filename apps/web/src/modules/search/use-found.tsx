import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { asksHidden } from '@portaria/contract/define-register/look-ups'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { dialled } from '@portaria/contract/value-types/phone'
import { searchReadings } from '@portaria/contract/value-types/search-words'
import { Badge } from '@portaria/ui/display/Badge'
import type { IconType } from '@portaria/ui/icon'
import type { CommandItem } from '@portaria/ui/overlays/CommandPalette'
import { useQuery } from '@tanstack/react-query'
import { DoorOpen, List, Phone } from 'lucide-react'
import { findPlain } from '../../platform/plain-text.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { searchQuery } from '../../platform/search-query.ts'
import { useRole } from '../../platform/session/use-session.ts'
import { registerPaths } from '../../register-pages/record.ts'
import { recordBadges } from '../../register-pages/record-badges.ts'
import { useWordsOf } from '../../register-pages/register-words.ts'
import { searchDelay, useDebounced } from '../../register-pages/use-debounced.ts'
import type { Found } from '../../shell/found.ts'
import { MarkedText } from '../../shell/toolbar/MarkedText.tsx'
import { type Hit, hitDetail, phonesOf, unitsOf } from './public/hit-words.ts'
import { searchTexts } from './texts/search-texts.ts'

/** Milliseconds without typing before a search is sent. */
const RESTS = 80

const searched = Object.values<AnyRegister>(registers).filter(({ globalSearch }) => globalSearch)

/** The results of the toolbar's search in the registers, each with its likely next actions. */
export function useFound(
  typed: string,
  onGo: (url: string) => void,
  iconOf: (register: RegisterName) => IconType,
): Found {
  const text = searchTexts.useTexts()
  const wordsOf = useWordsOf()
  const role = useRole()
  const wanted = typed.trim()
  // A document is searched only once complete, since each partial one would count as a look-up.
  const asksDocument = searched.find(
    (register) => role !== null && asksHidden(register, role, wanted),
  )
  const delay = asksDocument ? searchDelay(asksDocument, role, wanted, RESTS) : RESTS
  const asked = useDebounced(wanted, delay)
  const search = useQuery(searchQuery(asked))
  if (wanted === '') return { groups: [], loading: false, problem: null, keys: null }

  const firstWords = searchReadings(wanted).map(([word = '']) => word)
  const markOf = (title: string) =>
    firstWords.map((word) => findPlain(title, word)).find((mark) => mark !== null) ?? null
  const itemOf = (register: AnyRegister, hit: Hit): CommandItem => {
    const { language } = wordsOf(register)
    const { title } = hit
    const badges = recordBadges(register, hit.record, language)
    const [phone] = phonesOf(hit)
    const [unit] = unitsOf(hit)
    const open = registerPaths(registers.apartments)
    return {
      id: `${register.name} ${hit.id}`,
      icon: iconOf(register.name),
      label: <MarkedText text={title} mark={markOf(title)} />,
      detail: hitDetail(register, hit, language),
      aside: badges.length > 0 && (
        <span className="flex gap-1">
          {badges.map(({ name, tone, label: unusual }) => (
            <Badge key={name} tone={tone}>
              {unusual}
            </Badge>
          ))}
        </span>
      ),
      // The page of a record with a telephone opens at the number, so that Enter calls it.
      onSelect: () => onGo(`${registerPaths(register).record(hit.id)}${phone ? '#call' : ''}`),
      shortcuts: [
        ...(phone
          ? [
              {
                label: text('call'),
                icon: Phone,
                onSelect: () => window.location.assign(`tel:${dialled(phone)}`),
              },
            ]
          : []),
        ...(unit
          ? [
              {
                label: text('openUnit'),
                icon: DoorOpen,
                onSelect: () => onGo(open.record(unit.id) ?? ''),
              },
            ]
          : []),
      ],
    }
  }
  const groups = (search.data ?? []).map(({ register: name, hits, more }) => {
    const register: AnyRegister = registers[name]
    const { many, inMany } = wordsOf(register)
    const all: CommandItem = {
      id: `${name} more`,
      icon: List,
      label: text('more', { things: inMany }),
      onSelect: () => onGo(`${registerPaths(register).list}?q=${encodeURIComponent(wanted)}`),
    }
    return {
      label: many,
      items: [...hits.map((hit) => itemOf(register, hit)), ...(more ? [all] : [])],
    }
  })
  return {
    groups,
    loading: asked !== wanted || search.isFetching,
    problem: search.isError ? problemTextOf(search.error).detail : null,
    keys: groups.length > 0 ? text('keys') : null,
  }
}
