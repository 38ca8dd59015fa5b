// The options are rich lines and belong to an input beside them: no native list does that.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { DeskHit } from '@portaria/contract/features/desk-hits'
import { registers } from '@portaria/contract/registers/index'
import { fieldText } from '@portaria/contract/texts/problem-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { buttonClass } from '@portaria/ui/button-class'
import { PackageCheck, PackagePlus, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { asImage } from '../../../register-pages/record.ts'
import { recordBadges } from '../../../register-pages/record-badges.ts'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { iconOfRegister } from '../../../shell/menu-icons.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { actOfHit, type DeskAct, type HitWords, pageOf } from './desk.ts'
import { GateLine } from './GateLine.tsx'
import { useGateWords } from './gate-words.ts'
import { useWaitingOf } from './WaitingParcels.tsx'

export interface DeskHitLineProps {
  id: string
  found: DeskHit
  typed: string
  words: HitWords
  active: boolean
  onPoint: () => void
  onAct: (act: DeskAct) => void
}

/** One thing that the box found; the box has the focus and handles the keys. */
export function DeskHitLine(props: DeskHitLineProps) {
  const { id, found, typed, words, active, onPoint, onAct } = props
  const t = gateTexts.useTexts()
  const act = actOfHit(found, typed, words)
  const page = pageOf(found)
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={onPoint}
      className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-3 py-2 aria-selected:bg-hover"
    >
      <HitLine found={found} words={words} />
      {act.name !== 'open' && page !== null && (
        <ForPointers onPress={() => onAct({ name: 'open', href: page })}>
          {t('act.open')}
        </ForPointers>
      )}
      <ForPointers primary={active} onPress={() => onAct(act)}>
        {t(`act.${act.name}`)}
      </ForPointers>
    </div>
  )
}

interface ForPointersProps {
  primary?: boolean
  onPress: () => void
  children: ReactNode
}

/** What a press does. An option holds no button, and the keys do the same. */
function ForPointers({ primary = false, onPress, children }: ForPointersProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      className={buttonClass(primary ? 'primary' : 'secondary', 'md', 'cursor-default')}
      onClick={onPress}
    >
      {children}
    </span>
  )
}

function HitLine({ found, words }: Pick<DeskHitLineProps, 'found' | 'words'>) {
  const t = gateTexts.useTexts()
  const language = useLanguage()
  const { visitDetail, visitBadges, passDetail, carOf, placeOfParcel } = useGateWords()
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
        badges={[
          { label: t('hit.pass'), tone: pass.refusal ? 'danger' : 'success' },
          ...(pass.refusal
            ? [{ label: fieldText(language, pass.refusal), tone: 'danger' } as const]
            : []),
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
  if (found.kind === 'label') {
    return <GateLine name={found.tracking} icon={PackagePlus} detail={t('parcels.newLabel')} />
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
      name={hit.title}
      photo={photo}
      {...(!photo && { icon: iconOfRegister(register) })}
      detail={words.detailOf(definition, hit, language)}
      badges={[
        ...recordBadges(definition, hit.record, language),
        ...(waiting > 0
          ? [{ label: t('parcels.waiting', { count: waiting }), tone: 'accent' } as const]
          : []),
      ]}
    />
  )
}
