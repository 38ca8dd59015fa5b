/** @jsxImportSource preact */
import type { InvitationPage } from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import { formatsOf } from '@portaria/i18n/formats'
import type { Language } from '@portaria/i18n/languages'
import { confirmTexts } from './confirm-texts.ts'

/** Describes the event: host, time and place. */
export function EventCard({ page, language }: { page: InvitationPage; language: Language }) {
  const text = confirmTexts[language]
  const { longDay, time } = formatsOf(language, page.time_zone)
  // A formatted time may end with its zone. The start is shown without it, since the end has it.
  const [begins] = time(new Date(page.starts_at)).split(' ')
  const [from, to] = [new Date(page.starts_at), new Date(page.ends_at)]
  return (
    <header class="flex flex-col gap-4 rounded-xl border border-line bg-surface p-5">
      <div>
        <p class="text-muted">{text.from(page.host)}</p>
        <h1 class="text-2xl font-semibold text-balance break-words">
          <bdi>{page.title}</bdi>
        </h1>
      </div>
      <dl class="flex flex-col gap-3">
        <div>
          <dt class="text-sm text-muted">{text.when}</dt>
          <dd class="font-medium first-letter:uppercase">{longDay(from)}</dd>
          <dd class="tabular-nums">
            {begins}–{time(to)}
          </dd>
        </div>
        <div>
          <dt class="text-sm text-muted">{text.where}</dt>
          <dd class="font-medium break-words">
            <bdi>{page.place}</bdi>
          </dd>
          <dd class="break-words">
            <bdi>{page.company}</bdi>
          </dd>
          {page.address && (
            <dd class="break-words text-muted">
              <bdi>{page.address}</bdi>
            </dd>
          )}
        </div>
      </dl>
    </header>
  )
}
