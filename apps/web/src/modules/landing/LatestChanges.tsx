import type { Role } from '@portaria/contract/actors/roles'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useMinute } from '../../platform/use-minute.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { changesQuery } from './landing-queries.ts'
import { landingTexts } from './texts/landing-texts.ts'

/** Recent changes and their authors, for roles that may read the audit trail. */
export function LatestChanges({ role }: { role: Role }) {
  const t = landingTexts.useTexts()
  const now = useMinute()
  const { data, error } = useQuery(changesQuery)
  return (
    <Card title={t('changes.title')}>
      {error && !data && (
        <Banner tone="warning" title={t('changes.failed')}>
          {problemTextOf(error).detail}
        </Banner>
      )}
      {!data && !error && (
        <div aria-busy className="flex flex-col gap-5 pt-2.5">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-11 w-full" />
          ))}
        </div>
      )}
      {data?.length === 0 && <p className="text-sm text-muted">{t('changes.none')}</p>}
      {data && data.length > 0 && (
        <ul className="-my-2.5 ui-lines">
          {data.map((change) => (
            <ChangeLine key={change.id} {...{ change, role, now }} />
          ))}
        </ul>
      )}
    </Card>
  )
}
