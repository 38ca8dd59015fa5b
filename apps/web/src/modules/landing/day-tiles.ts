import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import type { LandingTile } from '@portaria/contract/modules/landing/landing-tiles'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { companyToday } from '../../platform/company-day.ts'
import { registerPaths } from '../../register-pages/record.ts'
import { landingTexts } from './texts/landing-texts.ts'

/** A figure of the day: its name, its number, and the list that it opens. */
export type DayTile = {
  readonly key: LandingTile
  readonly label: string
  readonly href: string
  readonly figure: string
  readonly note: string | null
  /** Matters that need attention, in words. */
  readonly late: string | null
  readonly needs: boolean
}

const listOf = (register: AnyRegister, query: string) =>
  `${registerPaths(register).list ?? ''}?${query}`

/**
 * Returns a function that makes the tiles of the day's figures, without those of things that the
 * company lacks, such as lockers.
 */
export function useDayTiles(): (figures: DayFigures) => DayTile[] {
  const t = landingTexts.useTexts()
  const { count } = useFormats()
  const { visits, parcels, cabinets, events, rounds, occurrences, requests, lockers } = registers
  const providers = registers['service-providers']
  const overdue = (number: number) => (number > 0 ? t('day.overdue', { count: number }) : null)
  const tile = (
    key: Exclude<LandingTile, 'entries'>,
    figure: string,
    href: string,
    { note = null, late = null }: Partial<Pick<DayTile, 'note' | 'late'>> = {},
  ): DayTile => ({
    key,
    label: t(`day.${key}`),
    href,
    figure,
    note,
    late,
    needs: late !== null,
  })
  return (figures) => {
    const { visits: here, parcels: held, loans, events: booked, alerts } = figures
    const { rounds: walks, occurrences: open, requests: asked, doors, documents } = figures
    const ofToday = `filter[service_date]=${companyToday()}`
    const happened = open.day + open.week + open.older
    return [
      tile(
        'alerts',
        count(alerts.active + alerts.acknowledged),
        `/apps/condominiums/panic/?state=${alerts.active > 0 ? 'active' : 'acknowledged'}`,
        { late: alerts.active > 0 ? t('day.unanswered', { count: alerts.active }) : null },
      ),
      tile('inside', count(here.inside), listOf(visits, 'filter[state]=inside'), {
        late: here.overstayed > 0 ? t('day.overstayed', { count: here.overstayed }) : null,
      }),
      tile(
        'expected',
        count(here.expected),
        listOf(visits, 'filter[state]=expected,authorised&sort=expected_from'),
        { note: here.waiting > 0 ? t('day.waiting', { count: here.waiting }) : null },
      ),
      tile(
        'rounds',
        t('day.roundsOf', {
          done: count(walks.done),
          all: count(walks.done + walks.due + walks.missed),
        }),
        listOf(rounds, walks.missed > 0 ? `filter[state]=missed&${ofToday}` : ofToday),
        { late: walks.missed > 0 ? t('day.missed', { count: walks.missed }) : null },
      ),
      tile(
        'occurrences',
        count(happened),
        listOf(
          occurrences,
          open.overdue > 0 ? 'filter[late]=true' : 'filter[state]=open,in_analysis,in_progress',
        ),
        {
          note:
            happened > 0 ? t('day.occurrenceAges', { week: open.week, older: open.older }) : null,
          late: overdue(open.overdue),
        },
      ),
      tile(
        'requests',
        count(asked.open),
        listOf(
          requests,
          asked.overdue > 0 ? 'filter[overdue]=true' : 'filter[state]=open,in_progress&sort=due_on',
        ),
        { late: overdue(asked.overdue) },
      ),
      tile(
        'parcels',
        count(held.today + held.days + held.older),
        listOf(parcels, 'filter[pickup]=held,overdue&sort=arrived_at'),
        {
          note: held.long > 0 ? t('day.long', { count: held.long }) : null,
          late: overdue(held.overdue),
        },
      ),
      ...(doors.total > 0
        ? [
            tile(
              'doors',
              t('day.doorsOf', { taken: count(doors.taken), all: count(doors.total) }),
              listOf(lockers, 'sort=name'),
              { note: doors.blocked > 0 ? t('day.blocked', { count: doors.blocked }) : null },
            ),
          ]
        : []),
      tile('loans', count(loans.out), listOf(cabinets, 'filter[lending]=lent,overdue'), {
        late: overdue(loans.overdue),
      }),
      tile(
        'events',
        count(booked.today),
        listOf(events, 'filter[state]=requested,approved,in_use&sort=starts_at'),
        { note: booked.requested > 0 ? t('day.requested', { count: booked.requested }) : null },
      ),
      tile(
        'documents',
        count(documents.soon),
        listOf(
          providers,
          documents.expired > 0
            ? 'filter[documents_expired]=true'
            : 'filter[documents_expiring]=true',
        ),
        { late: documents.expired > 0 ? t('day.expired', { count: documents.expired }) : null },
      ),
    ]
  }
}
