import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Card } from '@portaria/ui/display/Card'
import { Users } from 'lucide-react'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { GuestFigures } from './GuestFigures.tsx'
import { guestCountOf } from './guest-calls.ts'
import { guestTexts } from './texts/guest-texts.ts'

/**
 * Shows the figures of a reservation's guests, with a link to their list; renders nothing if it has
 * none.
 */
export function GuestPanel({ record }: RecordSlotProps) {
  const text = guestTexts.useTexts()
  const count = guestCountOf(record)
  if (!count || (!count.open && count.invitations === 0)) return null
  return (
    <Card
      title={text('title')}
      actions={
        <ButtonLink size="sm" icon={Users} href={`/apps/condominiums/event/${record.id}/guests`}>
          {text(count.invitations === 0 ? 'panel.begin' : 'panel.open')}
        </ButtonLink>
      }
    >
      {count.invitations === 0 ? (
        <p className="text-sm text-muted">{text('panel.none')}</p>
      ) : (
        <GuestFigures count={count} />
      )}
    </Card>
  )
}
