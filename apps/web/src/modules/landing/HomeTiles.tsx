import { registers } from '@portaria/contract/modules/registers'
import type { IconType } from '@portaria/ui/icon'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { clsx } from 'clsx'
import { CalendarPlus, MessageSquarePlus, Package, UserRoundPlus } from 'lucide-react'
import { registerPaths } from '../../register-pages/record.ts'
import { bookingPath } from '../reservations/public/booking-path.ts'
import { invitePath } from '../visits/public/invite-path.ts'
import { landingTexts } from './texts/landing-texts.ts'

/** The four things that residents do most (interface §42). */
export function HomeTiles() {
  const t = landingTexts.useTexts()
  const { parcels, requests } = registers
  return (
    <nav aria-label={t('tiles.title')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Tile icon={UserRoundPlus} label={t('tiles.invite')} href={invitePath} primary />
      <Tile icon={CalendarPlus} label={t('home.book')} href={bookingPath} />
      <Tile icon={Package} label={t('tiles.parcels')} href={registerPaths(parcels).list ?? ''} />
      <Tile
        icon={MessageSquarePlus}
        label={t('home.ask')}
        href={registerPaths(requests).create ?? ''}
      />
    </nav>
  )
}

interface TileProps {
  icon: IconType
  label: string
  href: string
  primary?: boolean
}

function Tile({ icon: Icon, label, href, primary = false }: TileProps) {
  const { link: Link } = useUi()
  return (
    <Link
      href={href}
      className={clsx(
        'flex min-h-24 flex-col items-start justify-between gap-2 rounded-xl p-3.5 text-base/5 font-semibold text-pretty',
        primary
          ? 'bg-accent text-on-accent hover:bg-accent-hover'
          : 'border border-line bg-surface hover:bg-row-hover',
      )}
    >
      <Icon aria-hidden className="size-6 shrink-0" strokeWidth={1.75} />
      {label}
    </Link>
  )
}
