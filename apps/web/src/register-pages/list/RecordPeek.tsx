import { useLanguage } from '@portaria/i18n/react/texts'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, X } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { recordHeading } from '../field-kinds/record-heading.ts'
import { PageProblem } from '../PageProblem.tsx'
import { RecordBadges } from '../RecordBadges.tsx'
import { RecordFootSlots, RecordPanelSlots } from '../RegisterSlots.tsx'
import { RecordContacts } from '../record/RecordContacts.tsx'
import { RecordFacts } from '../record/RecordFacts.tsx'
import { RecordStory } from '../record/RecordStory.tsx'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { recordQuery } from '../register-queries.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { StateActs } from '../transitions/StateActs.tsx'

export interface RecordPeekProps {
  /** The record as its row shows it; the rest of it is fetched. */
  row: RegisterRecord
  ref: Ref<HTMLElement>
  onClose: () => void
  /** Called when the person leaves it by key, to give the focus back to the row. */
  onLeave: () => void
}

/** A record beside its list: what it says, its facts, and the acts that its state asks for. */
export function RecordPeek({ row, ref, onClose, onLeave }: RecordPeekProps) {
  const { register, paths } = useRegister()
  const text = pageTexts.useTexts()
  const name = recordHeading(register, row, useLanguage())
  const found = useQuery(recordQuery(register, row.id))
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onLeave()
  }
  const page = paths.record(row.id)
  return (
    // Escape leaves from anywhere in it; buttons and links keep their own keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={ref}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={leave}
      className="absolute inset-y-0 end-0 z-20 hidden w-112 shrink-0 flex-col overflow-y-auto border-s border-line bg-ground shadow-float outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset lg:flex 2xl:static 2xl:shadow-none"
    >
      <header className="sticky top-0 z-10 flex items-start gap-2 border-b border-line bg-surface px-5 py-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-semibold text-balance">{name}</h2>
          <span className="flex flex-wrap gap-1.5 pt-1 empty:hidden">
            <RecordBadges record={row} />
          </span>
        </div>
        {page && (
          <ButtonLink size="sm" href={page} endIcon={ArrowRight}>
            {text('peek.open')}
          </ButtonLink>
        )}
        <IconButton size="sm" icon={X} label={text('peek.close')} onClick={onClose} />
      </header>
      {found.data && <PeekBody key={row.id} record={found.data} />}
      {!found.data && found.isError && (
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      )}
      {!found.data && !found.isError && (
        <div aria-busy className="flex flex-col gap-3 p-5">
          <Skeleton className="h-24 w-full rounded-lg" />
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-40" />
        </div>
      )}
    </aside>
  )
}

function PeekBody({ record }: { record: RegisterRecord }) {
  const { register } = useRegister()
  return (
    <div className="flex flex-col gap-4 p-5">
      <div
        data-acts={recordHeading(register, record, useLanguage())}
        className="flex flex-wrap gap-2 empty:hidden"
      >
        <StateActs record={record} />
      </div>
      <RecordContacts record={record} />
      <RecordStory record={record} />
      <RecordPanelSlots record={record} />
      <div data-quiet className="flex flex-col gap-5">
        <RecordFacts record={record} />
      </div>
      <RecordFootSlots record={record} />
    </div>
  )
}
