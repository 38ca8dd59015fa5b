import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { isUuid } from '@portaria/contract/value-types/uuid'
import type { Language } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useRole } from '../../platform/session/use-session.ts'
import { fieldWords } from '../field-values/field-words.ts'
import { besideOf, type RegisterRecord, recordTitle } from '../record.ts'
import { listQuery } from '../register-queries.ts'
import { searchDelay, useDebounced } from '../use-debounced.ts'
import { fieldKinds } from './field-kinds.ts'

/** Records offered at once. */
const OFFERED = '10'

/** A second field beside the title, which tells two records of the same name apart. */
function secondLine(register: AnyRegister, record: RegisterRecord, language: Language): string {
  for (const name of register.list.columns) {
    const field = register.fields[name]
    if (!field || register.title.includes(name) || fieldKinds[field.kind].needsLabel) continue
    const place = { language, register: register.name, name, field, beside: besideOf(record, name) }
    const words = fieldWords(record[name], place)
    if (words) return words
  }
  return ''
}

/** Searches a register on the server for a combobox; asks nothing before it is opened. */
export function useReferenceSearch(register: AnyRegister) {
  const language = useLanguage()
  const [query, setQuery] = useState<string | null>(null)
  const asked = useDebounced(
    useDeferredValue(query),
    searchDelay(register, useRole(), query ?? '', 150),
  )
  const found = useQuery({
    ...listQuery(register, { per_page: OFFERED, ...(asked && { q: asked }) }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  })
  const records = found.data?.data ?? []
  const loading = query !== null && (found.isFetching || query !== asked)
  return {
    query: query ?? '',
    onSearch: setQuery,
    loading: loading && (records.length === 0 || found.isPlaceholderData),
    foundNothing: !loading && found.data !== undefined && records.length === 0,
    items: records.map((record) => ({
      value: record.id,
      label: recordTitle(register, record),
      description: secondLine(register, record, language),
    })),
  }
}

/** Titles of records by id, for where only ids are known, such as in an address. */
export function useTitles(register: AnyRegister, ids: readonly string[]): Map<string, string> {
  const asked = ids.filter(isUuid)
  const { data } = useQuery({
    ...listQuery(register, { 'filter[id]': asked.join(','), per_page: '100' }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  })
  return new Map(data?.data.map((record) => [record.id, recordTitle(register, record)]))
}
