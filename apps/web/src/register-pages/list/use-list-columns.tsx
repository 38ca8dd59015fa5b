import { type Field, readableName } from '@portaria/contract/define-register/field'
import { fieldToShow } from '@portaria/contract/define-register/record-names'
import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import type { Column } from '@portaria/ui/column'
import { Avatar } from '@portaria/ui/display/Avatar'
import { useMemo } from 'react'
import { FieldValue } from '../field-kinds/FieldValue.tsx'
import { fieldKinds } from '../field-kinds/field-kinds.ts'
import { listableFields, pictureField } from '../list-fields.ts'
import { MadeBy } from '../MadeBy.tsx'
import { BadgesOf } from '../RecordBadges.tsx'
import { asImage, type RegisterRecord, recordTitle } from '../record.ts'
import { recordBadges } from '../record-badges.ts'
import { useRegister } from '../register-context.tsx'
import { maySortBy } from './list-view.ts'

/** Letters of a name and its badges for which a phone's card has room in one line. */
const CARD_LETTERS = 30

/**
 * The columns of a register's list. The first one names the record, with its picture if it has one
 * and the badges that no column shows.
 */
export function useListColumns(hidden: ReadonlySet<string>): Column<RegisterRecord>[] {
  const { register, role, labelOf, words, slots } = useRegister()
  const { listColumns } = slots
  return useMemo(() => {
    const picture = pictureField(register)
    const listable = listableFields(register, role)
    const columns = listable.flatMap(([name]) => (hidden.has(name) ? [] : [name]))
    // A state has a column of its own. A set flag is shown beside the name even if it has a column,
    // which may be scrolled out of view or missing on a phone.
    const isState = (name: string) => typeof register.fields[name]?.badge === 'object'
    const isPlain = ({ kind, badge }: Field) =>
      typeof badge === 'object' || !fieldKinds[kind].needsLabel
    const besides = columns.filter(isState)
    const inCards = columns.filter((name) => name === 'status')
    const [first, ...others] = listable.map(
      ([name, field], index): Column<RegisterRecord> => ({
        key: name,
        header: labelOf(name),
        sortable:
          name in register.fields || name === 'status' ? maySortBy(register, field, role) : false,
        ...fieldKinds[field.kind].column,
        ...(index === 0 && { fixed: true }),
        // Cards on phones show only values that make sense without a label: set flags are badges
        // beside the name already, and unset ones would be a bare "no". The column that sorts the
        // list is shown too, to tell the rows apart.
        cardHidden: field.sensitive === true || !(isPlain(field) || name === register.list.sort),
        cell: (record: RegisterRecord) => {
          if (name === 'creator') return <MadeBy record={record} />
          const shown = fieldToShow(name, field, record)
          const value = <FieldValue {...{ record, name: shown, field }} />
          if (index > 0) return value
          // A long name is truncated at its own end, even if its direction differs from the page's.
          const named = <bdi className="ui-row-name">{value}</bdi>
          const src = picture && asImage(record[readableName(picture)])?.url
          const badges = recordBadges(register, record, words.language).filter(
            (one) => !besides.includes(one.name),
          )
          const letters = [recordTitle(register, record), ...badges.map(({ label }) => label)]
          const isCrowded = badges.length > 0 && letters.join('').length > CARD_LETTERS
          return (
            <>
              <span className="ui-row-title" data-crowded={isCrowded || undefined}>
                {picture && (
                  <Avatar
                    name={String(record[shown])}
                    src={src}
                    size="sm"
                    className="-my-1 me-2.5"
                  />
                )}
                {named}
              </span>
              <BadgesOf {...{ badges, inCards }} />
            </>
          )
        },
      }),
    )
    const { columns: headings = {} } = registerText(words.language, register.name)
    const more = listColumns
      .filter(({ isFor }) => isFor(role))
      .map(({ key, Cell }) => ({
        key,
        header: headings[key] ?? '',
        cell: (record: RegisterRecord) => <Cell record={record} />,
      }))
    return first === undefined ? more : [first, ...more, ...others]
  }, [register, role, labelOf, hidden, words.language, listColumns])
}
