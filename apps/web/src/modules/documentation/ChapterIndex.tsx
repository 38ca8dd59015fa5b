import { useUi } from '@portaria/ui/provider/UiProvider'
import { clsx } from 'clsx'
import { type ArticleId, articleHref, chapters } from './chapters.ts'
import { documentationTexts } from './texts/documentation-texts.ts'

export interface ChapterIndexProps {
  current: ArticleId | null
  /** Called after a link was pressed, to close a drawer. */
  onGo?: () => void
}

/** Links to all articles, by chapter. */
export function ChapterIndex({ current, onGo }: ChapterIndexProps) {
  const t = documentationTexts.useTexts()
  const { link: Link } = useUi()
  return (
    <nav aria-label={t('index')} className="flex flex-col gap-5 text-sm">
      {chapters.map((chapter) => (
        <div key={chapter.id}>
          <p className="px-2.5 pb-1 text-xs font-semibold text-muted">
            {t(`chapters.${chapter.id}`)}
          </p>
          <ul className="flex flex-col gap-px">
            {chapter.articles.map((id) => (
              <li key={id}>
                <Link
                  href={articleHref(id)}
                  aria-current={id === current ? 'page' : undefined}
                  onClick={onGo}
                  className={clsx(
                    'flex min-h-8 items-center rounded-md px-2.5 py-1 hover-fade hover:bg-hover pointer-coarse:min-h-11',
                    id === current && 'bg-accent-soft font-medium text-accent-ink',
                  )}
                >
                  {t(`articles.${id}.title`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
