import type { ReferenceRead } from '@portaria/contract/define-register/field'
import { Card } from '@portaria/ui/display/Card'
import { Unsized } from '@portaria/ui/display/Unsized'
import { useQuery } from '@tanstack/react-query'
import { companyToday } from '../../../platform/company-day.ts'
import { stateOn } from '../../../register-pages/period.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { OccupancyLine } from './OccupancyLine.tsx'
import { occupanciesQuery, peopleQuery } from './occupancy-query.ts'
import { occupanciesTexts } from './texts/occupancies-texts.ts'

/** The other residents of each current unit of a person, with a telephone to call. */
export function HouseholdPanel({ record }: RecordSlotProps) {
  const found = useQuery(occupanciesQuery('resident_id', record.id))
  const today = companyToday()
  if (found.isLoading) return <Unsized />
  return (found.data ?? [])
    .filter((one) => stateOn(today, one) === 'current')
    .map(({ id, apartment }) => <Household key={id} unit={apartment} besides={record.id} />)
}

function Household({ unit, besides }: { unit: ReferenceRead; besides: string }) {
  const text = occupanciesTexts.useTexts()
  const { role } = useRegister()
  const found = useQuery(occupanciesQuery('apartment_id', unit.id))
  const people = useQuery(peopleQuery(unit.id, role))
  const today = companyToday()
  const others = (found.data ?? []).filter(
    (one) => one.resident_id !== besides && stateOn(today, one) === 'current',
  )
  if (found.isLoading || people.isLoading) return <Unsized />
  if (others.length === 0 || people.isPending) return null
  return (
    <Card title={text('household', { unit: unit.title })}>
      <ul className="ui-lines">
        {others.map((occupancy) => (
          <OccupancyLine
            key={occupancy.id}
            {...{ occupancy, today }}
            ofResident={false}
            person={people.data?.data.find(({ id }) => id === occupancy.resident_id)}
          />
        ))}
      </ul>
    </Card>
  )
}
