import { useUi } from '@portaria/ui/provider/UiProvider'
import { articleHref, chapters } from './chapters.ts'
import { documentationTexts } from './texts/documentation-texts.ts'

/** `/documentation/`: every article with its summary. */
export function Overview() {
  const t = documentationTexts.useTexts()
  const { link: Link } = useUi()
  return (
    <div className="flex max-w-176 flex-col gap-8 pb-8">
      <header>
        <h1 className="text-2xl font-semibold">{t('title')}</h1>
        <p className="mt-2 text-base text-pretty text-muted">{t('description')}</p>
      </header>
      {chapters.map((chapter) => (
        <section key={chapter.id} aria-labelledby={`chapter-${chapter.id}`}>
          <h2 id={`chapter-${chapter.id}`} className="mb-3 text-sm font-semibold">
            {t(`chapters.${chapter.id}`)}
          </h2>
          <ul className="grid grid-cols-1 gap-3 @md:grid-cols-2">
            {chapter.articles.map((id) => (
              <li key={id}>
                <Link
                  href={articleHref(id)}
                  className="flex h-full flex-col rounded-lg border border-line bg-surface px-4 py-3 hover:border-line-strong"
                >
                  <span className="font-medium">{t(`articles.${id}.title`)}</span>
                  <span className="text-sm text-pretty text-muted">
                    {t(`articles.${id}.summary`)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
