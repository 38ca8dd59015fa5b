import { may } from '@portaria/contract/define-register/permissions'
import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import {
  eventInspections,
  type inspectionMoments,
} from '@portaria/contract/modules/reservations/event-inspections/event-inspections'
import { newId } from '@portaria/contract/value-types/uuid'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { RecordDialog } from '../../../register-pages/form/RecordDialog.tsx'
import { isObject, type RegisterRecord } from '../../../register-pages/record.ts'
import { createRecord } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import {
  listQuery,
  recordQuery,
  refreshRegister,
} from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { InspectionLine } from './InspectionLine.tsx'
import { inspectionTexts } from './texts/inspection-texts.ts'

type Moment = (typeof inspectionMoments)[number]

/** States of a reservation in which its area is inspected: before and after use. */
const moments: Readonly<Record<string, readonly Moment[]>> = {
  approved: ['before'],
  in_use: ['before', 'after'],
  done: ['before', 'after'],
  no_show: ['before', 'after'],
}

/**
 * The results for each item of the area before and after a reservation; renders nothing if the area
 * lists no items.
 */
export function InspectionPanel({ record }: RecordSlotProps) {
  const area = useQuery(recordQuery(commonAreas, String(record['common_area_id'])))
  const found = useQuery(
    listQuery(eventInspections, { 'filter[event_id]': record.id, per_page: '100' }),
  )
  const items = area.data?.['inspection_items']
  const names = Array.isArray(items)
    ? items.filter(isObject).map((item) => ({
        name: String(item['name']),
        note: typeof item['note'] === 'string' ? item['note'] : null,
      }))
    : []
  if (!found.data || names.length === 0) return null
  return (moments[String(record['state'])] ?? []).map((moment) => (
    <InspectionOf
      key={moment}
      moment={moment}
      event={record.id}
      items={names}
      found={found.data.data.filter((one) => one['moment'] === moment)}
    />
  ))
}

type Item = { readonly name: string; readonly note: string | null }

interface InspectionOfProps {
  moment: Moment
  event: string
  items: readonly Item[]
  found: readonly RegisterRecord[]
}

type Open = { readonly item: string; readonly row: RegisterRecord | null }

function InspectionOf({ moment, event, items, found }: InspectionOfProps) {
  const text = inspectionTexts.useTexts()
  const { role } = useRegister()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const [open, setOpen] = useState<Open | null>(null)
  const given = useMemo(
    () => ({ event_id: event, moment, item: open?.item ?? '' }),
    [event, moment, open],
  )
  const mayInspect = may(role, eventInspections, 'create')
  const rowOf = ({ name }: Item) => found.find((row) => row['item'] === name) ?? null
  const left = items.filter((item) => rowOf(item) === null)
  const told = async () => {
    setOpen(null)
    showToast({ title: text('saved'), tone: 'success' })
    await refreshRegister(client, eventInspections)
  }
  const keepFine = (which: readonly Item[]) =>
    attempt(async () => {
      for (const { name: item } of which)
        await createRecord(eventInspections, {
          id: newId(),
          event_id: event,
          moment,
          item,
          result: 'fine',
        })
      await told()
    })
  return (
    <Card
      title={`${text('title')} · ${text(moment)}`}
      actions={
        mayInspect &&
        left.length > 0 && (
          <Button size="sm" icon={Check} loading={busy} onClick={() => void keepFine(left)}>
            {text('allFine')}
          </Button>
        )
      }
    >
      <ul className="ui-lines">
        {items.map((item) => (
          <InspectionLine
            key={item.name}
            {...item}
            row={rowOf(item)}
            {...(mayInspect && {
              onOpen: () => setOpen({ item: item.name, row: rowOf(item) }),
            })}
          />
        ))}
      </ul>
      {open && (
        <RecordDialog
          register={eventInspections}
          given={given}
          initial={damaged}
          record={open.row}
          onClose={() => setOpen(null)}
          onSaved={() => void told()}
        />
      )}
    </Card>
  )
}

/**
 * Initial values of the form. The form is only for damage, since a good result is recorded by one
 * press.
 */
const damaged = { result: 'damaged' }
