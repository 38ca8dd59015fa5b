import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import { accessRules } from '@portaria/contract/modules/access/access-rules/access-rules'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { recordTitle, registerPaths } from '../../../../register-pages/record.ts'
import { recordQuery } from '../../../../register-pages/register-queries.ts'
import { ProgressBar } from '../../../../register-pages/spreadsheets/import/ProgressBar.tsx'
import { readerQuery } from '../reader-calls.ts'
import { newReaderPath, readerPath } from '../reader-paths.ts'
import { StepTitle } from './StepTitle.tsx'
import { wizardTexts } from './texts/wizard-texts.ts'

interface DoneStepProps {
  reader: string
  point: string | null
  onTest: () => void
}

/** The last step: what happens next, followed while the page is open. */
export function DoneStep({ reader, point, onTest }: DoneStepProps) {
  const t = wizardTexts.useTexts()
  return (
    <div className="flex flex-col items-start gap-4">
      <StepTitle title={t('done.title')} />
      {point !== null && <Inactive point={point} onTest={onTest} />}
      <Sending reader={reader} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" href={readerPath(reader)}>
          {t('done.console')}
        </ButtonLink>
        <ButtonLink href={newReaderPath}>{t('done.another')}</ButtonLink>
      </div>
    </div>
  )
}

/** Tells that the point is not in use yet; else renders nothing. */
function Inactive({ point, onTest }: { point: string; onTest: () => void }) {
  const t = wizardTexts.useTexts()
  const { data } = useQuery(recordQuery(accessPoints, point))
  if (!data || data.status === 'ATIVO') return null
  return (
    <Banner
      tone="warning"
      title={t('done.inactive', { point: recordTitle(accessPoints, data) })}
      actions={
        <Button size="sm" onClick={onTest}>
          {t('done.testExit')}
        </Button>
      }
    />
  )
}

/** How many people were read back on the reader, of those whom rules let pass. */
function Sending({ reader }: { reader: string }) {
  const t = wizardTexts.useTexts()
  const { data } = useQuery(readerQuery(reader, true))
  const people = data?.console?.people
  const { list } = registerPaths(accessRules)
  if (!people) return <Skeleton className="h-12 w-full max-w-xl" />
  const { registered, wanted } = people
  if (wanted === 0) {
    return (
      <p className="text-sm">
        {t('done.nobody')} {list !== null && <TextLink href={list}>{t('done.rules')}</TextLink>}
      </p>
    )
  }
  const words = t('done.sent', { registered, wanted })
  return (
    <div className="flex w-full max-w-xl flex-col gap-2 text-sm">
      <p>{t(registered === wanted ? 'done.all' : 'done.sending')}</p>
      <ProgressBar label={words} share={registered / wanted} />
      <output className="tabular text-muted">{words}</output>
    </div>
  )
}
