import { registers } from '@portaria/contract/modules/registers'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Breadcrumbs } from '@portaria/ui/layout/Breadcrumbs'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { useQuery } from '@tanstack/react-query'
import { PanelsTopLeft } from 'lucide-react'
import { useState } from 'react'
import { hasKeyboard } from '../../../platform/has-keyboard.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { registerPaths } from '../../../register-pages/record.ts'
import { useWordsOf } from '../../../register-pages/register-words.ts'
import { planQuery } from './door-calls.ts'
import { DoorLegend } from './plan/DoorLegend.tsx'
import { DoorPanel } from './plan/DoorPanel.tsx'
import { DoorsDrawing, DrawingSkeleton } from './plan/DoorsDrawing.tsx'
import { LookButton } from './plan/LookButton.tsx'
import { PlanTrouble } from './plan/PlanTrouble.tsx'
import { useDoorWords } from './plan/use-door-words.ts'
import { lockerDoorsTexts } from './texts/locker-doors-texts.ts'

export interface LockerDoorsPageProps {
  id: string
}

/** A locker's plan: its doors as they are arranged, their contents, and the actions on each. */
export function LockerDoorsPage({ id }: LockerDoorsPageProps) {
  const t = lockerDoorsTexts.useTexts()
  const words = useWordsOf()(registers.lockers)
  const { wordOf } = useDoorWords()
  const found = useQuery(planQuery(id))
  const plan = found.data
  const [chosen, setChosen] = useState<number | null>(null)
  const [shown, setShown] = useState<number | null>(null)
  usePageTitle([plan?.title ?? words.one, t('doors')].join(' · '))
  if (found.isError && !plan) {
    return (
      <Page kind="form">
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      </Page>
    )
  }
  const paths = registerPaths(registers.lockers)
  // The panel keeps its content while it slides out.
  const door = plan?.doors.find(({ number }) => number === (chosen ?? shown))
  const free = plan?.doors.filter(({ state }) => state === 'free').length ?? 0
  const count = plan?.doors.length ?? 0
  return (
    <Page kind="form">
      <PageHeader
        title={plan?.title ?? words.one}
        description={
          plan && (
            <>
              {plan.location !== null && <bdi className="block">{plan.location}</bdi>}
              {count > 0 && t('plan.free', { free, total: count })}
            </>
          )
        }
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: words.many, href: paths.list ?? '' },
              { label: plan?.title ?? words.one, href: paths.record(id) ?? '' },
              { label: t('doors') },
            ]}
          />
        }
        actions={plan && count > 0 && <LookButton plan={plan} />}
      />
      <div className="flex flex-col gap-4 pb-6">
        {plan && <PlanTrouble plan={plan} />}
        {plan && count === 0 ? (
          <EmptyState icon={PanelsTopLeft} title={t('plan.none')} text={t('plan.noneText')} />
        ) : (
          <div className="flex flex-col gap-6 lg:flex-row">
            {plan ? (
              <DoorsDrawing
                plan={plan}
                onOpen={({ number }) => {
                  setChosen(number)
                  setShown(number)
                }}
              />
            ) : (
              <DrawingSkeleton />
            )}
            <div className="flex flex-col gap-4">
              <DoorLegend />
              {hasKeyboard() && <p className="max-w-60 text-xs text-muted">{t('plan.keys')}</p>}
            </div>
          </div>
        )}
      </div>
      <Drawer
        open={chosen !== null}
        onOpenChange={(open) => !open && setChosen(null)}
        width={440}
        title={
          door
            ? [t('plan.door', { door: door.number }), wordOf('size', door.size)].join(' · ')
            : t('doors')
        }
      >
        {plan && door && <DoorPanel key={door.number} {...{ plan, door }} />}
      </Drawer>
    </Page>
  )
}
