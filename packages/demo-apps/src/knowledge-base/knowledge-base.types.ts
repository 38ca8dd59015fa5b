/** `content` is HTML of headings, paragraphs, lists and emphasis. */
export type Article = { id: string; title: string; content: string }

export type ArticleCategory = {
  id: string
  title: string
  /** The address of the category: always `/pages/knowledge-base` (demo-apps §13). */
  path: string
  /** Number of all articles of the category, only some of which are featured. */
  articlesCount: number
  featuredArticles: Article[]
}

export type KnowledgeBaseCalls = { 'GET /api/knowledge-base': { answer: ArticleCategory[] } }
