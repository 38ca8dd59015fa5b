/** The chapters in reading order, each with its articles by their addresses below `/documentation/`. */
export const chapters = [
  { id: 'start', articles: ['getting-started'] },
  {
    id: 'people',
    articles: [
      'sindico',
      'gate',
      'residents',
      'providers',
      'access',
      'rules-and-areas',
      'reservations',
      'announcements',
      'requests',
      'occurrences',
      'rounds',
      'reports',
    ],
  },
  {
    id: 'administrators',
    articles: [
      'administrators/roles',
      'administrators/segments',
      'administrators/imports',
      'administrators/equipment',
      'administrators/servers',
      'administrators/signing-in',
    ],
  },
  {
    id: 'operators',
    articles: ['operators/installing', 'operators/backups', 'operators/upkeep'],
  },
  {
    id: 'developers',
    articles: [
      'developers/api',
      'developers/records',
      'developers/imports-and-events',
      'developers/doors',
      'developers/personal-data',
      'developers/theming',
      'developers/adding-a-register',
    ],
  },
  { id: 'news', articles: ['changelog'] },
] as const

export type Chapter = (typeof chapters)[number]
export type ArticleId = Chapter['articles'][number]

/** Every article in reading order. */
export const articleIds: readonly ArticleId[] = chapters.flatMap(({ articles }) => articles)

/** The address of an article, or of one of its headings. */
export function articleHref(id: ArticleId, heading?: string): string {
  return `/documentation/${id}${heading === undefined ? '' : `#${heading}`}`
}

/** Finds the article of an address below `/documentation`, or the overview; null for neither. */
export function findArticle(path: string): ArticleId | 'overview' | null {
  const name = path.replace(/^\/documentation(\/|$)/, '').replace(/\/$/, '')
  if (name === '') return 'overview'
  return articleIds.find((id) => id === name) ?? null
}
