import { useFormats } from '@portaria/i18n/react/use-formats'
import { PaperSheet } from '../../../../platform/letterhead/PaperSheet.tsx'
import { PrintButton } from '../../../../platform/letterhead/PrintButton.tsx'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { asImage, asReference } from '../../../../register-pages/record.ts'
import type { RecordSlotProps } from '../../../../register-pages/register-slots.ts'
import { deskTexts } from '../desk/texts/desk-texts.ts'

/** Prints the signed declaration by which a judicial letter was refused. */
export function PrintRefusal({ record }: RecordSlotProps) {
  const t = deskTexts.useTexts()
  const { dateTime } = useFormats()
  if (record['state'] !== 'refused' || asText(record['refused_statement']) === '') return null
  const whose = [asReference(record['resident'])?.title, asReference(record['apartment'])?.title]
  const signature = asImage(record['signature'])?.url
  return (
    <PrintButton
      sheet={
        <PaperSheet>
          <h1 className="mb-6 text-lg font-semibold">{t('refusal.title')}</h1>
          <p>{t('refusal.letter', { number: asText(record['number']) })}</p>
          <p>{[...whose, record['carrier'], record['tracking']].filter(Boolean).join(' · ')}</p>
          <p className="my-6 text-base whitespace-pre-line">
            {asText(record['refused_statement'])}
          </p>
          {signature && <img src={signature} alt="" className="max-h-32" />}
          <p>{asReference(record['refused_by'])?.title}</p>
          <p>{dateTime(asText(record['refused_at']))}</p>
        </PaperSheet>
      }
    >
      {t('refusal.print')}
    </PrintButton>
  )
}
