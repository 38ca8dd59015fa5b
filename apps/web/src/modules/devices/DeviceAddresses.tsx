import { askedAddresses } from '@portaria/contract/modules/devices/device-addresses'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { deviceTexts } from './texts/device-texts.ts'

const tones = { asked: 'warning', approved: 'success', refused: 'danger' } as const

/** Shows the state of a device's or manufacturer's addresses; renders nothing without any. */
export function DeviceAddresses({ record }: RecordSlotProps) {
  const text = deviceTexts.useTexts()
  const { data: addresses = [] } = askedAddresses.safeParse(record['addresses'])
  if (addresses.length === 0) return null
  const isOpen = addresses.some(({ state }) => state === 'approved')
  return (
    <Card title={text('addresses.title')}>
      <ul className="ui-lines">
        {addresses.map(({ host, port, state }) => (
          <li
            key={host}
            className="flex flex-wrap items-center justify-between gap-2 py-2.5 text-sm first:pt-0 last:pb-0"
          >
            <bdi className="break-all">
              {host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`}
            </bdi>
            <Badge tone={tones[state]}>{text(`addresses.${state}`)}</Badge>
          </li>
        ))}
      </ul>
      {!isOpen && <p className="mt-3 text-sm text-muted">{text('addresses.closed')}</p>}
    </Card>
  )
}
