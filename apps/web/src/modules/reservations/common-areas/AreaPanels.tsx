import { linkedFrom } from '@portaria/contract/modules/reservations/common-areas/area-answers'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { isObject, type RegisterRecord } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { WeekHours } from '../../people/public/WeekHours.tsx'
import { AreaPhotos } from './AreaPhotos.tsx'
import { areaTexts } from './texts/area-texts.ts'

const rowsOf = (record: RegisterRecord, name: string) => {
  const rows = record[name]
  return Array.isArray(rows) ? rows.filter(isObject) : []
}

const hoursOf = (record: RegisterRecord, name: string) =>
  rowsOf(record, name).map((row) => ({
    days: row['weekdays'],
    from: row['starts_at'],
    to: row['ends_at'],
  }))

/** A common area as residents see it: its photos, its week, and the areas that close with it. */
export function AreaPanels({ record }: RecordSlotProps) {
  const slots = hoursOf(record, 'slots')
  return (
    <>
      <AreaPhotos photos={rowsOf(record, 'photos')} />
      <WeekHours hours={slots.length > 0 ? slots : hoursOf(record, 'opening')} />
      <LinkedFrom record={record} />
    </>
  )
}

/** Lists the areas whose own page links to this one, since links work both ways. */
function LinkedFrom({ record }: RecordSlotProps) {
  const text = areaTexts.useTexts()
  const { paths } = useRegister()
  const read = linkedFrom.safeParse(record['linked_from'])
  if (!read.success || read.data.length === 0) return null
  return (
    <Card title={text('linkedFrom')}>
      <ul className="ui-lines">
        {read.data.map(({ id, title }) => (
          <li key={id} className="py-2 text-sm first:pt-0 last:pb-0">
            <TextLink href={paths.record(id) ?? ''}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
