import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { listRecords } from '../../../register-pages/register-calls.ts'
import { listQuery } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentLine } from './CommentLine.tsx'
import type { Talk } from './talk.ts'
import { conversationTexts } from './texts/conversation-texts.ts'

/** Comments read in one call, newest first. */
const PAGE = 50

export interface ConversationProps extends RecordSlotProps {
  talk: Talk
  /** Whether nothing can be added any more. */
  isOver: boolean
}

/**
 * The comments on a record and the steps it took, newest last, with the form for a comment at the
 * end.
 */
export function Conversation({ record, talk, isOver }: ConversationProps) {
  const text = conversationTexts.useTexts()
  const params = {
    [`filter[${talk.pointer}]`]: record.id,
    sort: '-created_at',
    per_page: String(PAGE),
  }
  const found = useInfiniteQuery({
    // Steps of the record are part of the conversation, so its version is part of the key.
    queryKey: [...listQuery(talk.register, params).queryKey, 'pages', record.version],
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) => listRecords(talk.register, { ...params, page: String(pageParam) }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, pages) =>
      meta.total > pages.length * PAGE ? pages.length + 1 : undefined,
  })
  const comments = (found.data?.pages ?? []).flatMap(({ data }) => data).toReversed()
  const total = found.data?.pages[0]?.meta.total ?? 0
  return (
    <Card title={text('title')}>
      {found.hasNextPage && (
        <Button
          size="sm"
          variant="ghost"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {text('earlier', { count: total - comments.length })}
        </Button>
      )}
      {found.isPending && <Skeleton className="h-28 w-full" />}
      {found.isError && <PageProblem error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && comments.length === 0 && (
        <p className="text-sm text-muted">{text('none')}</p>
      )}
      <ol aria-label={text('title')} className="ui-lines empty:hidden">
        {comments.map((comment) => (
          <CommentLine key={comment.id} comment={comment} talk={talk} />
        ))}
      </ol>
      {!isOver && <CommentForm of={record.id} talk={talk} />}
    </Card>
  )
}
