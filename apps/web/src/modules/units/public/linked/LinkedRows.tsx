import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { may } from '@portaria/contract/define-register/permissions'
import { badgeFields, titleFields } from '@portaria/contract/define-register/record-names'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { Unsized } from '@portaria/ui/display/Unsized'
import { useQueries } from '@tanstack/react-query'
import { fieldWords } from '../../../../register-pages/field-kinds/field-words.ts'
import {
  headingFields,
  recordHeading,
} from '../../../../register-pages/field-kinds/record-heading.ts'
import {
  asReference,
  besideOf,
  type RegisterRecord,
  registerPaths,
} from '../../../../register-pages/record.ts'
import { recordBadges } from '../../../../register-pages/record-badges.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { listQuery } from '../../../../register-pages/register-queries.ts'
import { agreementOf, useWordsOf } from '../../../../register-pages/register-words.ts'
import { pageTexts } from '../../../../register-pages/texts/register-page-texts.ts'

/** The maximum number of rows shown; the list has the others. */
const SHOWN_MOST = 25

export interface LinkedRowsProps {
  register: AnyRegister
  /** Filters of the list; rows that match any of them are shown. */
  filters: readonly Readonly<Record<string, string>>[]
  /** Fields that distinguish a row from others, after its title. */
  details: readonly string[]
  /** Rows shown before the link to the list. */
  most?: number
}

/** The active rows of another register that belong to a record; renders nothing without any. */
export function LinkedRows(props: LinkedRowsProps) {
  const { register, filters, details, most = SHOWN_MOST } = props
  const text = pageTexts.useTexts()
  const { role } = useRegister()
  const words = useWordsOf()(register)
  const fields = [
    ...titleFields(register),
    ...headingFields(register, words.language),
    ...details,
    ...badgeFields(register, role),
  ].join(',')
  // Visits, passes and parcels have a state instead: their lists have no filter by status.
  const hasStatus = register.list.filters.includes('status')
  const asked = {
    ...(hasStatus && { 'filter[status]': 'ATIVO' }),
    per_page: String(most),
    fields,
  }
  const answers = useQueries({
    queries: (may(role, register, 'read') ? filters : []).map((filter) =>
      listQuery(register, { ...asked, ...filter }),
    ),
  })
  const found = new Map(answers.flatMap(({ data }) => data?.data ?? []).map((row) => [row.id, row]))
  if (answers.some(({ isLoading }) => isLoading)) return <Unsized />
  if (found.size === 0) return null
  const { language } = words
  const [only, ...others] = answers
  const [filter] = filters
  const total = others.length === 0 ? (only?.data?.meta.total ?? 0) : 0
  const owners = new Set(filters.flatMap((one) => Object.values(one)))
  const detailOf = (record: RegisterRecord) =>
    details
      .map((name) => {
        const field = register.fields[name]
        const beside = besideOf(record, name)
        // The record on whose page the rows stand, such as their owner, needs no mention.
        if (owners.has(asReference(beside)?.id ?? '')) return ''
        const said = agreementOf(register, record, language)
        const place = { language, register: register.name, name, beside, said }
        return field ? fieldWords(record[name], { ...place, field }) : ''
      })
      .filter(Boolean)
      .join(' · ')
  return (
    <Card title={words.many}>
      <ul className="ui-lines">
        {[...found.values()].map((record) => (
          <li key={record.id} className="py-2.5 text-sm first:pt-0 last:pb-0">
            <TextLink href={registerPaths(register).record(record.id) ?? ''}>
              {recordHeading(register, record, language)}
            </TextLink>
            {recordBadges(register, record, language).map(({ name, tone, label }) => (
              <Badge key={name} tone={tone} className="ms-2">
                {label}
              </Badge>
            ))}
            <p className="text-muted">{detailOf(record)}</p>
          </li>
        ))}
      </ul>
      {filter && total > found.size && (
        <TextLink
          className="mt-3 inline-block text-sm"
          href={`${registerPaths(register).list}?${new URLSearchParams(filter)}`}
        >
          {text('record.all', { total })}
        </TextLink>
      )}
    </Card>
  )
}
