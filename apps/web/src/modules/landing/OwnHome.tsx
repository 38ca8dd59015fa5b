import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { WhenSized } from '@portaria/ui/layout/WhenSized'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, CircleCheck } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useOnPhone } from '../../platform/on-phone.ts'
import { recordTitle, registerPaths } from '../../register-pages/record.ts'
import { useWordsOf } from '../../register-pages/register-words.ts'
import { HomeLists } from './HomeLists.tsx'
import { HomeTiles } from './HomeTiles.tsx'
import { ownUnitsQuery } from './landing-queries.ts'
import { landingTexts } from './texts/landing-texts.ts'
import { WaitingCards } from './WaitingCards.tsx'

export interface OwnHomeProps {
  /** What other modules show as waiting: visitors at the gate, parcels to pick up. */
  waiting: ReactNode
  /** The current and coming visits. */
  visits: ReactNode
}

/**
 * A resident's home (interface §42): what waits for them as cards with their acts, four large tiles,
 * the visits, and everything else behind one button on phones.
 */
export function OwnHome({ waiting, visits }: OwnHomeProps) {
  const t = landingTexts.useTexts()
  return (
    <>
      <OwnUnits />
      {/* Content below is hidden until the height of what waits is known. */}
      <div className="group/home flex flex-col gap-5">
        <section aria-label={t('waits.title')} className="group/waits flex flex-col gap-3">
          {waiting}
          <WaitingCards />
          <p className="flex min-h-10 items-center gap-3 text-sm text-muted group-has-data-unsized/waits:invisible group-has-data-waits/waits:hidden">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-success-ink" />
            {t('waits.nothing')}
          </p>
        </section>
        <div className="flex flex-col gap-5 group-has-data-unsized/home:invisible">
          <HomeTiles />
          {visits}
          <Rest />
        </div>
      </div>
    </>
  )
}

/** The person's units, with a link to each one's record. */
function OwnUnits() {
  const t = landingTexts.useTexts()
  const { apartments } = registers
  const unit = useWordsOf()(apartments)
  const units = useQuery(ownUnitsQuery)
  const own = units.data?.data ?? []
  const names = own.map((record) => recordTitle(apartments, record))
  if (units.isError) return null
  return (
    <div>
      <h2 className="text-sm text-muted">{t('home.title')}</h2>
      {units.data ? (
        <p className="text-lg font-semibold text-balance">
          {names.length > 0 ? `${unit.one} ${names.join(', ')}` : t('home.noUnit')}
        </p>
      ) : (
        <Skeleton className="my-1 h-5 w-56" />
      )}
      {/* Keeps the height of one line before the units are known. */}
      <p className="flex min-h-6 flex-wrap gap-x-4 text-sm">
        {own.map(({ id }, nth) => (
          <TextLink key={id} href={registerPaths(apartments).record(id) ?? ''}>
            {own.length > 1 ? t('home.recordOf', { unit: names[nth] ?? '' }) : t('home.record')}
          </TextLink>
        ))}
      </p>
    </div>
  )
}

/** The other lists; on phones they are read and shown once they are asked for. */
function Rest() {
  const t = landingTexts.useTexts()
  const onPhone = useOnPhone()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      {onPhone && (
        <Button
          size="lg"
          className="w-full"
          icon={open ? ChevronUp : ChevronDown}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('home.everything')}
        </Button>
      )}
      <div id={id} hidden={onPhone && !open}>
        {(!onPhone || open) && (
          <WhenSized>
            <HomeLists />
          </WhenSized>
        )}
      </div>
    </>
  )
}
