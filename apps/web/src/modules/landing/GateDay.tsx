import { registers } from '@portaria/contract/modules/registers'
import type { Role } from '@portaria/contract/roles'
import { WhenSized } from '@portaria/ui/layout/WhenSized'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { Ban, Search, UserRoundSearch } from 'lucide-react'
import { CreateLinks } from './CreateLinks.tsx'
import { GateAlerts } from './GateAlerts.tsx'
import { PeopleByTower } from './PeopleByTower.tsx'
import { RecordLines } from './RecordLines.tsx'
import { landingTexts } from './texts/landing-texts.ts'

/** The desk, where arrivals are looked up. */
const GATE_PAGE = '/apps/condominiums/gate/'

/** The gatehouse: the desk first, then open alerts, who may not come in, and whom nobody has seen yet. */
export function GateDay({ role }: { role: Role }) {
  const t = landingTexts.useTexts()
  const { link: Link } = useUi()
  const { visitors } = registers
  return (
    <>
      <Link
        href={GATE_PAGE}
        className="flex min-h-14 w-full items-center gap-3 rounded-lg border border-line-strong bg-surface px-4 text-start text-lg hover:border-accent"
      >
        <Search aria-hidden className="size-6 shrink-0 text-accent-ink" />
        <span className="min-w-0 flex-1 truncate text-muted">{t('gate.search')}</span>
        <span className="shrink-0 text-base font-medium text-accent-ink">{t('gate.open')}</span>
      </Link>
      <GateAlerts />
      <CreateLinks role={role} />
      <WhenSized>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
          <div className="flex flex-col gap-5">
            <RecordLines
              title={t('gate.blocked')}
              register={visitors}
              icon={Ban}
              params={{ 'filter[blocked]': 'true' }}
              fields={['company']}
              detail={({ company }) => (typeof company === 'string' ? company : '')}
              none={t('gate.noBlocked')}
            />
            <RecordLines
              title={t('gate.provisional')}
              register={visitors}
              icon={UserRoundSearch}
              params={{ 'filter[provisional]': 'true', sort: '-created_at' }}
              fields={['company', 'plate']}
              detail={({ company, plate }) => [company, plate].filter(Boolean).join(' · ')}
              none={t('gate.noProvisional')}
            />
          </div>
          <PeopleByTower />
        </div>
      </WhenSized>
    </>
  )
}
