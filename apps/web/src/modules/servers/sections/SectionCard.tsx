import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Pagination } from '@portaria/ui/table/Pagination'
import type { ReactNode } from 'react'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { ROWS } from '../servers-calls.ts'

interface SectionCardProps<Data> {
  title: string
  text?: string
  /** The query of the section; its last data stay while it fails. */
  found: { data: Data | undefined; error: unknown; refetch: () => unknown }
  children: (data: Data) => ReactNode
}

/** A section of the page: its data, a place for them while they come, or why they did not. */
export function SectionCard<Data>({ title, text, found, children }: SectionCardProps<Data>) {
  const { data, error, refetch } = found
  return (
    <Card title={title} {...(text !== undefined && { description: text })}>
      {data !== undefined && children(data)}
      {data === undefined && !error && <Skeleton className="h-24 w-full" />}
      {data === undefined && Boolean(error) && (
        <PageProblem error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

interface SectionPagesProps {
  /** The title of the section. */
  of: string
  page: number
  total: number
  rows: number
  onPage: (page: number) => void
}

/** Buttons to the other pages of a section that has any. */
export function SectionPages({ of, page, total, rows, onPage }: SectionPagesProps) {
  if (total <= ROWS) return null
  return (
    <Pagination
      of={of}
      page={page}
      perPage={ROWS}
      total={total}
      rowsOnPage={rows}
      onPageChange={onPage}
    />
  )
}
