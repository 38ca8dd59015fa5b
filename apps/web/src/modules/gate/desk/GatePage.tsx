import { handovers } from '@portaria/contract/modules/gate/handovers/handovers'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { lazyOverlay } from '@portaria/ui/overlays/lazyOverlay'
import { useQuery } from '@tanstack/react-query'
import { ClipboardPen, DoorOpen, MoonStar, PackagePlus, Siren, UserRoundPlus } from 'lucide-react'
import { type ComponentType, Suspense } from 'react'
import { lazyCode } from '../../../platform/connection/lazy-code.ts'
import { useOnPhone } from '../../../platform/on-phone.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { useRole } from '../../../platform/session/use-session.ts'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { useMayOpen } from '../../access/public/openings/use-may-open.ts'
import type { HitWords, ParcelTask } from '../desk-hit.ts'
import { expectedQuery, insideQuery, loansQuery } from '../gate-calls.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { BoxAndUnit } from './BoxAndUnit.tsx'
import { DoorDenial, DoorWindow, useDeskDoors } from './DeskDoors.tsx'
import { DeskTabs } from './DeskTabs.tsx'
import { EnteredCard } from './EnteredCard.tsx'
import { ExpectedLists } from './ExpectedLists.tsx'
import { InsideList } from './InsideList.tsx'
import { LoansList } from './LoansList.tsx'
import { MovementsList } from './MovementsList.tsx'
import { type Desk, type DeskTask, useDesk } from './use-desk.ts'
import { useLinkedTask } from './use-linked-task.ts'
import { NIGHT_KEY, useNightLook } from './use-night-look.ts'
import { WaitingLink } from './WaitingParcels.tsx'

export interface GatePageProps {
  words: HitWords
  /** The address of the muster list. */
  muster: string
  /** The dialogs for receiving and handing over parcels. */
  ParcelWindows: ComponentType<ParcelWindowsProps>
  /** The dialog for lending an item from a cabinet. */
  LendWindow: ComponentType<LendWindowProps>
}

export interface LendWindowProps {
  open: boolean
  onClose: () => void
}

export interface ParcelWindowsProps {
  open: boolean
  /** Null while none is open. */
  task: ParcelTask | null
  onClose: () => void
}

const PhoneLists = lazyCode(async () => (await import('./PhoneLists.tsx')).PhoneLists)

const DeskConnection = lazyCode(
  async () => (await import('../offline/DeskConnection.tsx')).DeskConnection,
)

const DeskWindows = lazyOverlay(async () => (await import('./DeskWindows.tsx')).DeskWindows)

const parcelTasks = ['collect', 'receive', 'handOver'] as const

const isOfParcels = (task: DeskTask | null): task is ParcelTask =>
  parcelTasks.some((name) => name === task?.name)

/** Whether the task has a dialog of its own. */
const isWindow = (task: DeskTask | null) =>
  task !== null && task.name !== 'unit' && task.name !== 'lend' && !isOfParcels(task)

/** The gate's desk: one box for arrivals, and lists of the people expected, waiting and inside. */
export function GatePage(props: GatePageProps) {
  const t = gateTexts.useTexts()
  const role = useRole()
  usePageTitle(t('title'))
  return (
    role && (
      <RegisterProvider register={visits} role={role}>
        <GateDesk {...props} />
      </RegisterProvider>
    )
  )
}

