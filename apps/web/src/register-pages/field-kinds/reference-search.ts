import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { badgeFields, titleFields } from '@portaria/contract/define-register/record-names'
import { isUuid } from '@portaria/contract/value-types/uuid'
import type { Language } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useRole } from '../../platform/session/use-session.ts'
import { besideOf, type RegisterRecord, recordTitle } from '../record.ts'
import { recordBadges } from '../record-badges.ts'
import { listQuery, titlesQuery } from '../register-queries.ts'
import { agreementOf } from '../register-words.ts'
import { searchDelay, useDebounced } from '../use-debounced.ts'
import { fieldKinds } from './field-kinds.ts'
import { fieldWords } from './field-words.ts'

/** The maximum number of records offered at once. */
const OFFERED = '10'

/** Fields that can follow the title, to tell apart two records of the same name. */
function secondFields({ fields, list, title }: AnyRegister): [string, Field][] {
  return list.columns.flatMap((name): [string, Field][] => {
    const field = fields[name]
    return field && !title.includes(name) && !fieldKinds[field.kind].needsLabel
      ? [[name, field]]
      : []
  })
}

/** The words of the first of these fields that has any. */
function secondLine(register: AnyRegister, record: RegisterRecord, language: Language): string {
  for (const [name, field] of secondFields(register)) {
    const place = {
      language,
      register: register.name,
      name,
      field,
      said: agreementOf(register, record, language),
    }
    const words = fieldWords(record[name], { ...place, beside: besideOf(record, name) })
    if (words) return words
  }
  return ''
}

/**
 * Searches a register on the server for a combobox, among the rows that its field accepts; makes no
 * call before it is opened.
 */
export function useReferenceSearch(
  register: AnyRegister,
  { where = {} }: Pick<Field, 'where'> = {},
) {
  const language = useLanguage()
  const role = useRole()
  const [query, setQuery] = useState<string | null>(null)
  const asked = useDebounced(useDeferredValue(query), searchDelay(register, role, query ?? '', 150))
  const found = useQuery({
    ...listQuery(register, {
      per_page: OFFERED,
      fields: [
        ...titleFields(register),
        ...(role ? badgeFields(register, role) : []),
        ...secondFields(register).map(([name]) => name),
      ].join(','),
      ...(asked && { q: asked }),
      ...Object.fromEntries(
        Object.entries(where).map(([name, values]) => [`filter[${name}]`, values.join()]),
      ),
    }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  })
  const records = found.data?.data ?? []
  const loading = query !== null && (found.isFetching || query !== asked)
  return {
    query: query ?? '',
    onSearch: setQuery,
    loading: loading && (records.length === 0 || found.isPlaceholderData || query !== asked),
    foundNothing: !loading && found.data !== undefined && records.length === 0,
    items: records.map((record) => ({
      value: record.id,
      label: recordTitle(register, record),
      description: secondLine(register, record, language),
      badges: recordBadges(register, record, language),
    })),
  }
}

/** Reads titles of records by id, for places that only have ids, such as an address. */
export function useTitles(register: AnyRegister, ids: readonly string[]): Map<string, string> {
  const asked = ids.filter(isUuid)
  const { data } = useQuery({
    ...titlesQuery(register, asked),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  })
  return new Map(data?.data.map((record) => [record.id, recordTitle(register, record)]))
}
