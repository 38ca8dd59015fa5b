import { type ArticleId, articleIds } from '../chapters.ts'
import type { Article, Block, ChangelogEntry, Documentation } from './article.ts'
import { plainSentence } from './inline.ts'

/** The blocks under one heading, or before the first one. */
export type Section = {
  readonly article: ArticleId
  /** Null before the first heading. */
  readonly heading: { readonly id: string; readonly text: string } | null
  readonly texts: readonly string[]
}

/** The headings of an article, for the list beside it. */
export function headingsOf(article: Article): { id: string; text: string }[] {
  return article.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, text: block.text }] : [],
  )
}

/** The heading of a version: `v0-1-0` for 0.1.0. */
export function versionAnchor(version: string): string {
  return `v${version.replaceAll('.', '-')}`
}

/** Every section of the documentation in reading order, in words without notation. */
export function sectionsOf({ articles, changelog }: Documentation): Section[] {
  return articleIds.flatMap((id) =>
    id === 'changelog' ? changelog.map(sectionOfVersion) : sectionsOfArticle(id, articles[id]),
  )
}

function sectionsOfArticle(article: ArticleId, blocks: Article): Section[] {
  const sections: { article: ArticleId; heading: Section['heading']; texts: string[] }[] = [
    { article, heading: null, texts: [] },
  ]
  for (const block of blocks) {
    if (block.kind === 'heading') {
      sections.push({ article, heading: { id: block.id, text: block.text }, texts: [] })
    } else sections.at(-1)?.texts.push(...wordsOf(block))
  }
  return sections
}

function wordsOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'warning':
      return [plainSentence(block.text)]
    case 'steps':
    case 'list':
      return block.items.map(plainSentence)
    case 'table':
      return block.rows.map((row) => row.map(plainSentence).join(' · '))
    case 'code':
    case 'picture':
      return [block.text]
    default:
      return []
  }
}

function sectionOfVersion(entry: ChangelogEntry): Section {
  const { version, newChanges, fixedChanges, breakingChanges, notes } = entry
  const texts = [...newChanges, ...fixedChanges, ...breakingChanges, ...(notes ? [notes] : [])]
  return {
    article: 'changelog',
    heading: { id: versionAnchor(version), text: version },
    texts: texts.map(plainSentence),
  }
}
