import type { Muster } from '@portaria/contract/modules/gate/gate-rolls'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { shownZone } from '@portaria/i18n/time-zone'
import { zoneWords } from '@portaria/i18n/zone-words'
import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useConnectionLost } from '../../../platform/connection/use-connection.ts'
import { PrintedLetterhead } from '../../../platform/letterhead/PrintedLetterhead.tsx'
import { usePageTitle } from '../../../platform/page-title.ts'
import { AddPresent } from '../../access/public/presence/AddPresent.tsx'
import { PresentAreas } from '../../access/public/presence/PresentAreas.tsx'
import { useLivePresence } from '../../access/public/presence/use-corrections.ts'
import { LiveView } from '../../units/public/live/LiveView.tsx'
import { ListState } from '../desk/ListState.tsx'
import { musterQuery } from '../gate-calls.ts'
import { packQuery } from '../offline/pack-query.ts'
import { MusterUnit } from './MusterUnit.tsx'
import { foundIn } from './muster-search.ts'
import { keepTicks, readTicks } from './muster-ticks.ts'
import { musterTexts } from './texts/muster-texts.ts'

/**
 * The people to look for in an emergency, to print, or on a phone with a tick for each person
 * found.
 */
export function MusterPage() {
  const t = musterTexts.useTexts()
  usePageTitle(t('title'))
  const query = useQuery(musterQuery)
  useLivePresence(musterQuery.queryKey)
  const muster = query.data
  // Pictures come from the server; the list itself is in the reading pack.
  const lost = useConnectionLost()
  const { data: desk } = useQuery({ ...packQuery, enabled: lost })
  return (
    <Page kind="text">
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <>
            <AddPresent />
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </>
        }
      />
      <ListState
        query={query}
        isEmpty={muster?.units.length === 0 && muster.areas.length === 0}
        none={t('none')}
      />
      {muster && (
        <MusterSheet muster={muster} readAt={lost ? (desk?.pack.at ?? muster.at) : null} />
      )}
      {muster && !lost && (
        <Card title={t('building')} className="print:hidden">
          <LiveView peopleFirst />
        </Card>
      )}
    </Page>
  )
}

interface MusterSheetProps {
  muster: Muster
  /** The moment at which this device read what readers saw; null with a network. */
  readAt: string | null
}

function MusterSheet({ muster, readAt }: MusterSheetProps) {
  const t = musterTexts.useTexts()
  const language = useLanguage()
  const { dateTime } = useFormats()
  const [ticks, setTicks] = useState(readTicks)
  const { at, people, unconfirmed, seen, doubtful, residents } = muster
  const [typed, setTyped] = useState('')
  // Paper has everybody: a list that leaves people out, and does not say so, must not be carried around.
  useEffect(() => {
    const showAll = () => flushSync(() => setTyped(''))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [])
  const { areas, units } = foundIn(muster, typed)
  const isTicked = ({ id }: { id: string }) => ticks.has(id)
  const found =
    muster.areas.flatMap((one) => one.people).filter(isTicked).length +
    muster.units
      .flatMap(({ visits }) => visits)
      .filter(isTicked)
      .reduce((sum, { companions }) => sum + 1 + companions, 0)
  const tick = (id: string) => {
    const next = new Set(ticks)
    if (!next.delete(id)) next.add(id)
    setTicks(next)
    keepTicks(next)
  }
  return (
    <article data-sheet="list" className="flex flex-col gap-4 pb-6">
      <PrintedLetterhead />
      <header className="flex flex-col gap-2">
        <p className="hidden text-lg font-semibold print:block">{t('title')}</p>
        <p className="tabular text-sm">
          {t('at', { at: dateTime(at), zone: zoneWords(language, shownZone()) })}
        </p>
        <p className="hidden text-sm print:block">{t('text')}</p>
        {readAt !== null && (
          <p className="hidden text-sm font-semibold print:block">
            {t('lost', { at: dateTime(readAt) })}
          </p>
        )}
        <p className="flex flex-wrap gap-2">
          <Badge tone="accent">{t('people', { count: people })}</Badge>
          {unconfirmed > 0 && (
            <Badge tone="warning">{t('unconfirmed', { count: unconfirmed })}</Badge>
          )}
          {seen > 0 && <Badge tone="accent">{t('seen', { count: seen })}</Badge>}
          {doubtful > 0 && <Badge tone="warning">{t('doubtful', { count: doubtful })}</Badge>}
          <Badge>{t('residents', { count: residents })}</Badge>
        </p>
      </header>
      {people + seen > 0 && (
        <SearchField
          label={t('search')}
          value={typed}
          onChange={setTyped}
          className="max-w-md print:hidden"
        />
      )}
      {people + seen > 0 && (
        <p aria-live="polite" className="text-base font-medium print:hidden">
          {t('found', { found, all: people + seen })}
        </p>
      )}
      {typed.trim() !== '' && units.length + areas.length === 0 && (
        <p className="text-sm text-muted">{t('nothing')}</p>
      )}
      {units.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-base font-semibold">{t('visitors')}</h2>
          {units.map((unit) => (
            <MusterUnit key={unit.title} unit={unit} ticks={ticks} onTick={tick} />
          ))}
        </section>
      )}
      <PresentAreas areas={areas} ticks={ticks} onTick={tick} />
    </article>
  )
}
