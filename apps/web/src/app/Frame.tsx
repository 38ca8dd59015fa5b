import { isPlatformRole } from '@portaria/contract/actors/roles'
import { mayUse } from '@portaria/contract/define-register/permissions'
import { PRODUCT_VERSION } from '@portaria/contract/schemas/constants'
import { Badge } from '@portaria/ui/display/Badge'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { ProofPrompt } from '../modules/accounts/proof/ProofPrompt.tsx'
import { CompanyChooser } from '../modules/companies/chooser/CompanyChooser.tsx'
import { SegmentChooser } from '../modules/companies/segments/SegmentChooser.tsx'
import { SegmentMenuItem } from '../modules/companies/segments/SegmentMenuItem.tsx'
import { useSegmentWords } from '../modules/companies/segments/use-segment-words.ts'
import { PanicButton } from '../modules/panic/PanicButton.tsx'
import { WaitingBadge } from '../modules/panic/WaitingBadge.tsx'
import { lazyCode } from '../platform/connection/lazy-code.ts'
import { isCopyOfData } from '../platform/offered.ts'
import { currentQueryClient } from '../platform/query-client.ts'
import { useOwnLanguage } from '../platform/session/use-own-language.ts'
import { useRole, useSession } from '../platform/session/use-session.ts'
import { RegisterSlotsContext } from '../register-pages/register-slots.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { ConnectionBanner } from '../shell/ConnectionBanner.tsx'
import { NewReleaseNotice } from '../shell/NewReleaseNotice.tsx'
import { NotificationFeedProvider } from '../shell/notification-slot.tsx'
import { LANDING_PAGE } from './access.ts'
import { DemoPanel, DemoPanelItem } from './demo/DemoPanels.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { filledSlots } from './modules.ts'
import { RegisterSearch } from './RegisterSearch.tsx'
import { useCatchUp } from './use-catch-up.ts'
import { useLiveRegisters } from './use-live-registers.ts'
import { useNavigation, useWork } from './use-navigation.ts'
import { useNotifications } from './use-notifications.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { usePhoneBar } from './use-phone-bar.ts'
import { usePush } from './use-push.ts'

const InvitationBanner = lazyCode(
  async () =>
    (await import('../modules/accounts/invitations/InvitationBanner.tsx')).InvitationBanner,
)

const CopyBanner = lazyCode(async () => (await import('../shell/CopyBanner.tsx')).CopyBanner)

const EmergencyBanner = lazyCode(
  async () => (await import('../modules/access/emergency/EmergencyBanner.tsx')).EmergencyBanner,
)

/** Navbar and toolbar around the page, for the signed-in person. */
export function Frame() {
  const { user, tenantId } = useSession()
  const router = useRouter()
  // Identifies membership and tenant: data that was read for another one must never be shown.
  const member = user === null ? null : `${user.id} ${user.type_flag} ${user.tenant_id ?? ''}`
  const before = useRef(member)
  useEffect(() => {
    const switched = before.current !== null && member !== null && before.current !== member
    before.current = member
    if (switched) void router.navigate({ to: LANDING_PAGE })
  }, [member, router])
  if (user === null) return <LoadingPage />
  return (
    <QueryClientProvider client={currentQueryClient()}>
      <FramedPage key={`${member} ${tenantId}`} choosesCompany={isPlatformRole(user.type_flag)} />
    </QueryClientProvider>
  )
}

/** Badges beside entries of the menu, by their ids. */
const badges = { panic: <WaitingBadge />, changelog: <Badge>{PRODUCT_VERSION}</Badge> }

function FramedPage({ choosesCompany }: { choosesCompany: boolean }) {
  const groups = useNavigation()
  const work = useWork()
  const role = useRole()
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout })
  usePageFocus()
  useLiveRegisters()
  useCatchUp()
  useSegmentWords()
  useOwnLanguage()
  usePush()
  // The form of one company's row must not be saved to another.
  const leaveRow = () => {
    if (/\/(edit|new)$/.test(pathname)) void router.navigate({ to: LANDING_PAGE })
  }
  return (
    <NotificationFeedProvider feed={useNotifications()}>
      <AppShell
        groups={groups}
        work={work}
        path={pathname}
        page={page}
        onGo={(url) => void router.navigate({ href: url })}
        slots={{
          banner: (
            <>
              <ConnectionBanner />
              {isCopyOfData() && (
                <Suspense>
                  <CopyBanner />
                </Suspense>
              )}
              {role !== null && mayUse(role, 'access.release') && (
                <Suspense>
                  <EmergencyBanner />
                </Suspense>
              )}
            </>
          ),
          notice: (
            <div className="absolute start-3 bottom-3 flex w-100 max-w-[calc(100%-1.5rem-var(--ui-thumb))] flex-col gap-2">
              <NewReleaseNotice />
              <Suspense>
                <InvitationBanner />
              </Suspense>
            </div>
          ),
          company: choosesCompany && <CompanyChooser onChosen={leaveRow} />,
          panic: <PanicButton />,
          badges,
          search: RegisterSearch,
          userMenu: (
            <>
              <SegmentMenuItem />
              <DemoPanelItem role={role} />
            </>
          ),
          phoneBar: usePhoneBar(pathname),
        }}
      >
        <RegisterSlotsContext value={filledSlots}>
          <Outlet />
        </RegisterSlotsContext>
      </AppShell>
      <SegmentChooser />
      <DemoPanel role={role} />
      <ProofPrompt />
    </NotificationFeedProvider>
  )
}
