import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import { useAttempt } from '../../../../platform/actions/use-attempt.ts'
import { PaperSheet } from '../../../../platform/letterhead/PaperSheet.tsx'
import { PrintButton } from '../../../../platform/letterhead/PrintButton.tsx'
import { actOn } from '../../../../register-pages/register-calls.ts'
import { refreshRegister } from '../../../../register-pages/register-queries.ts'
import { deskTexts } from '../desk/texts/desk-texts.ts'
import { Deposit } from '../parcel-doors.ts'
import { markUndone, type Received, sittingQuery } from './sitting.ts'

/** Lists the parcels received in this sitting: each can be undone, and the list can be printed. */
export function SittingList() {
  const t = deskTexts.useTexts()
  const client = useQueryClient()
  const { received } = useQuery(sittingQuery).data
  const [busy, attempt] = useAttempt()
  const undo = ({ id }: Received) =>
    attempt(async () => {
      await actOn(registers.parcels, id, 'cancel')
      markUndone(client, id)
      await refreshRegister(client, registers.parcels)
    })
  return (
    <section aria-label={t('sitting.title')} className="flex min-w-0 flex-col gap-3">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h3 className="font-semibold">{t('sitting.title')}</h3>
        {received.length > 0 && (
          <PrintButton size="sm" sheet={<PrintedSitting received={received} />}>
            {t('sitting.print')}
          </PrintButton>
        )}
      </div>
      {received.length === 0 && <p className="text-sm text-muted">{t('sitting.none')}</p>}
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto">
        {received.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-2 text-sm">
            <span className="min-w-0 flex-1 basis-32">
              <span className="block font-medium">
                {t('handOver.number', { number: one.number })}
              </span>
              <span className="block truncate text-muted">{one.whose}</span>
            </span>
            {one.undone ? (
              <span className="text-muted">{t('sitting.undone')}</span>
            ) : (
              <Button
                size="sm"
                icon={Undo2}
                disabled={busy}
                aria-label={t('sitting.undoOf', { number: one.number })}
                onClick={() => void undo(one)}
              >
                {t('sitting.undo')}
              </Button>
            )}
            {!one.undone && (
              <Suspense>
                <Deposit size="sm" parcel={one} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The list on paper. */
function PrintedSitting({ received }: { received: readonly Received[] }) {
  const t = deskTexts.useTexts()
  const { when } = useFormats()
  return (
    <PaperSheet>
      <h1 className="mb-3 text-lg font-semibold">{t('sitting.sheet')}</h1>
      <ul>
        {received
          .filter(({ undone }) => !undone)
          .map(({ id, number, whose, tracking, at }) => (
            <li key={id} className="border-b py-1">
              {[number, whose, tracking, when(new Date(at).toISOString())]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
      </ul>
    </PaperSheet>
  )
}
