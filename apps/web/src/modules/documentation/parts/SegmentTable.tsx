import { choiceLabel, fieldLabel } from '@portaria/contract/loaded-texts/register-texts'
import { termWords } from '@portaria/contract/segments/segment-words'
import { segmentBases, terms } from '@portaria/contract/segments/segments'
import { useLanguage } from '@portaria/i18n/react/texts'
import { ScrollTable } from '../blocks/ScrollTable.tsx'
import { documentationTexts } from '../texts/documentation-texts.ts'

/** Lists the words of each base of segments. */
export function SegmentTable() {
  const t = documentationTexts.useTexts()
  const language = useLanguage()
  return (
    <ScrollTable
      title={t('articles.administrators/segments.title')}
      head={[t('segments.base'), ...terms.map((term) => fieldLabel(language, 'segments', term))]}
      rows={segmentBases.map((base) => ({
        key: base,
        cells: [
          choiceLabel(language, 'segments', 'base', base),
          ...terms.map((term) => termWords(language, { base, terms: {} }, term).singular),
        ],
      }))}
    />
  )
}
