import type { ErasureReceipt } from '@portaria/contract/modules/erasures/erasures'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { useRegisterWords } from '../../register-pages/register-words.ts'
import { erasuresTexts } from './texts/erasures-texts.ts'

/** The receipt of an erasure: who asked, what was blanked, and what stays by which rule. */
export function Receipt({ receipt }: { receipt: ErasureReceipt }) {
  const t = erasuresTexts.useTexts()
  const { dateTime } = useFormats()
  const { many } = useRegisterWords(registers[receipt.register])
  const counted = (what: string, count: number) => t('receipt.counted', { what, count })
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm">{t('receipt.text')}</p>
      <DescriptionList
        items={[
          { term: t('receipt.person'), value: receipt.name },
          { term: t('receipt.register'), value: many },
          { term: t('receipt.by'), value: receipt.asked_by },
          { term: t('receipt.at'), value: dateTime(receipt.at) },
          { term: t('receipt.reason'), value: t(`reasons.${receipt.reason}`) },
        ]}
      />
      <section className="break-inside-avoid">
        <h3 className="mb-1 text-sm font-semibold">{t('receipt.blanked')}</h3>
        <ul className="ui-lines">
          {receipt.blanked.map(({ kind, count }) => (
            <li key={kind} className="tabular py-2 text-sm">
              {counted(t(`blanked.${kind}`), count)}
            </li>
          ))}
        </ul>
      </section>
      {receipt.kept.length > 0 && (
        <section className="break-inside-avoid">
          <h3 className="mb-1 text-sm font-semibold">{t('receipt.kept')}</h3>
          <ul className="ui-lines">
            {receipt.kept.map(({ kind, count }) => (
              <li key={kind} className="tabular py-2 text-sm">
                <span className="block">{counted(t(`kept.${kind}`), count)}</span>
                <span className="block text-muted">{t(`why.${kind}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
