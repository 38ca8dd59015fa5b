import { mayUse } from '@portaria/contract/define-register/permissions'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { ScanFace } from 'lucide-react'
import { ApiProblem } from '../../../../platform/api-problem.ts'
import { usePageTitle } from '../../../../platform/page-title.ts'
import { useRole } from '../../../../platform/session/use-session.ts'
import { PageProblem } from '../../../../register-pages/PageProblem.tsx'
import { ownActs, ownFacesQuery } from '../face-calls.ts'
import { FaceCard } from '../person/FaceCard.tsx'
import { restOf } from '../person/stand-of.ts'
import { useFaceChange } from '../person/use-face-change.ts'
import { faceTexts } from '../texts/face-texts.ts'

/** Where the person's own PIN for doors is set. */
const PIN_HREF = '/pages/profile#door-pins'

/** The own face, and those of minors in one's care: the decision, the photo and the receipt. */
export function OwnFacesPage() {
  const t = faceTexts.useTexts()
  usePageTitle(t('title'))
  return (
    <Page kind="text">
      <PageHeader title={t('title')} description={t('text')} />
      <OwnFaces />
    </Page>
  )
}

function OwnFaces() {
  const t = faceTexts.useTexts()
  const role = useRole()
  const found = useQuery({
    ...ownFacesQuery,
    refetchInterval: ({ state: { data } }) => restOf(data?.people ?? []),
  })
  const change = useFaceChange(ownFacesQuery.queryKey)
  if (found.isPending) return <Skeleton className="h-112 w-full rounded-lg" />
  const isNobody =
    found.data?.people.length === 0 ||
    (found.error instanceof ApiProblem && found.error.code === 'not_found')
  if (isNobody) return <EmptyState icon={ScanFace} title={t('title')} text={t('nobody')} />
  if (!found.data) return <PageProblem error={found.error} onRetry={() => void found.refetch()} />
  const { people, controller } = found.data
  const hasPin = role !== null && mayUse(role, 'access.own_pins')
  // Beside the first who has not decided, the terms of the others are folded.
  const first = people.find(({ consent }) => consent === null)
  return (
    <div className="flex flex-col gap-4 pb-6">
      {people.map((face) => (
        <FaceCard
          key={face.person.id}
          face={face}
          controller={controller}
          acts={ownActs(face.person)}
          onChange={change}
          pinHref={hasPin && !face.person.is_minor ? PIN_HREF : null}
          isOpen={face === first && face.status !== 'revoked'}
        />
      ))}
    </div>
  )
}
