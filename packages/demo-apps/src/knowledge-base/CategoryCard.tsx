import { useUi } from '@portaria/ui/provider/UiProvider'
import {
  ArrowRight,
  CalendarCheck,
  DoorOpen,
  FileText,
  ShieldCheck,
  UsersRound,
} from 'lucide-react'
import type { Article, ArticleCategory } from './knowledge-base.types.ts'
import { knowledgeBaseTexts } from './texts/knowledge-base-texts.ts'

const icons = [DoorOpen, UsersRound, CalendarCheck, ShieldCheck]

export interface CategoryCardProps {
  category: ArticleCategory
  onOpen: (article: Article) => void
}

/** A category with its featured articles. */
export function CategoryCard({ category, onOpen }: CategoryCardProps) {
  const t = knowledgeBaseTexts.useTexts()
  const { link: Link } = useUi()
  const Icon = icons[(Number(category.id) - 1) % icons.length] ?? DoorOpen
  return (
    <section className="flex flex-col rounded-xl border border-line bg-surface">
      <header className="flex items-center gap-4 p-6 pb-4">
        <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent-ink">
          <Icon aria-hidden className="size-5.5" />
        </span>
        <div>
          <h2 className="text-lg font-semibold">{category.title}</h2>
          <p className="text-sm text-muted">{t('found', { count: category.articlesCount })}</p>
        </div>
      </header>
      <ArticleList articles={category.featuredArticles} onOpen={onOpen} />
      <Link
        href={`${category.path}?category=${category.id}`}
        className="mt-auto flex min-h-12 items-center gap-2 border-t border-line px-6 text-sm font-medium text-accent-ink hover:bg-hover"
      >
        {t('all', { count: category.articlesCount })}
        <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
      </Link>
    </section>
  )
}

export interface ArticleListProps {
  articles: readonly Article[]
  onOpen: (article: Article) => void
}

/** Titles of articles, each a button that opens the article. */
export function ArticleList({ articles, onOpen }: ArticleListProps) {
  return (
    <ul className="pb-3">
      {articles.map((article) => (
        <li key={article.id}>
          <button
            type="button"
            onClick={() => onOpen(article)}
            className="flex min-h-10 w-full items-center gap-3 px-6 py-2 text-start text-base hover:bg-hover focus-visible:-outline-offset-2"
          >
            <FileText aria-hidden className="size-4 shrink-0 text-muted" />
            {article.title}
          </button>
        </li>
      ))}
    </ul>
  )
}
