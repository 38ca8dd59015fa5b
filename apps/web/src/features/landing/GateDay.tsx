import { registers } from '@portaria/contract/registers/index'
import type { Role } from '@portaria/contract/roles'
import { Kbd } from '@portaria/ui/display/Kbd'
import { Ban, Search, UserRoundSearch } from 'lucide-react'
import { hasKeyboard } from '../../platform/has-keyboard.ts'
import { searchKeys, showSearch } from '../../shell/search-opener.ts'
import { CreateLinks } from './CreateLinks.tsx'
import { GateAlerts } from './GateAlerts.tsx'
import { PeopleByTower } from './PeopleByTower.tsx'
import { RecordLines } from './RecordLines.tsx'
import { landingTexts } from './texts/landing-texts.ts'

/** The gatehouse: the search first, then open alerts, who may not come in, and whom nobody has seen yet. */
export function GateDay({ role }: { role: Role }) {
  const t = landingTexts.useTexts()
  const { visitors } = registers
  return (
    <>
      <button
        type="button"
        onClick={() => showSearch(true)}
        className="flex min-h-14 w-full items-center gap-3 rounded-lg border border-line-strong bg-surface px-4 text-start text-lg hover:border-accent"
      >
        <Search aria-hidden className="size-6 shrink-0 text-accent-ink" />
        <span className="min-w-0 flex-1 truncate text-muted">{t('gate.search')}</span>
        {hasKeyboard() && (
          <span aria-hidden>
            <Kbd>{searchKeys}</Kbd>
          </span>
        )}
      </button>
      <GateAlerts />
      <CreateLinks role={role} />
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
    </>
  )
}
