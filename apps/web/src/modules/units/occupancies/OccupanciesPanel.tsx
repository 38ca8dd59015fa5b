import { may } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { genderOf } from '@portaria/contract/texts/agreeing-word'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Unsized } from '@portaria/ui/display/Unsized'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { companyToday } from '../../../platform/company-day.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { RecordDialog } from '../../../register-pages/form/RecordDialog.tsx'
import { stateOn } from '../../../register-pages/period.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { EndDialog } from './EndDialog.tsx'
import { OccupancyLine } from './OccupancyLine.tsx'
import type { Occupancy } from './occupancy.ts'
import { occupanciesQuery, peopleQuery } from './occupancy-query.ts'
import { RemoveOccupancyDialog } from './RemoveOccupancyDialog.tsx'
import { occupanciesTexts } from './texts/occupancies-texts.ts'

const { occupancies } = registers

type Open = { dialog: 'new' } | { dialog: 'edit' | 'end' | 'remove'; occupancy: Occupancy } | null

/** The occupancies of a unit or of a person: current, future and past, with their dates. */
export function OccupanciesPanel({ record }: RecordSlotProps) {
  const text = occupanciesTexts.useTexts()
  const { register, role } = useRegister()
  const client = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const ofResident = register.name === 'residents'
  const pointer = ofResident ? 'resident_id' : 'apartment_id'
  const given = useMemo(() => ({ [pointer]: record.id }), [pointer, record.id])
  const found = useQuery(occupanciesQuery(pointer, record.id))

  const people = useQuery({ ...peopleQuery(record.id, role), enabled: !ofResident })
  const personOf = ({ resident_id: id }: Occupancy) =>
    people.data?.data.find((person) => person.id === id)

  const all = found.data ?? []
  const today = companyToday()
  const past = all.filter((one) => stateOn(today, one) === 'past')
  const current = all.filter((one) => stateOn(today, one) !== 'past')
  const changed = (title: string) => {
    setOpen(null)
    showToast({ title, tone: 'success' })
    void refreshRegister(client, occupancies)
  }
  const line = (occupancy: Occupancy) => (
    <OccupancyLine
      key={occupancy.id}
      {...{ occupancy, today, ofResident }}
      person={personOf(occupancy)}
      {...(ofResident && { gender: genderOf(record) })}
      {...(may(role, occupancies, 'update') && {
        onEdit: () => setOpen({ dialog: 'edit', occupancy }),
        onEnd: () => setOpen({ dialog: 'end', occupancy }),
      })}
      {...(may(role, occupancies, 'remove') && {
        onRemove: () => setOpen({ dialog: 'remove', occupancy }),
      })}
    />
  )
  return (
    <Card
      title={text(ofResident ? 'ofResident' : 'ofApartment')}
      actions={
        may(role, occupancies, 'create') && (
          <Button size="sm" icon={Plus} onClick={() => setOpen({ dialog: 'new' })}>
            {text('add')}
          </Button>
        )
      }
    >
      {(found.isLoading || people.isLoading) && <Unsized />}
      {found.isPending && <Skeleton className="h-16 w-full" />}
      {found.isError && <ErrorState {...problemOf(found.error)} />}
      {found.isSuccess && current.length === 0 && (
        <p className="text-sm text-muted">{text(ofResident ? 'noneOfResident' : 'none')}</p>
      )}
      <ul className="ui-lines">{current.map(line)}</ul>
      {past.length > 0 && (
        <Collapsible title={text('past', { count: past.length })}>
          <ul className="ui-lines">{past.map(line)}</ul>
        </Collapsible>
      )}
      {(open?.dialog === 'new' || open?.dialog === 'edit') && (
        <RecordDialog
          register={occupancies}
          given={given}
          record={open.dialog === 'edit' ? open.occupancy : null}
          onClose={() => setOpen(null)}
          onSaved={() => changed(text('saved'))}
        />
      )}
      {open?.dialog === 'end' && (
        <EndDialog
          occupancy={open.occupancy}
          ofResident={ofResident}
          onClose={() => setOpen(null)}
          onEnded={() => changed(text('ended'))}
        />
      )}
      {open?.dialog === 'remove' && (
        <RemoveOccupancyDialog
          occupancy={open.occupancy}
          ofResident={ofResident}
          onClose={() => setOpen(null)}
          onChanged={() => void refreshRegister(client, occupancies)}
        />
      )}
    </Card>
  )
}

function problemOf(error: unknown) {
  const { title, detail } = problemTextOf(error)
  return { title, text: detail }
}
