import { commonTexts } from '../platform/i18n/common-texts.ts'
import { BrandMark } from './BrandMark.tsx'

/** The mark of the product beside its name. */
export function Brand() {
  const t = commonTexts.useTexts()
  return (
    <span className="inline-flex items-center gap-3">
      <BrandMark className="size-9" />
      <span className="text-lg font-semibold">{t('product')}</span>
    </span>
  )
}
