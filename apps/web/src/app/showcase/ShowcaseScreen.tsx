import { useLanguage } from '@portaria/i18n/react/texts'
import { Page } from '@portaria/ui/layout/Page'
import { ComponentShowcase } from '@portaria/ui/showcase/ComponentShowcase'
import { usePageTitle } from '../../platform/page-title.ts'
import { showcaseTexts } from './showcase-texts.ts'

/** `/ui/components`: the design system, for developers. */
export function ShowcaseScreen() {
  const texts = showcaseTexts[useLanguage()]
  usePageTitle(texts.title)
  return (
    <Page kind="wide">
      <ComponentShowcase texts={texts} />
    </Page>
  )
}
