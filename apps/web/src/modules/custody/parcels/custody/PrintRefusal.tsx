import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { createPortal } from 'react-dom'
import { meQuery } from '../../../../platform/session/me-query.ts'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { asImage, asReference } from '../../../../register-pages/record.ts'
import type { RecordSlotProps } from '../../../../register-pages/register-slots.ts'
import { deskTexts } from '../desk/texts/desk-texts.ts'

/** Prints the signed declaration by which a judicial letter was refused. */
export function PrintRefusal({ record }: RecordSlotProps) {
  const t = deskTexts.useTexts()
  const { dateTime } = useFormats()
  const { data: me } = useQuery(meQuery)
  if (record['state'] !== 'refused' || asText(record['refused_statement']) === '') return null
  const whose = [asReference(record['resident'])?.title, asReference(record['apartment'])?.title]
  const signature = asImage(record['signature'])?.url
  return (
    <>
      <Button icon={Printer} onClick={() => window.print()}>
        {t('refusal.print')}
      </Button>
      {createPortal(
        <article data-sheet="list" className="hidden print:block">
          <h1 className="mb-6 text-lg font-semibold">
            {[me?.company?.name, t('refusal.title')].filter(Boolean).join(' · ')}
          </h1>
          <p>{t('refusal.letter', { number: asText(record['number']) })}</p>
          <p>{[...whose, record['carrier'], record['tracking']].filter(Boolean).join(' · ')}</p>
          <p className="my-6 text-base whitespace-pre-line">
            {asText(record['refused_statement'])}
          </p>
          {signature && <img src={signature} alt="" className="max-h-32" />}
          <p>{asReference(record['refused_by'])?.title}</p>
          <p>{dateTime(asText(record['refused_at']))}</p>
        </article>,
        document.body,
      )}
    </>
  )
}
