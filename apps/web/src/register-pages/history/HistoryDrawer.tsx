import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Timeline, type TimelineEvent } from '@portaria/ui/display/Timeline'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { useInfiniteQuery } from '@tanstack/react-query'
import {
  ArchiveRestore,
  Ban,
  CalendarClock,
  Clock,
  DatabaseBackup,
  DoorOpen,
  Download,
  Eraser,
  KeyRound,
  LogOut,
  Pencil,
  Plug,
  Plus,
  Printer,
  RefreshCw,
  Route,
  ScanFace,
  Siren,
  Trash2,
  Undo2,
  Zap,
} from 'lucide-react'
import { PageProblem } from '../PageProblem.tsx'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { historyQuery } from '../register-queries.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { FieldChanges } from './FieldChanges.tsx'
import { historyTexts } from './texts/history-texts.ts'

export interface HistoryDrawerProps {
  record: RegisterRecord
  onClose: () => void
}

/** The events of a record itself, whose words agree with its noun. */
const done = {
  create: { icon: Plus, tone: 'success' },
  update: { icon: Pencil, tone: 'neutral' },
  remove: { icon: Trash2, tone: 'danger' },
  restore: { icon: ArchiveRestore, tone: 'success' },
} as const

const operations = {
  erase: { icon: Eraser, tone: 'neutral' },
  brought_back: { icon: DatabaseBackup, tone: 'accent' },
  print_label: { icon: Printer, tone: 'neutral' },
  personal_data_exported: { icon: Download, tone: 'neutral' },
  departure_planned: { icon: CalendarClock, tone: 'accent' },
  departure_undone: { icon: Undo2, tone: 'neutral' },
  departure_done: { icon: LogOut, tone: 'danger' },
  own_pin_set: { icon: KeyRound, tone: 'accent' },
  own_pin_removed: { icon: KeyRound, tone: 'neutral' },
  face_consent_given: { icon: ScanFace, tone: 'accent' },
  face_consent_filed: { icon: ScanFace, tone: 'accent' },
  face_consent_withdrawn: { icon: ScanFace, tone: 'neutral' },
  face_consent_ended: { icon: ScanFace, tone: 'neutral' },
  face_letter_sent: { icon: ScanFace, tone: 'neutral' },
  face_photo_sent: { icon: ScanFace, tone: 'accent' },
  face_photo_read: { icon: ScanFace, tone: 'neutral' },
  reader_inventory: { icon: RefreshCw, tone: 'neutral' },
  reader_probe: { icon: Plug, tone: 'neutral' },
  reader_clock: { icon: Clock, tone: 'neutral' },
  reader_password: { icon: KeyRound, tone: 'accent' },
  reader_open: { icon: DoorOpen, tone: 'accent' },
  reader_path: { icon: Route, tone: 'accent' },
  points_released: { icon: Siren, tone: 'danger' },
  points_release_ended: { icon: Undo2, tone: 'neutral' },
  points_locked: { icon: Ban, tone: 'danger' },
  points_lock_ended: { icon: Undo2, tone: 'neutral' },
  job_retried: { icon: RefreshCw, tone: 'neutral' },
} as const

const isIn = <Known extends object>(known: Known, name: string): name is keyof Known & string =>
  Object.hasOwn(known, name)

/** Lists the events of a record, newest first, with labels and titles instead of names and ids. */
export function HistoryDrawer({ record, onClose }: HistoryDrawerProps) {
  const text = historyTexts.useTexts()
  const page = pageTexts.useTexts()
  const { when } = useFormats()
  const { register, words, actionWords } = useRegister()
  const lookOf = (operation: string) => {
    if (isIn(done, operation))
      return { ...done[operation], title: text(`done.${operation}.${words.gender}`) }
    if (isIn(operations, operation)) return { ...operations[operation], title: text(operation) }
    return { icon: Zap, tone: 'accent' as const, title: actionWords(operation) || operation }
  }
  const history = useInfiniteQuery(historyQuery(register, record.id))
  const entries = history.data?.pages.flatMap(({ data }) => data) ?? []
  const events = entries.map((entry): TimelineEvent => {
    const { operation, at, actor } = entry
    const look = lookOf(operation)
    return {
      ...look,
      id: entry.id,
      time: when(at),
      dateTime: at,
      text: (
        <>
          <p className="flex items-center gap-2">
            {actor?.photo && <Avatar name={actor.name} src={actor.photo.url} size="sm" />}
            {text('by', { name: actor?.name ?? page('system') })}
          </p>
          <FieldChanges record={record} changes={entry.changes} />
        </>
      ),
    }
  })
  return (
    <Drawer open onOpenChange={onClose} title={text('title')}>
      {/* A scrolling area must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section tabIndex={0} aria-label={text('title')} className="p-5 -outline-offset-2!">
        {history.isPending && <Skeleton className="h-24 w-full" />}
        {history.isError && (
          <PageProblem error={history.error} onRetry={() => void history.refetch()} />
        )}
        {history.isSuccess && events.length === 0 && (
          <p className="text-sm text-muted">{text('empty')}</p>
        )}
        <Timeline events={events} />
        {history.hasNextPage && (
          <Button
            className="mt-5"
            loading={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {text('more')}
          </Button>
        )}
      </section>
    </Drawer>
  )
}
