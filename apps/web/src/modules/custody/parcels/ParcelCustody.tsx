import { readableName } from '@portaria/contract/define-register/field'
import type { CustodyEvent, CustodyKind } from '@portaria/contract/modules/custody/parcels'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { Timeline } from '@portaria/ui/display/Timeline'
import type { IconType } from '@portaria/ui/icon'
import {
  BellRing,
  DoorOpen,
  KeyRound,
  PackageCheck,
  PackagePlus,
  PackageSearch,
  PackageX,
  Repeat,
  ScanEye,
  Undo2,
  UserRoundPlus,
  UserRoundX,
} from 'lucide-react'
import { isObject } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { ParcelSteps } from './ParcelSteps.tsx'
import { custodyIn } from './parcel-calls.ts'
import { parcelsTexts } from './texts/parcels-texts.ts'

const icons: Record<CustodyKind, IconType> = {
  received: PackagePlus,
  told: BellRing,
  reminded: BellRing,
  moved: Repeat,
  redirected: Repeat,
  code_renewed: KeyRound,
  codes_ended: KeyRound,
  delegated: UserRoundPlus,
  delegate_revoked: UserRoundX,
  door_opened: DoorOpen,
  door_resolved: ScanEye,
  handed_over: PackageCheck,
  returned: Undo2,
  lost: PackageX,
  found: PackageSearch,
  refused: PackageX,
  cancelled: Undo2,
}

/** The history of a parcel in order: its places, its holders, and its end. */
export function ParcelCustody({ record }: RecordSlotProps) {
  const t = parcelsTexts.useTexts()
  const { when } = useFormats()
  const tell = useLinkText()
  const chain = custodyIn(record)
  if (chain.length === 0) return null
  return (
    <Card title={t('chain.title')}>
      <div className="mb-6 border-b border-line pb-5">
        <ParcelSteps record={record} />
      </div>
      <Timeline
        events={chain.map((link, nth) => ({
          id: `${nth}`,
          title: t(`chain.kinds.${link.kind}`),
          time: when(link.at),
          dateTime: link.at,
          icon: icons[link.kind],
          tone: link.kind === 'lost' || link.kind === 'refused' ? 'danger' : 'neutral',
          text: tell(link),
        }))}
      />
      <Proofs record={record} />
    </Card>
  )
}

const pictures = ['photo_file_id', 'signature_file_id', 'handed_photo_file_id'] as const

/** The picture of the label, and the signature or photo of the person who received the parcel. */
function Proofs({ record }: RecordSlotProps) {
  const { labelOf } = useRegister()
  return pictures.map((name) => {
    const picture = record[readableName(name)]
    const url = isObject(picture) ? picture['url'] : null
    return typeof url === 'string' ? (
      <figure key={name} className="mt-4 text-sm text-muted">
        <img
          src={url}
          alt={labelOf(name)}
          className="max-h-40 max-w-full rounded-md border border-line"
        />
        <figcaption className="mt-1">{labelOf(name)}</figcaption>
      </figure>
    ) : null
  })
}

/** Returns the words of one link of the chain: by whom, where, to whom and why. */
function useLinkText(): (link: CustodyEvent) => string {
  const t = parcelsTexts.useTexts()
  const { words } = useRegister()
  const choice = (field: string, value: string | null) =>
    value === null ? null : choiceWords(words.language, 'parcels', field, value)
  return ({ by, place, where, place_note, to_name, how, reason }) =>
    [
      to_name === null ? null : t('chain.to', { name: to_name }),
      choice('handed_how', how),
      where ?? choice('place', place),
      place_note,
      reason,
      by,
    ]
      .filter((part) => part !== null && part !== '')
      .join(' · ')
}
