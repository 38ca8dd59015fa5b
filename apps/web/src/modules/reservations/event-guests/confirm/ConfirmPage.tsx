/** @jsxImportSource preact */
import type { InvitationPage } from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import { directionOf, type Language, languageNames, languages } from '@portaria/i18n/languages'
import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { AnswerForm } from './AnswerForm.tsx'
import { type InvitationCalls, Refusal } from './confirm-calls.ts'
import { quietButton } from './confirm-styles.ts'
import { confirmTexts } from './confirm-texts.ts'
import { EventCard } from './EventCard.tsx'
import { PassCard } from './PassCard.tsx'

/** The first of the browser's languages that the product has. */
const spoken = (): Language =>
  navigator.languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .flatMap((tag) => languages.find((one) => one === tag) ?? [])[0] ?? 'pt'

/** `/apps/guests/confirm/{token}`: shows an invitation and takes its answer, without signing in. */
export function ConfirmPage({ calls }: { calls: InvitationCalls }) {
  const [language, setLanguage] = useState(spoken)
  const [page, setPage] = useState<InvitationPage | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const text = confirmTexts[language]
  const look = useCallback(() => {
    setFailure(null)
    calls.look().then(setPage, (error: unknown) => {
      setFailure(error instanceof Refusal ? error.code : 'unreachable')
    })
  }, [calls])
  useEffect(look, [look])
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
    document.title = text.pageTitle
  }, [language, text])
  return (
    <div class="mx-auto flex min-h-dvh w-full max-w-120 flex-col gap-4 px-4 py-6 text-base text-ink">
      <main class="flex flex-1 flex-col gap-4">
        {page ? (
          <Invitation {...{ page, calls, language }} onAnswered={setPage} />
        ) : (
          failure === null && (
            <div aria-busy="true" class="h-96 animate-pulse rounded-xl bg-sunken" />
          )
        )}
        {failure !== null &&
          (failure === 'token_invalid' ? (
            <Message title={text.unknown}>{text.unknownText}</Message>
          ) : (
            <Message title={text.failed}>
              <p>{failure === 'throttled' ? text.refusals.throttled : text.failedText}</p>
              <button type="button" class={quietButton} onClick={look}>
                {text.again}
              </button>
            </Message>
          ))}
      </main>
      <footer class="flex flex-col gap-3 text-sm text-muted">
        {page && (
          <details>
            <summary class="py-1 font-medium text-ink">{text.privacy}</summary>
            <p class="mt-1 text-pretty">{text.privacyText(page.company, page.kept_days)}</p>
            {page.contact && <p class="mt-1 break-words">{text.contact(page.contact)}</p>}
          </details>
        )}
        <div class="flex items-center gap-2">
          <label htmlFor="language">{text.language}</label>
          <select
            id="language"
            class="h-11 rounded-lg border border-line-strong bg-surface px-2 text-ink"
            value={language}
            onChange={({ currentTarget: { value } }) =>
              setLanguage(languages.find((one) => one === value) ?? 'pt')
            }
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </div>
      </footer>
    </div>
  )
}

interface InvitationProps {
  page: InvitationPage
  calls: InvitationCalls
  language: Language
  onAnswered: (page: InvitationPage) => void
}

/** Shows the event and the next step, by the state of the invitation. */
function Invitation({ page, calls, language, onAnswered }: InvitationProps) {
  const [changing, setChanging] = useState(false)
  const text = confirmTexts[language]
  const { state } = page
  const isAnswered = state === 'confirmed' || state === 'declined'
  const isAsked = state === 'open' || (isAnswered && changing)
  return (
    <>
      <EventCard {...{ page, language }} />
      {isAsked && (
        <AnswerForm
          {...{ page, calls, language }}
          onAnswered={(next) => {
            setChanging(false)
            onAnswered(next)
          }}
          {...(isAnswered && { onKept: () => setChanging(false) })}
        />
      )}
      {isAnswered && !changing && (
        <>
          {state === 'confirmed' ? (
            <PassCard {...{ page, language }} />
          ) : (
            <Message title={text.declined}>{text.declinedText}</Message>
          )}
          <button type="button" class={quietButton} onClick={() => setChanging(true)}>
            {text.change}
          </button>
        </>
      )}
      {(state === 'waiting' || state === 'cancelled' || state === 'over') && (
        <Message title={text[state]}>{text[`${state}Text`]}</Message>
      )}
    </>
  )
}

function Message({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section
      aria-live="polite"
      class="flex flex-col gap-3 rounded-xl border border-line bg-surface p-5"
    >
      <h2 class="text-lg font-semibold">{title}</h2>
      <div class="flex flex-col items-start gap-3 text-pretty">{children}</div>
    </section>
  )
}
