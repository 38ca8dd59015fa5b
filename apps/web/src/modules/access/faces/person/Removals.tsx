import type { PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { CircleCheck, Clock } from 'lucide-react'
import { faceTexts } from '../texts/face-texts.ts'

/** The receipt of removals: each reader with the moment at which it was read without the face. */
export function Removals({ removals }: { removals: PersonFace['removals'] }) {
  const t = faceTexts.useTexts()
  const { when } = useFormats()
  if (removals.length === 0) return null
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-sm font-semibold">{t('removals.title')}</h3>
      <p className="text-sm text-pretty text-muted">{t('removals.text')}</p>
      <ul aria-label={t('removals.title')} className="ui-lines">
        {removals.map(({ reader, part, asked_at: asked, gone_at: gone }) => (
          <li
            key={`${reader} ${part} ${asked}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 text-sm"
          >
            <span className="min-w-0 break-words">
              <span className="font-medium">{reader}</span>{' '}
              <span className="text-muted">{t(`removals.parts.${part}`)}</span>
            </span>
            <span className="tabular inline-flex items-baseline gap-1.5">
              {gone === null ? (
                <Clock aria-hidden className="size-4 shrink-0 self-center text-warning-ink" />
              ) : (
                <CircleCheck aria-hidden className="size-4 shrink-0 self-center text-success-ink" />
              )}
              {gone === null
                ? t('removals.waiting', { at: when(asked) })
                : t('removals.gone', { at: when(gone) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