function GateDesk({ words, muster, ParcelWindows, LendWindow }: GatePageProps) {
  const t = gateTexts.useTexts()
  const desk = useDesk(words)
  const doors = useDeskDoors()
  const mayOpen = useMayOpen()
  const night = useNightLook()
  const { task, act, clear } = desk
  useLinkedTask(act)
  return (
    <Page kind="wide">
      <PageHeader
        title={t('title')}
        actions={
          <>
            <WaitingLink />
            <ButtonLink href={muster} icon={Siren}>
              {t('musterLink')}
            </ButtonLink>
            {/* On a phone the menu has this link, so that the box stays in view. */}
            <ButtonLink
              href={handovers.paths?.list ?? ''}
              icon={ClipboardPen}
              className="max-sm:hidden"
            >
              {t('handover')}
            </ButtonLink>
            {/* On a phone the monitor of the menu opens points, so that the box stays in view. */}
            {mayOpen && (
              <span className="max-sm:hidden">
                <IconButton
                  icon={DoorOpen}
                  label={t('act.openPoint')}
                  className="inset-ring inset-ring-line"
                  onClick={doors.choose}
                />
              </span>
            )}
            <span className="max-sm:hidden">
              <IconButton
                icon={MoonStar}
                label={t('night', { key: NIGHT_KEY })}
                pressed={night.isNight}
                aria-keyshortcuts={NIGHT_KEY}
                className="inset-ring inset-ring-line"
                onClick={night.toggle}
              />
            </span>
            <Button icon={PackagePlus} onClick={() => act({ name: 'receive' })}>
              {t('act.receive')}
            </Button>
            <Button icon={UserRoundPlus} onClick={() => act({ name: 'visit', start: {} })}>
              {t('act.visit')}
            </Button>
          </>
        }
      />
      <Suspense fallback={null}>
        <DeskConnection />
      </Suspense>
      <div className="flex flex-col gap-5">
        <BoxAndUnit desk={desk} words={words} onEmptyEnter={doors.answerDenial} />
        <EnteredCard
          visit={desk.entered}
          undoing={desk.undoing}
          news={doors.denial && <DoorDenial doors={doors} />}
        />
        <DeskLists desk={desk} />
      </div>
      <DeskWindows desk={desk} open={isWindow(task) || desk.entry.demand !== null} />
      <DoorWindow doors={doors} />
      <LendWindow open={task?.name === 'lend'} onClose={clear} />
      <ParcelWindows
        open={isOfParcels(task)}
        task={isOfParcels(task) ? task : null}
        onClose={clear}
      />
    </Page>
  )
}

/** The lists side by side; on a phone one at a time. */
function DeskLists({ desk: { act, busy, entry, setTask } }: { desk: Desk }) {
  const phone = useOnPhone()
  const expected = useQuery(expectedQuery)
  const inside = useQuery(insideQuery)
  const loans = useQuery(loansQuery)
  // The lists are shown together, since one that appeared later would push the others down. A list
  // that failed is read again when it is shown, and keeps its place meanwhile.
  if ([expected, inside, loans].some(({ isFetched }) => !isFetched)) return <ListsLoading />
  const list = { onAct: act, busy: busy || entry.busy }
  const lend = () => setTask({ name: 'lend' })
  const arriving = (
    <div className="flex min-w-0 flex-col gap-5">
      <ExpectedLists {...list} />
    </div>
  )
  if (!phone) {
    return (
      <DeskTabs>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
          {arriving}
          <div className="flex min-w-0 flex-col gap-5">
            <InsideList {...list} />
            <LoansList onLend={lend} />
            <MovementsList />
          </div>
        </div>
      </DeskTabs>
    )
  }
  const { visits = [], passes = [] } = expected.data ?? {}
  return (
    <Suspense fallback={<ListsLoading />}>
      <PhoneLists
        arriving={arriving}
        inside={<InsideList {...list} />}
        loans={<LoansList onLend={lend} />}
        movements={<MovementsList />}
        counts={{
          expected: expected.data && visits.length + passes.length,
          inside: inside.data?.meta.people,
          loans: loans.data?.length,
        }}
      />
    </Suspense>
  )
}

/** Shown until all lists are loaded. */
function ListsLoading() {
  return (
    <div aria-busy className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
      <Skeleton className="h-60 w-full rounded-lg" />
      <Skeleton className="h-60 w-full rounded-lg" />
    </div>
  )
}
