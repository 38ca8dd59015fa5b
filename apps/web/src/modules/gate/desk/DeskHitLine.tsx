// The rows are rich lines with buttons and belong to an input beside them; a native list cannot do
// that.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { DeskHit } from '@portaria/contract/modules/gate/desk-hits'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { Kbd } from '@portaria/ui/display/Kbd'
import { PackageCheck, PackagePlus, Ticket } from 'lucide-react'
import { asImage } from '../../../register-pages/record.ts'
import { recordBadges } from '../../../register-pages/record-badges.ts'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { iconOfRegister } from '../../../shell/menu-icons.ts'
import { actOfHit, type DeskAct, type HitWords, letInOf, pageOf } from '../desk-hit.ts'
import { GateLine } from '../GateLine.tsx'
import { gateTexts } from '../texts/gate-texts.ts'
import { useGateWords } from './gate-words.ts'
import { isListed, ListedLine } from './ListedLine.tsx'
import { useWaitingOf } from './WaitingParcels.tsx'

export interface DeskHitLineProps {
  id: string
  found: DeskHit
  typed: string
  words: HitWords
  active: boolean
  /** The key that opens it if several units match equally. */
  unitKey: string | undefined
  onPoint: () => void
  onAct: (act: DeskAct) => void
}

/** One result of the box, which keeps the focus and handles the keys. */
export function DeskHitLine(props: DeskHitLineProps) {
  const { id, found, typed, words, active, unitKey, onPoint, onAct } = props
  const t = gateTexts.useTexts()
  const act = actOfHit(found, typed, words)
  const letIn = letInOf(found, typed)
  const page = pageOf(found)
  return (
    <div
      id={id}
      role="row"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={onPoint}
      className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg px-3 py-2 aria-selected:bg-hover"
    >
      <div role="gridcell" className="flex min-w-0 flex-1 basis-72 items-center gap-3">
        {unitKey !== undefined && <Kbd>{unitKey}</Kbd>}
        <HitLine found={found} words={words} />
      </div>
      <div role="gridcell" className="flex flex-wrap gap-2">
        {act.name !== 'open' && page !== null && (
          <Button onClick={() => onAct({ name: 'open', href: page })}>{t('act.open')}</Button>
        )}
        {letIn && <Button onClick={() => onAct(letIn)}>{t('act.letIn')}</Button>}
        <Button variant={active ? 'primary' : 'secondary'} onClick={() => onAct(act)}>
          {t(`act.${act.name}`)}
        </Button>
      </div>
    </div>
  )
}

function HitLine({ found, words }: Pick<DeskHitLineProps, 'found' | 'words'>) {
  const t = gateTexts.useTexts()
  const language = useLanguage()
  const { visitDetail, visitBadges, passDetail, carOf, placeOfParcel } = useGateWords()
  const { reasonOfVisit, reasonOfPass } = useGateWords()
  const waitingOf = useWaitingOf()
  if (found.kind === 'visit') {
    const { visit } = found
    return (
      <GateLine
        name={visit.guest_name}
        companions={visit.companions}
        photo={visit.photo?.url}
        detail={visitDetail(visit)}
        badges={visitBadges(visit)}
        reason={reasonOfVisit(visit)}
      />
    )
  }
  if (found.kind === 'pass') {
    const { pass } = found
    return (
      <GateLine
        name={pass.guest_name}
        companions={pass.companions}
        photo={pass.photo?.url}
        {...(!pass.photo && { icon: Ticket })}
        detail={passDetail(pass)}
        reason={reasonOfPass(pass)}
        badges={[
          ...(pass.blocked ? [{ label: t('hit.blocked'), tone: 'danger' } as const] : []),
          { label: t('hit.pass'), tone: pass.refusal ? 'neutral' : 'success' },
          ...(pass.provisional ? [{ label: t('hit.provisional'), tone: 'neutral' } as const] : []),
        ]}
      />
    )
  }
  if (found.kind === 'car') {
    const { register, title, plate, exact, blocked, apartment } = found.car
    const number = carOf(plate) ?? plate
    return (
      <GateLine
        name={title}
        icon={iconOfRegister(register)}
        detail={[register === 'visitors' && number, apartment?.title].filter(Boolean).join(' · ')}
        badges={[
          ...(exact
            ? []
            : [{ label: t('hit.nearPlate', { plate: number }), tone: 'warning' } as const]),
          ...(blocked ? [{ label: t('hit.blocked'), tone: 'danger' } as const] : []),
        ]}
      />
    )
  }
  if (isListed(found)) return <ListedLine found={found} />
  if (found.kind === 'label') {
    return (
      <GateLine
        name={found.tracking}
        icon={PackagePlus}
        detail={t(found.isNew ? 'parcels.newLabel' : 'parcels.seenLabel')}
      />
    )
  }
  if (found.kind === 'collected') {
    const { number, whose, delegate } = found.parcel
    return (
      <GateLine
        name={t('parcels.number', { number })}
        icon={PackageCheck}
        detail={[whose, placeOfParcel(found.parcel), delegate].filter(Boolean).join(' · ')}
      />
    )
  }
  if (found.kind === 'parcel') {
    const { parcel } = found
    const state = choiceWords(language, 'parcels', 'state', parcel.state)
    return (
      <GateLine
        name={t('parcels.number', { number: parcel.number })}
        icon={iconOfRegister('parcels')}
        detail={[
          parcel.apartment?.title,
          parcel.resident?.title,
          parcel.carrier,
          parcel.held && placeOfParcel(parcel),
        ]
          .filter(Boolean)
          .join(' · ')}
        badges={[
          { label: state, tone: parcel.held ? 'accent' : 'neutral' },
          ...(parcel.overdue ? [{ label: t('parcels.late'), tone: 'warning' } as const] : []),
        ]}
      />
    )
  }
  const { register, hit } = found
  const definition: AnyRegister = registers[register]
  const photo = asImage(hit.record['photo'])?.url
  const units = register === 'residents' ? words.unitsOf(hit) : []
  const waiting = units.reduce(
    (sum, { id }) => sum + waitingOf('apartments', id),
    waitingOf(register, hit.id),
  )
  return (
    <GateLine
      name={hit.by ?? hit.title}
      photo={photo}
      {...(!photo && { icon: iconOfRegister(register) })}
      detail={[hit.by !== null && hit.title, words.detailOf(definition, hit, language)]
        .filter(Boolean)
        .join(' · ')}
      badges={[
        ...recordBadges(definition, hit.record, language),
        ...(waiting > 0
          ? [{ label: t('parcels.waiting', { count: waiting }), tone: 'accent' } as const]
          : []),
      ]}
    />
  )
}
