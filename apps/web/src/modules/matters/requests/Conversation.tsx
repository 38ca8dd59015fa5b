import { requestComments } from '@portaria/contract/modules/matters/request-comments/request-comments'
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
import { requestTexts } from './texts/request-texts.ts'

/** Comments that are read at once, the newest ones first. */
const PAGE = 50

/** What was said of a request and the steps that it took, the newest at the end, where one says more. */
export function Conversation({ record }: RecordSlotProps) {
  const text = requestTexts.useTexts()
  const params = {
    'filter[request_id]': record.id,
    sort: '-created_at',
    per_page: String(PAGE),
  }
  const found = useInfiniteQuery({
    // A step of the record stands here too.
    queryKey: [...listQuery(requestComments, params).queryKey, 'pages', record.version],
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      listRecords(requestComments, { ...params, page: String(pageParam) }),
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
          <CommentLine key={comment.id} comment={comment} />
        ))}
      </ol>
      {record['state'] !== 'closed' && <CommentForm request={record.id} />}
    </Card>
  )
}
