import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { useState } from 'react'
import type { Draft } from '../../platform/drafts/draft-store.ts'
import type { OfferedDraft } from '../../platform/drafts/use-draft.ts'
import { saveBarTexts } from './texts/save-bar-texts.ts'

export interface DraftOfferProps {
  draft: OfferedDraft
  /** The edited version of the record; null for a new one. */
  version: number | null
  /** Puts a draft into the form. */
  onContinue: (draft: Draft) => void
}

/**
 * Offers the unsaved values of an earlier visit in a form's bar or dialog, to continue with them or
 * to discard them.
 */
export function DraftOffer({ draft, version, onContinue }: DraftOfferProps) {
  const { offer } = draft
  if (offer === null) return null
  return (
    <Offer
      at={offer.at}
      outdated={offer.version !== version}
      onContinue={() => {
        onContinue(offer)
        draft.accept()
      }}
      onDiscard={() => void draft.drop()}
    />
  )
}

interface OfferProps {
  /** The time of the draft, in milliseconds. */
  at: number
  /** Whether the record has changed since. */
  outdated: boolean
  onContinue: () => void
  onDiscard: () => void
}

function Offer({ at, outdated, onContinue, onDiscard }: OfferProps) {
  const t = saveBarTexts.useTexts()
  const { when } = useFormats()
  const [now] = useState(() => new Date())
  return (
    <section
      aria-label={t('draft.label')}
      className="order-first mb-1 flex basis-full flex-wrap items-center justify-end gap-2 border-b border-line pb-2.5 text-sm"
    >
      <div className="me-auto min-w-0 flex-1 basis-60">
        <p className="font-medium">
          {t('draft.title', { when: when(new Date(at).toISOString(), now) })}
        </p>
        <p className="text-pretty text-muted">{t(outdated ? 'draft.outdated' : 'draft.text')}</p>
      </div>
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
      <Button size="sm" onClick={onContinue}>
        {t('draft.continue')}
      </Button>
    </section>
  )
}
