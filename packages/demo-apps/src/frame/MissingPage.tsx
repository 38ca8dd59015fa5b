import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import type { IconType } from '@portaria/ui/icon'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { frameTexts } from './texts/frame-texts.ts'

export interface MissingPageProps {
  icon: IconType
  /** Says that it does not exist. */
  title: string
  /** A link to continue: its address and its words. */
  href: string
  way: string
}

/** The page shown in place of a record that does not exist. */
export function MissingPage({ icon, title, href, way }: MissingPageProps) {
  const t = frameTexts.useTexts()
  return (
    <Page kind="form">
      <PageHeader title={title} />
      <EmptyState
        icon={icon}
        title={t('missingText')}
        action={<ButtonLink href={href}>{way}</ButtonLink>}
      />
    </Page>
  )
}
