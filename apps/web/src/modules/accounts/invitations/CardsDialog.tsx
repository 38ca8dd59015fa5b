import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { problemTextOf } from '../../../platform/problem-text.ts'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { CardSheet } from './CardSheet.tsx'
import { RefusalList } from './RefusalList.tsx'
import { invitationCardsOf } from './resident-login.ts'
import { invitationsTexts } from './texts/invitations-texts.ts'

export interface CardsDialogProps {
  selected: readonly RegisterRecord[]
  onClose: () => void
}

/** Prints the cards of the selected residents. */
export function CardsDialog({ selected, onClose }: CardsDialogProps) {
  const t = invitationsTexts.useTexts()
  const ids = selected.map(({ id }) => id)
  const found = useQuery({
    queryKey: ['invitation-cards', ids],
    queryFn: () => invitationCardsOf(ids),
    gcTime: 0,
  })
  const count = found.data?.cards.length ?? 0
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('cards.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('many.close')}</Button>
          <Button
            variant="primary"
            icon={Printer}
            disabled={count === 0}
            onClick={() => window.print()}
          >
            {t('cards.print')}
          </Button>
        </>
      }
    >
      {found.isPending && <Skeleton className="h-16 w-full" />}
      {found.isError && <p className="text-sm">{problemTextOf(found.error).detail}</p>}
      {found.data && (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-pretty">
            {count === 0 ? t('cards.none') : t('cards.text', { count })}
          </p>
          <RefusalList refusals={found.data.refusals} />
          <CardSheet company={found.data.company} cards={found.data.cards} />
        </div>
      )}
    </Dialog>
  )
}
