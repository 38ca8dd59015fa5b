import type { TowerPeople } from '@portaria/contract/modules/landing/landing'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { BarList } from '@portaria/ui/charts/BarList'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { registerPaths } from '../../register-pages/record.ts'
import { useWordsOf } from '../../register-pages/register-words.ts'
import { peopleQuery } from './landing-queries.ts'
import { landingTexts } from './texts/landing-texts.ts'

/** Towers shown before "show all" is pressed. */
const SHOWN = 6

/** The occupancy of each tower; every figure links to the rows that it counts. */
export function PeopleByTower() {
  const t = landingTexts.useTexts()
  const { count } = useFormats()
  const wordsOf = useWordsOf()
  const [all, setAll] = useState(false)
  const { data, error } = useQuery(peopleQuery)
  const tower = wordsOf(registers.towers)
  const apartment = wordsOf(registers.apartments)
  const title = t('people.title', { tower: tower.inOne })
  const sum = (part: 'occupied' | 'units') =>
    count((data ?? []).reduce((total, one) => total + one[part], 0))
  const total = t(`people.total.${apartment.gender}`, {
    occupied: sum('occupied'),
    units: sum('units'),
    apartments: apartment.inMany,
  })
  const shown = all ? data : data?.slice(0, SHOWN)
  return (
    <Card
      title={title}
      description={data ? data.length > 0 && total : <Skeleton className="h-5 w-48" />}
    >
      {error && !data && (
        <Banner tone="warning" title={t('people.failed')}>
          {problemTextOf(error).detail}
        </Banner>
      )}
      {!data && !error && <Bars />}
      {data?.length === 0 && (
        <p className="text-sm text-muted">
          {t('people.none', { towers: tower.inMany, apartments: apartment.inMany })}
        </p>
      )}
      {shown && shown.length > 0 && (
        <BarList
          label={title}
          bars={shown.map((one) => ({
            key: one.id,
            label: one.name,
            value: one.occupied,
            total: one.units,
            figure: t(`people.of.${apartment.gender}`, {
              occupied: one.occupied,
              units: one.units,
            }),
            href: `${registerPaths(registers.apartments).list}?filter[tower_id]=${one.id}&filter[resident_id][null]=false`,
            note: one.units > 0 && <Units tower={one} />,
          }))}
        />
      )}
      {data && data.length > 0 && (
        <p className="mt-3 text-xs text-pretty text-muted">{t('people.explained')}</p>
      )}
      {data && data.length > SHOWN && !all && (
        <Button size="sm" className="mt-3" onClick={() => setAll(true)}>
          {t(`people.all.${tower.gender}`, { total: data.length })}
        </Button>
      )}
    </Card>
  )
}

/** The people and the vacant units of a tower. */
function Units({ tower }: { tower: TowerPeople }) {
  const t = landingTexts.useTexts()
  const { link: Link } = useUi()
  const { gender, inMany } = useWordsOf()(registers.apartments)
  const path = registerPaths(registers.apartments).list
  const list = `${path}?filter[tower_id]=${tower.id}&filter[resident_id][null]`
  const resident = useWordsOf()(registers.residents)
  const residents = registerPaths(registers.residents).list
  const things = tower.people === 1 ? resident.inOne : resident.inMany
  const people = t('people.living', { people: tower.people, things })
  const vacant = t(`people.vacant.${gender}`, { count: tower.units - tower.occupied })
  const parts = [
    {
      words: people,
      of: resident.inMany,
      count: tower.people,
      href: `${residents}?filter[tower_id]=${tower.id}`,
    },
    { words: vacant, of: inMany, count: tower.units - tower.occupied, href: `${list}=true` },
  ]
  return parts
    .filter(({ count }) => count > 0)
    .map(({ words, of, href }) => (
      <Link
        key={href}
        href={href}
        aria-label={`${tower.name}, ${of}: ${words}`}
        className="tabular inline-flex min-h-6 items-center rounded-sm hover:text-ink hover:underline"
      >
        {words}
      </Link>
    ))
}

/** Skeleton rows. */
function Bars() {
  return (
    <div aria-busy className="flex flex-col gap-4 pt-1.5">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </div>
  )
}
