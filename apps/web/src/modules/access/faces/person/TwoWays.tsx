import type { PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import type { ReactNode } from 'react'
import { faceTexts } from '../texts/face-texts.ts'

/** Two panels of one size and weight, side by side, and below each other on a phone. */
export function TwoWays({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="grid min-w-0 gap-3 sm:grid-cols-2">
      {children}
    </fieldset>
  )
}

export interface WayPanelProps {
  title: string
  text: ReactNode
  /** One button or link, as wide as the panel. */
  children?: ReactNode
}

/** One of two ways, with its act at the bottom. */
export function WayPanel({ title, text, children }: WayPanelProps) {
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-lg border border-line p-4">
      <div className="flex flex-1 flex-col gap-1 text-sm text-pretty">
        <h3 className="text-base font-semibold">{title}</h3>
        {text}
      </div>
      {children}
    </div>
  )
}

/** What a person has beside the face, which opens the same doors. */
export function OwnWays({ others, asks }: { others: PersonFace['others']; asks: boolean }) {
  const t = faceTexts.useTexts()
  const { list } = useFormats()
  const { cards, has_pin: hasPin } = others
  const had = [
    cards === 0 ? t('others.noCard') : t('others.cards', { count: cards }),
    t(hasPin ? 'others.pin' : 'others.noPin'),
  ]
  return (
    <>
      <p className="text-muted">{t('others.text')}</p>
      <p className="font-medium">{t('others.had', { list: list(had) })}</p>
      {asks && cards === 0 && <p className="text-muted">{t('others.ask')}</p>}
    </>
  )
}
