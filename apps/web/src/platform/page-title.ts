import { useEffect } from 'react'
import { commonTexts } from './i18n/common-texts.ts'

/** Names the browser's tab after the page. */
export function usePageTitle(title: string): void {
  const text = commonTexts.useTexts()
  const product = text('product')
  useEffect(() => {
    document.title = title === '' ? product : `${title} · ${product}`
  }, [title, product])
}
