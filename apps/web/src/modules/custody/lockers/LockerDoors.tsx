import { choiceLabel } from '@portaria/contract/loaded-texts/register-texts'
import { Badge, type Tone } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { isObject } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'

const tones: Readonly<Record<string, Tone>> = {
  free: 'success',
  reserved: 'accent',
  occupied: 'warning',
  blocked: 'danger',
}

/** The doors of a locker by number, each with its size and whether it is free. */
export function LockerDoors({ record }: RecordSlotProps) {
  const { labelOf, words } = useRegister()
  const doors = (Array.isArray(record['doors']) ? record['doors'] : []).filter(isObject)
  const wordOf = (field: string, value: unknown) =>
    choiceLabel(words.language, 'lockers', field, String(value))
  return (
    <Card title={labelOf('doors')}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
        {doors.map((door) => (
          <li
            key={String(door['id'])}
            className="flex flex-col items-start gap-1 rounded-md border border-line p-3 text-sm"
          >
            <span className="tabular text-base font-semibold">{String(door['number'])}</span>
            <span className="text-muted">{wordOf('size', door['size'])}</span>
            <Badge tone={tones[String(door['state'])] ?? 'neutral'}>
              {wordOf('state', door['state'])}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
