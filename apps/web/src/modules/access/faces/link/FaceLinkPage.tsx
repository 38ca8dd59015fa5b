import { FACE_LINK_DAYS } from '@portaria/contract/modules/access/faces/face-words'
import { languageNames, languages } from '@portaria/i18n/languages'
import { changeLanguage, useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { contentId } from '@portaria/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../../../platform/api-problem.ts'
import { usePageTitle } from '../../../../platform/page-title.ts'
import { problemTextOf } from '../../../../platform/problem-text.ts'
import { linkedActs, linkedFaceQuery } from '../face-calls.ts'
import { FaceCard } from '../person/FaceCard.tsx'
import { restOf } from '../person/stand-of.ts'
import { useFaceChange } from '../person/use-face-change.ts'
import { faceTexts } from '../texts/face-texts.ts'

export interface FaceLinkPageProps {
  /** The last part of the link. */
  token: string
}

/**
 * `/apps/faces/consent/{token}`: the decision of the person whom a letter's link names, without
 * signing in. It shows no photo.
 */
export function FaceLinkPage({ token }: FaceLinkPageProps) {
  const t = faceTexts.useTexts()
  usePageTitle(t('link.pageTitle'))
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-180 flex-col gap-4 bg-ground px-4 py-6 text-ink">
      <main id={contentId} className="flex flex-1 flex-col gap-4">
        <LinkedFace token={token} />
      </main>
      <footer>
        <LanguageField />
      </footer>
    </div>
  )
}

function LinkedFace({ token }: FaceLinkPageProps) {
  const t = faceTexts.useTexts()
  const query = linkedFaceQuery(token)
  const found = useQuery({
    ...query,
    refetchInterval: ({ state: { data } }) => restOf(data?.people ?? []),
  })
  const change = useFaceChange(query.queryKey)
  const face = found.data?.people[0]
  const days = { days: FACE_LINK_DAYS }
  if (isEnded(found.error) || (found.data && !face))
    return <ErrorState title={t('link.ended')} text={t('link.endedText', days)} />
  if (found.data && face)
    return (
      <>
        <header className="flex flex-col gap-1">
          <p className="text-sm font-medium text-muted">{found.data.controller.company}</p>
          <h1 className="text-xl font-semibold text-balance">{t('title')}</h1>
          <p className="text-sm text-pretty text-muted">{t('link.intro', days)}</p>
        </header>
        <FaceCard
          face={face}
          controller={found.data.controller}
          acts={linkedActs(token)}
          onChange={change}
          pinHref={null}
          isOpen
        />
      </>
    )
  if (found.isPending) return <Skeleton className="h-112 w-full rounded-xl" />
  return (
    <ErrorState
      title={t('link.failed')}
      text={problemTextOf(found.error).detail}
      action={<Button onClick={() => void found.refetch()}>{t('link.again')}</Button>}
    />
  )
}

/** Whether the link is unknown, too old, or replaced by another, rather than out of reach. */
const isEnded = (error: unknown) => error instanceof ApiProblem && error.code === 'validation'

/** The term is read in the language that the person understands. */
function LanguageField() {
  const t = faceTexts.useTexts()
  const language = useLanguage()
  return (
    <SelectField
      label={t('link.language')}
      className="max-w-60"
      value={language}
      options={languages.map((value) => ({ value, label: languageNames[value] }))}
      onChange={(chosen) => {
        const one = languages.find((known) => known === chosen)
        if (one) void changeLanguage(one).catch(() => undefined)
      }}
    />
  )
}
