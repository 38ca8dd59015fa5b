import { heldStates } from '@portaria/contract/modules/custody/parcels'
import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { QrCode } from '@portaria/ui/display/QrCode'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useQuery } from '@tanstack/react-query'
import { problemTextOf } from '../../../../platform/problem-text.ts'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { type RegisterRecord, registerPaths } from '../../../../register-pages/record.ts'
import { recordQuery } from '../../../../register-pages/register-queries.ts'
import { codesIn } from '../parcel-calls.ts'
import { useParcelName } from './parcel-name.ts'
import { RenewCode } from './RenewCode.tsx'
import { spokenCode } from './spoken-code.ts'
import { ownParcelsTexts } from './texts/own-parcels-texts.ts'

export interface PickupDialogProps {
  row: RegisterRecord
  onClose: () => void
}

/**
 * Shows the household's code of a parcel, large enough to be read at the gate, with its number. A
 * parcel that is over meanwhile has no code; one that lost its code gets a new one.
 */
export function PickupDialog({ row, onClose }: PickupDialogProps) {
  const t = ownParcelsTexts.useTexts()
  const name = useParcelName()(row)
  const { data: whole, error, isError } = useQuery(recordQuery(parcels, row.id))
  const own = whole && codesIn(whole).find(({ delegate }) => delegate === null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={name}
      description={[t('number', { number: asText(row['number']) }), t('code.text')].join(' · ')}
      footer={
        <ButtonLink href={registerPaths(parcels).record(row.id) ?? ''}>{t('home.more')}</ButtonLink>
      }
    >
      {isError && (
        <Banner tone="warning" title={problemTextOf(error).title}>
          {problemTextOf(error).detail}
        </Banner>
      )}
      {!whole && !isError && <Skeleton className="mx-auto size-64" />}
      {own && (
        <div className="flex flex-col items-center gap-3">
          <QrCode value={own.code} label={t('code.qr')} className="size-64 max-w-full" />
          <p dir="ltr" className="tabular text-4xl font-semibold">
            {spokenCode(own.code)}
          </p>
        </div>
      )}
      {whole && !own && <NoCode record={whole} />}
    </Dialog>
  )
}

function NoCode({ record }: { record: RegisterRecord }) {
  const t = ownParcelsTexts.useTexts()
  const isHeld = heldStates.some((state) => state === record['state'])
  return (
    <div className="flex flex-col items-start gap-3">
      <Banner tone="warning">{t(isHeld ? 'home.noCode' : 'home.over')}</Banner>
      {isHeld && <RenewCode id={record.id} />}
    </div>
  )
}
