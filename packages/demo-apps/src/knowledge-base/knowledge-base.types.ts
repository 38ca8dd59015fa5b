/** `content` is HTML of headings, paragraphs, lists and emphasis. */
export type Article = { id: string; title: string; content: string }

export type ArticleCategory = {
  id: string
  title: string
  /** Where the category leads: always `/pages/knowledge-base` (demo-apps §13). */
  path: string
  /** All articles of the category, of which only some are featured. */
  articlesCount: number
  featuredArticles: Article[]
}

export type KnowledgeBaseCalls = { 'GET /api/knowledge-base': { answer: ArticleCategory[] } }
