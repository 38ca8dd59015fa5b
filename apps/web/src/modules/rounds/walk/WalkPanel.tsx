import type { RoundWalk, WalkedPoint } from '@portaria/contract/modules/rounds/rounds/round-walk'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { callApi } from '../../../platform/http-client.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { useRefresh } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { walkTexts } from './texts/walk-texts.ts'

const tones = { scanned: 'accent', skipped: 'warning', open: 'neutral' } as const

/** Shows how a round was walked, point by point, with the supervisor's findings. */
export function WalkPanel({ record }: RecordSlotProps) {
  const text = walkTexts.useTexts()
  const { when } = useFormats()
  const { data, error, refetch } = useQuery({
    queryKey: ['rounds', 'walk', record.id, record.version],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: RoundWalk }>(`/rounds/${record.id}/walk`, { signal })).data,
    placeholderData: (before) => before,
  })
  if (error) return <PageProblem error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  const clockOff = Number(record['clock_off_min'] ?? 0)
  const said = [
    data.walker && text('walker', { name: data.walker }),
    clockOff !== 0 &&
      text(clockOff > 0 ? 'clockAhead' : 'clockBehind', { minutes: Math.abs(clockOff) }),
    data.others > 0 && text('others', { count: data.others }),
  ].filter((one) => typeof one === 'string')
  return (
    <Card title={text('points')} {...(said.length > 0 && { description: said.join(' · ') })}>
      <ol className="flex flex-col divide-y divide-line">
        {data.points.map((point) => (
          <PointLine key={point.point_id} record={record} point={point} />
        ))}
      </ol>
      {data.notes.map(({ id, at, note }) => (
        <p key={id} className="mt-3 text-sm break-words whitespace-pre-line">
          <span className="text-muted">{when(at)}</span> {note}
        </p>
      ))}
    </Card>
  )
}

function PointLine({ record, point }: RecordSlotProps & { point: WalkedPoint }) {
  const text = walkTexts.useTexts()
  const { when } = useFormats()
  const { mayAct } = useRegister()
  const { suspicions, marks, answers, at, note, picture } = point
  const notes = [
    point.optional && text('optional'),
    ...marks.map((mark) => text(`marks.${mark}`)),
    ...answers.map(({ question, answer }) => `${question} ${answer}`),
    note,
  ].filter((one) => typeof one === 'string')
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-medium break-words">{point.name}</span>
        <Badge tone={tones[point.result]}>
          {at && point.result === 'scanned' ? when(at) : text(`results.${point.result}`)}
        </Badge>
      </span>
      {notes.length > 0 && (
        <span className="text-sm break-words whitespace-pre-line text-muted">
          {notes.join(' · ')}
        </span>
      )}
      {picture && (
        <a href={picture.url} target="_blank" rel="noreferrer">
          <img
            src={picture.url}
            alt={text('picture', { point: point.name })}
            className="h-24 w-auto rounded-lg"
          />
        </a>
      )}
      {point.verdict === 'not_valid' && (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone="warning">{text('judgedNotValid')}</Badge>
          {mayAct('judge') && <Judge record={record} point={point} verdicts={['fine']} />}
        </span>
      )}
      {suspicions.length > 0 && (
        <span className="flex flex-wrap items-center gap-2">
          {suspicions.map((one) => (
            <Badge key={one} tone={point.verdict === 'fine' ? 'neutral' : 'warning'}>
              {text(`suspicions.${one}`)}
            </Badge>
          ))}
          {point.verdict === 'fine' ? (
            <span className="text-sm text-muted">{text('judgedFine')}</span>
          ) : (
            mayAct('judge') && (
              <Judge record={record} point={point} verdicts={['fine', 'not_valid']} />
            )
          )}
        </span>
      )}
    </li>
  )
}

interface JudgeProps extends RecordSlotProps {
  point: WalkedPoint
  verdicts: readonly ('fine' | 'not_valid')[]
}

function Judge({ record, point, verdicts }: JudgeProps) {
  const text = walkTexts.useTexts()
  const { register } = useRegister()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<'fine' | 'not_valid' | null>(null)
  const [busy, attempt] = useAttempt({ settled: useRefresh(register) })
  const judge = (verdict: 'fine' | 'not_valid') => {
    setChosen(verdict)
    return attempt(async () => {
      await actOn(register, record.id, 'judge', { entry_id: point.entry_id, verdict })
      await client.invalidateQueries({ queryKey: ['rounds', 'walk', record.id] })
      showToast({ title: text('judged'), tone: 'success' })
    })
  }
  return (
    <>
      {verdicts.map((verdict) => (
        <Button
          key={verdict}
          size="sm"
          loading={busy && chosen === verdict}
          disabled={busy && chosen !== verdict}
          onClick={() => void judge(verdict)}
        >
          {text(`verdicts.${verdict}`)}
        </Button>
      ))}
    </>
  )
}
