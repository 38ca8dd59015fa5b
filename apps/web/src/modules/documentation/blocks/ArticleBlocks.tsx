import { clsx } from 'clsx'
import { Info, TriangleAlert } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Article, Block, PartName } from '../articles/article.ts'
import { plainSentence } from '../articles/inline.ts'
import type { ArticleId } from '../chapters.ts'
import { ExampleBlock } from '../example/ExampleBlock.tsx'
import { FieldCodes, ProblemCodes } from '../parts/CodeTables.tsx'
import { ImportColumns } from '../parts/ImportColumns.tsx'
import { PageKeys } from '../parts/PageKeys.tsx'
import { RoleRights } from '../parts/RoleRights.tsx'
import { SegmentTable } from '../parts/SegmentTable.tsx'
import { documentationTexts } from '../texts/documentation-texts.ts'
import { AnchoredHeading } from './AnchoredHeading.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { Picture } from './Picture.tsx'
import { ScrollTable } from './ScrollTable.tsx'
import { Sentence } from './Sentence.tsx'

const parts: Record<PartName, ComponentType> = {
  'page-keys': PageKeys,
  'role-rights': RoleRights,
  'segment-words': SegmentTable,
  'import-columns': ImportColumns,
  'problem-codes': ProblemCodes,
  'field-codes': FieldCodes,
}

/** The blocks of an article. */
export function ArticleBlocks({ id, article }: { id: ArticleId; article: Article }) {
  return article.map((block, index) => (
    // Blocks never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <OneBlock key={`${id} ${index}`} article={id} block={block} />
  ))
}

function OneBlock({ article, block }: { article: ArticleId; block: Block }) {
  const t = documentationTexts.useTexts()
  switch (block.kind) {
    case 'heading':
      return <AnchoredHeading article={article} id={block.id} text={block.text} />
    case 'paragraph':
      return (
        <p className="text-pretty">
          <Sentence text={block.text} />
        </p>
      )
    case 'note':
    case 'warning':
      return <Aside kind={block.kind} text={block.text} />
    case 'steps':
      return <Steps items={block.items} />
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-2 ps-6 [&>li::marker]:text-muted">
          {block.items.map((item) => (
            <li key={item} className="text-pretty">
              <Sentence text={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <ScrollTable
          title={block.head.map(plainSentence).join(', ')}
          head={block.head.map((cell) => <Sentence key={cell} text={cell} />)}
          rows={block.rows.map((row) => ({
            key: row[0] ?? '',
            cells: row.map((cell) => <Sentence key={cell} text={cell} />),
          }))}
        />
      )
    case 'code':
      return <CodeBlock label={t('code')} text={block.text} />
    case 'example':
      return <ExampleBlock id={block.id} />
    case 'picture':
      return <Picture name={block.name} text={block.text} />
    default: {
      const Part = parts[block.name]
      return <Part />
    }
  }
}

/** Numbered steps. */
function Steps({ items }: { items: readonly string[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {items.map((item, index) => (
        <li key={item} className="flex gap-3 break-inside-avoid">
          <span className="tabular inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent-ink">
            {index + 1}
          </span>
          <span className="min-w-0 flex-1 text-pretty">
            <Sentence text={item} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Aside({ kind, text }: { kind: 'note' | 'warning'; text: string }) {
  const t = documentationTexts.useTexts()
  const urgent = kind === 'warning'
  const Icon = urgent ? TriangleAlert : Info
  return (
    <div
      role="note"
      className={clsx(
        'flex gap-3 rounded-lg px-4 py-3 break-inside-avoid',
        urgent ? 'bg-warning-soft' : 'bg-accent-soft',
      )}
    >
      <Icon
        aria-hidden
        className={clsx('mt-1 size-4.5 shrink-0', urgent ? 'text-warning-ink' : 'text-accent-ink')}
      />
      <p className="min-w-0 flex-1 text-pretty">
        <span className="sr-only">{t(kind)}: </span>
        <Sentence text={text} />
      </p>
    </div>
  )
}
