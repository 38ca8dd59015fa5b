import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Avatar } from '@portaria/ui/display/Avatar'
import { CircleCheck, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { asText } from '../../../register-pages/field-kinds/field-input.ts'
import {
  asImage,
  asReference,
  type RegisterRecord,
  registerPaths,
} from '../../../register-pages/record.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { useGateWords } from './gate-words.ts'
import type { Undo, Undoable } from './use-undo.ts'

export interface EnteredCardProps {
  visit: RegisterRecord | null
  undoing: Undo
  /** What happened elsewhere meanwhile, in the space that is kept for the person. */
  news: ReactNode
}

/**
 * The last person who entered: face and name in large type, to compare with the person at the gate.
 */
export function EnteredCard({ visit, undoing, news }: EnteredCardProps) {
  const t = gateTexts.useTexts()
  const { time } = useFormats()
  const { kindOf } = useGateWords()
  const name = asText(visit?.['guest_name'])
  const at = asText(visit?.['checked_in_at'])
  const place =
    asReference(visit?.['apartment']) ??
    asReference(visit?.['employee']) ??
    asReference(visit?.['common_area'])
  return (
    // Its space is reserved for mouse users, so that content below does not move under the pointer.
    <output className="grid content-center gap-3 pointer-fine:min-h-28">
      {news}
      {!visit && !news && (
        <span className="hidden min-h-28 items-center justify-center rounded-xl border border-dashed border-line p-4 text-sm text-muted pointer-fine:flex">
          {t('done.nobody')}
        </span>
      )}
      {visit && (
        <span className="flex flex-wrap items-center gap-4 rounded-xl bg-success-soft p-4">
          <Avatar name={name} src={asImage(visit['photo'])?.url} size="xl" />
          <span className="min-w-0 flex-1 basis-52">
            <span className="flex items-center gap-2 text-xl font-semibold">
              <CircleCheck aria-hidden className="size-6 shrink-0 text-success-ink" />
              {t('done.entered', { name })}
            </span>
            <span className="tabular block text-base">
              {[place?.title, kindOf(asText(visit['kind'])), at && time(new Date(at))]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {undoing.last?.visitId === visit.id && (
            <UndoButton undoing={undoing} done={undoing.last} />
          )}
          <TextLink href={registerPaths(registers.visits).record(visit.id) ?? ''}>
            {t('done.open')}
          </TextLink>
        </span>
      )}
    </output>
  )
}

function UndoButton({ undoing, done }: { undoing: Undo; done: Undoable }) {
  const t = gateTexts.useTexts()
  return (
    <Button icon={Undo2} loading={undoing.busy} onClick={() => undoing.undo(done)}>
      {t('undo.label')}
    </Button>
  )
}
