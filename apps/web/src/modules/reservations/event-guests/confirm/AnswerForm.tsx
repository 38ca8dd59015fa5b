/** @jsxImportSource preact */
import type { InvitationPage } from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import type { Language } from '@portaria/i18n/languages'
import { useId, useState } from 'preact/hooks'
import { type InvitationCalls, Refusal } from './confirm-calls.ts'
import { quietButton } from './confirm-styles.ts'
import { confirmTexts, refusalText } from './confirm-texts.ts'

export interface AnswerFormProps {
  page: InvitationPage
  calls: InvitationCalls
  language: Language
  onAnswered: (page: InvitationPage) => void
  /** Keeps the answer that was given before. */
  onKept?: () => void
}

/** Asks whether the guest comes and, if they may bring people, how many. */
export function AnswerForm({ page, calls, language, onAnswered, onKept }: AnswerFormProps) {
  const text = confirmTexts[language]
  const [coming, setComing] = useState(page.coming ?? page.invited)
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const say = async (answer: 'yes' | 'no') => {
    setBusy(true)
    setRefused(null)
    try {
      onAnswered(await calls.answer(answer, answer === 'yes' ? coming : undefined))
    } catch (error) {
      setRefused(error instanceof Refusal ? error.code : 'other')
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      class="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void say('yes')
      }}
    >
      {page.invited > 1 && (
        <div class="flex flex-col gap-1.5">
          <label htmlFor={id} class="font-medium">
            {text.people}
          </label>
          <select
            id={id}
            class="h-12 rounded-lg border border-line-strong bg-surface px-3 text-base text-ink"
            value={coming}
            disabled={busy}
            onChange={({ currentTarget: { value } }) => setComing(Number(value))}
          >
            {Array.from({ length: page.invited }, (_, nth) => nth + 1).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </div>
      )}
      {refused !== null && (
        <p role="alert" class="rounded-lg bg-danger-soft p-3 text-danger-ink">
          {refused === 'unreachable' ? text.failedText : refusalText(text, refused)}
        </p>
      )}
      <div class="flex flex-col gap-2.5">
        <button
          type="submit"
          disabled={busy}
          class="inline-flex min-h-12 items-center justify-center rounded-lg bg-accent px-4 font-semibold text-on-accent hover:bg-accent-hover disabled:opacity-55"
        >
          {text.yes}
        </button>
        <button type="button" disabled={busy} class={quietButton} onClick={() => void say('no')}>
          {text.no}
        </button>
        {onKept && (
          <button type="button" disabled={busy} class={quietButton} onClick={onKept}>
            {text.keep}
          </button>
        )}
      </div>
    </form>
  )
}
