/** @jsxImportSource preact */
import type { InvitationPage } from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import { formatsOf } from '@portaria/i18n/formats'
import type { Language } from '@portaria/i18n/languages'
import { drawingOf } from '@portaria/ui/qr-drawing'
import { confirmTexts } from './confirm-texts.ts'

/** Splits a PIN into groups of four, to read it aloud. */
const saidPin = (pin: string) => pin.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The pass that opens the gate to a guest who comes. */
export function PassCard({ page, language }: { page: InvitationPage; language: Language }) {
  const text = confirmTexts[language]
  const { pass, coming } = page
  const drawing = pass && drawingOf(pass.code)
  return (
    <section
      aria-live="polite"
      class="flex flex-col items-center gap-3 rounded-xl border border-line bg-surface p-5 text-center"
    >
      <h2 class="text-lg font-semibold">{text.confirmed}</h2>
      <p>{text.coming(coming ?? 1)}</p>
      {pass && drawing && (
        <>
          <svg
            // Drawn inline, so that no URL contains its content.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="img"
            aria-label={text.pass}
            viewBox={`0 0 ${drawing.side} ${drawing.side}`}
            shape-rendering="crispEdges"
            class="w-full max-w-72 rounded-lg"
          >
            <rect width={drawing.side} height={drawing.side} fill="white" />
            <path d={drawing.path} fill="black" />
          </svg>
          <p class="text-sm text-pretty">
            {text.show(formatsOf(language, page.time_zone).when(pass.from))}
          </p>
          {pass.pin !== null && (
            <p class="text-sm">
              {text.pin}{' '}
              <strong dir="ltr" class="block text-xl tracking-wider tabular-nums">
                {saidPin(pass.pin)}
              </strong>
            </p>
          )}
        </>
      )}
    </section>
  )
}
