import type { InvitedGuest } from '@portaria/contract/modules/visits/visits'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Card } from '@portaria/ui/display/Card'
import { UserRoundPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { GuestPassCard } from './GuestPassCard.tsx'
import { visitsTexts } from './texts/visits-texts.ts'

export interface InvitedGuestsProps {
  guests: readonly InvitedGuest[]
  onAgain: () => void
}

/** The pass of each guest to share, with links home and to another invitation. */
export function InvitedGuests({ guests, onAgain }: InvitedGuestsProps) {
  const t = visitsTexts.useTexts()
  const top = useRef<HTMLUListElement>(null)
  useEffect(() => top.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-col gap-5 pb-4">
      <ul ref={top} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {guests.map((guest) => (
          <li key={guest.id}>
            <Card>
              <GuestPassCard pass={guest} />
            </Card>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/apps/dashboards/project" variant="primary">
          {t('invited.home')}
        </ButtonLink>
        <Button icon={UserRoundPlus} onClick={onAgain}>
          {t('invited.again')}
        </Button>
      </div>
    </div>
  )
}
