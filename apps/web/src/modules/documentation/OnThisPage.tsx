import { useUi } from '@portaria/ui/provider/UiProvider'
import { clsx } from 'clsx'
import { type ArticleId, articleHref } from './chapters.ts'
import { documentationTexts } from './texts/documentation-texts.ts'
import { useReadingPlace } from './use-reading-place.ts'

export interface OnThisPageProps {
  article: ArticleId
  headings: readonly { id: string; text: string }[]
}

/** The headings of the article, with the visible one highlighted. */
export function OnThisPage({ article, headings }: OnThisPageProps) {
  const t = documentationTexts.useTexts()
  const { link: Link } = useUi()
  const here = useReadingPlace(headings)
  if (headings.length < 2) return null
  return (
    <nav aria-label={t('onThisPage')} className="text-sm">
      <p className="pb-2 text-xs font-semibold text-muted">{t('onThisPage')}</p>
      <ul className="border-s border-line">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Link
              href={articleHref(article, id)}
              aria-current={id === here ? 'location' : undefined}
              className={clsx(
                '-ms-px block border-s py-1 ps-3 text-pretty hover:text-ink',
                id === here
                  ? 'border-accent font-medium text-accent-ink'
                  : 'border-transparent text-muted',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
