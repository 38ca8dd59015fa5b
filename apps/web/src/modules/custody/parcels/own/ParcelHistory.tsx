import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PackageCheck, PackageX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import {
  asReference,
  type RegisterRecord,
  registerPaths,
} from '../../../../register-pages/record.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { listQuery } from '../../../../register-pages/register-queries.ts'
import { choiceWords } from '../../../../register-pages/register-words.ts'
import { useParcelName } from './parcel-name.ts'
import { ownParcelsTexts } from './texts/own-parcels-texts.ts'

/** The number of rows shown at first and added by each press, and the maximum number of rows. */
const STEP = 10
const MOST = 100

const icons = { handed_over: PackageCheck, returned: Undo2, refused: PackageX, lost: PackageX }
const stamps = {
  handed_over: 'handed_at',
  returned: 'returned_at',
  refused: 'refused_at',
  lost: 'lost_at',
} as const

/** Lists parcels that were collected, with receiver and proof, or returned, refused or lost. */
export function ParcelHistory() {
  const t = ownParcelsTexts.useTexts()
  const [shown, setShown] = useState(STEP)
  const { data } = useQuery({
    ...listQuery(parcels, {
      'filter[state]': Object.keys(stamps).join(),
      sort: '-arrived_at',
      per_page: String(shown),
      fields: `number,kind,carrier,arrived_at,state,handed_how,handed_to,handed_name,${Object.values(stamps).join()}`,
    }),
    placeholderData: keepPreviousData,
  })
  const rows = data?.data ?? []
  const more = data !== undefined && data.meta.total > rows.length && shown < MOST
  return (
    <Card
      title={t('history.title')}
      footer={
        more && (
          <Button variant="ghost" onClick={() => setShown(shown + STEP)}>
            {t('history.more')}
          </Button>
        )
      }
    >
      {!data && <Skeleton className="h-28 w-full" />}
      {data && rows.length === 0 && <p className="text-sm text-muted">{t('history.none')}</p>}
      <ul className="-mx-2 flex flex-col empty:hidden">
        {rows.map((row) => (
          <HistoryLine key={row.id} row={row} />
        ))}
      </ul>
    </Card>
  )
}

const isOver = (state: unknown): state is keyof typeof stamps =>
  typeof state === 'string' && state in stamps

function HistoryLine({ row }: { row: RegisterRecord }) {
  const t = ownParcelsTexts.useTexts()
  const { words } = useRegister()
  const { when } = useFormats()
  const { link: Link } = useUi()
  const parcelName = useParcelName()
  const { state } = row
  if (!isOver(state)) return null
  const Icon = icons[state]
  const how = asText(row['handed_how'])
  const name = asText(row['handed_name']) || asReference(row['handed_to'])?.title
  const by = name ? t('history.by', { name }) : how === 'code' ? t('history.code') : ''
  const details = [
    t('number', { number: asText(row['number']) }),
    t(`history.${state}`, { at: when(asText(row[stamps[state]])) }),
    state === 'handed_over' && by,
    state === 'handed_over' && name && choiceWords(words.language, 'parcels', 'handed_how', how),
  ]
  return (
    <li>
      <Link
        href={registerPaths(parcels).record(row.id) ?? undefined}
        className="flex min-h-14 items-center gap-3 rounded-lg px-2 py-1.5 hover:bg-row-hover"
      >
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-hover text-muted">
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">
            <bdi>{parcelName(row)}</bdi>
          </span>
          <span className="block text-sm text-muted">{details.filter(Boolean).join(' · ')}</span>
        </span>
      </Link>
    </li>
  )
}
