import { registers } from '@portaria/contract/modules/registers'
import {
  type RecordSection,
  recordSections,
} from '@portaria/contract/modules/unit-record/unit-record'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { registerPaths } from '../../register-pages/record.ts'
import { recordTexts } from './texts/unit-record-texts.ts'

export interface SectionRestProps {
  section: RecordSection
  unitId: string
}

/** Says on the printed form that a section has more rows, and where they are. */
export function SectionRest({ section, unitId }: SectionRestProps) {
  const t = recordTexts.useTexts()
  const { count } = useFormats()
  const { total, total_is: totalIs, rows, name } = section
  const { list: register } = recordSections[name]
  const list = register === null ? null : registerPaths(registers[register]).list
  if (total <= rows.length) return null
  return (
    <p className="pt-3 text-sm text-muted">
      {t(totalIs === 'exact' ? 'more' : 'moreAtLeast', {
        shown: count(rows.length),
        total: count(total),
      })}{' '}
      {list && <TextLink href={`${list}?filter[apartment_id]=${unitId}`}>{t('list')}</TextLink>}
    </p>
  )
}
