import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { ArticleList, type CategoryCardProps } from './CategoryCard.tsx'
import { knowledgeBaseTexts } from './texts/knowledge-base-texts.ts'

/** One category: its featured articles, and the total that it would have. */
export function ChosenCategory({ category, onOpen }: CategoryCardProps) {
  const t = knowledgeBaseTexts.useTexts()
  const { title, path, articlesCount: total, featuredArticles } = category
  const shown = featuredArticles.length
  return (
    <section className="mx-auto flex w-full max-w-180 flex-col gap-4 pb-6">
      <div className="rounded-xl border border-line bg-surface">
        <h2 className="px-6 pt-5 pb-3 text-lg font-semibold">{title}</h2>
        <ArticleList articles={featuredArticles} onOpen={onOpen} />
      </div>
      <p className="text-sm text-muted">{t('some', { shown, total })}</p>
      <ButtonLink href={path} className="self-start">
        {t('back')}
      </ButtonLink>
    </section>
  )
}
