import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import { registerPaths } from '../../../../register-pages/record.ts'
import { parcelsAtHomeQuery } from './parcels-at-home-query.ts'
import { ownParcelsTexts } from './texts/own-parcels-texts.ts'

/** Shows on a resident's first screen how many parcels wait. */
export function ParcelsAtHome() {
  const t = ownParcelsTexts.useTexts()
  const { data } = useQuery(parcelsAtHomeQuery)
  const count = data?.meta.total ?? 0
  return (
    <Card title={t('home.title')}>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {data ? (
          <p className={count > 0 ? 'font-medium' : 'text-sm text-muted'}>
            {count > 0 ? t('home.waiting', { count }) : t('home.none')}
          </p>
        ) : (
          <Skeleton className="h-5 w-56" />
        )}
        <ButtonLink icon={Package} href={registerPaths(parcels).list ?? ''}>
          {t('home.open')}
        </ButtonLink>
      </div>
    </Card>
  )
}
