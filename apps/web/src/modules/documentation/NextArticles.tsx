import { useUi } from '@portaria/ui/provider/UiProvider'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ArticleId, articleHref, articleIds } from './chapters.ts'
import { documentationTexts } from './texts/documentation-texts.ts'

/** Links to the articles before and after one, in reading order. */
export function NextArticles({ id }: { id: ArticleId }) {
  const t = documentationTexts.useTexts()
  const place = articleIds.indexOf(id)
  const [before, after] = [articleIds[place - 1], articleIds[place + 1]]
  return (
    <nav
      aria-label={t('around')}
      className="mt-8 grid grid-cols-1 gap-3 border-t border-line pt-6 @md:grid-cols-2 print:hidden"
    >
      {before && <ArticleLink id={before} where="previous" />}
      {after && <ArticleLink id={after} where="next" />}
    </nav>
  )
}

function ArticleLink({ id, where }: { id: ArticleId; where: 'previous' | 'next' }) {
  const t = documentationTexts.useTexts()
  const { link: Link } = useUi()
  const isNext = where === 'next'
  const Arrow = isNext ? ArrowRight : ArrowLeft
  return (
    <Link
      href={articleHref(id)}
      className={`flex items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 hover:border-line-strong ${isNext ? 'flex-row-reverse text-end @md:col-start-2' : ''}`}
    >
      <Arrow aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-muted">{t(where)}</span>
        <span className="block font-medium">{t(`articles.${id}.title`)}</span>
      </span>
    </Link>
  )
}
