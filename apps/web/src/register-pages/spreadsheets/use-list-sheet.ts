import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { shownZone } from '@portaria/i18n/time-zone'
import { zoneWords } from '@portaria/i18n/zone-words'
import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '../../platform/session/me-query.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { fieldKinds } from '../field-kinds/field-kinds.ts'
import { fieldWords } from '../field-kinds/field-words.ts'
import { listField } from '../list-fields.ts'
import { recordTitle } from '../record.ts'
import type { ListParams } from '../register-calls.ts'
import { useRegister } from '../register-context.tsx'
import { titlesQuery } from '../register-queries.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import type { ListSheet } from './list-document.ts'
import { spreadsheetTexts } from './texts/spreadsheet-texts.ts'

type Filter = { name: string; range: string; value: string }

const filtersIn = (params: ListParams): Filter[] =>
  Object.entries(params).flatMap(([key, value]) => {
    const [, name, range = ''] = /^filter\[(\w+)\](?:\[(\w+)\])?$/.exec(key) ?? []
    return name && name !== 'id' && value ? [{ name, range, value }] : []
  })

/**
 * Returns a function that makes the printed content of a list from its lines, with its filters in
 * words.
 */
export function useListSheet(): (params: ListParams, lines: string[][]) => Promise<ListSheet> {
  const { register, words, labelOf } = useRegister()
  const t = spreadsheetTexts.useTexts()
  const text = pageTexts.useTexts()
  const language = useLanguage()
  const { dateTime } = useFormats()
  const client = useQueryClient()
  const { chosen } = useSession()
  const valueOf = async ({ name, range, value }: Filter): Promise<string> => {
    if (range === 'null') return text(`list.${value === 'false' ? 'some' : 'none'}.m`)
    const related = register.list.related?.[name]
    const field = listField(register, name)
    const target = related && !related.choices ? related.register : field?.register
    if (target) return titlesOf(registers[target], value.split(','))
    if (!field) return value
    const by = fieldKinds[field.kind].filter
    const place = { language, register: register.name, name, field: by?.as ?? field }
    return value
      .split(',')
      .map((one) => fieldWords(by ? by.read(one) : one, place))
      .join(', ')
  }
  const titlesOf = async (target: AnyRegister, ids: string[]) => {
    const { data } = await client.fetchQuery(titlesQuery(target, ids))
    return data.map((record) => recordTitle(target, record)).join(', ')
  }
  const signs: Readonly<Record<string, string>> = { gte: '≥ ', lte: '≤ ', gt: '> ', lt: '< ' }
  return async (params, [head = [], ...rows]) => {
    const me = await client.fetchQuery(meQuery)
    const filters = await Promise.all(
      filtersIn(params).map(
        async (one) => `${labelOf(one.name)}: ${signs[one.range] ?? ''}${await valueOf(one)}`,
      ),
    )
    const searched = params['q'] ? [`“${params['q']}”`] : []
    return {
      title: words.many,
      company: me.memberships.find(({ current }) => current)?.tenant?.name ?? chosen?.name ?? '',
      subtitle: t('pdfRows', { count: rows.length }),
      printed: t('pdfMade', { name: me.name, at: dateTime(new Date().toISOString()) }),
      pageOf: (page, pages) => t('pdfPage', { page, pages }),
      facts: [
        { term: t('pdfFilters'), value: [...searched, ...filters].join('; ') || t('pdfNoFilters') },
        { term: t('pdfZone'), value: zoneWords(language, shownZone()) },
      ],
      head,
      rows,
    }
  }
}
