import type { ListedMembership } from '@portaria/contract/modules/accounts/own-account'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { meQuery } from '../../../platform/session/me-query.ts'
import { endSession } from '../../../platform/session/session.store.ts'
import { MembershipLine, useMembershipName } from './MembershipLine.tsx'
import { leaveMembership, membershipsQuery } from './own-memberships.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

/**
 * All memberships, to switch to or to leave: the current one, other active ones, and ended ones.
 */
export function MembershipList() {
  const t = ownAccountTexts.useTexts()
  const nameOf = useMembershipName()
  const queries = useQueryClient()
  const memberships = useQuery(membershipsQuery)
  const [asking, setAsking] = useState(false)
  // Kept during the dialog's closing transition.
  const [leaving, setLeaving] = useState<ListedMembership | null>(null)
  const [, attempt] = useAttempt({
    failed: (error) => ({ title: t('memberships.notLeft'), text: problemTextOf(error).detail }),
  })
  const leave = async () => {
    if (leaving === null || !(await attempt(() => leaveMembership(leaving.id)))) return
    showToast({ title: t('memberships.left', nameOf(leaving)), tone: 'success' })
    if (leaving.current) {
      endSession('signed-out')
      return
    }
    await queries.invalidateQueries({ queryKey: membershipsQuery.queryKey })
    await queries.invalidateQueries({ queryKey: meQuery.queryKey })
  }
  if (memberships.isPending) return <Skeleton className="h-16 w-full" />
  if (memberships.isError) return <Banner tone="warning">{t('memberships.failed')}</Banner>
  return (
    <>
      <ul className="ui-lines rounded-lg border border-line bg-surface">
        {memberships.data.map((membership) => (
          <MembershipLine
            key={membership.id}
            membership={membership}
            onLeave={() => {
              setLeaving(membership)
              setAsking(true)
            }}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('memberships.leaveTitle')}
        text={
          leaving &&
          t(leaving.current ? 'memberships.leaveCurrentText' : 'memberships.leaveText', {
            ...nameOf(leaving),
          })
        }
        confirmLabel={t('memberships.leave')}
        tone="danger"
        onConfirm={leave}
      />
    </>
  )
}
