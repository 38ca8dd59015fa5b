import { useCallback, useEffect } from 'react'
import { commonTexts } from './i18n/common-texts.ts'

/** Gives what names the browser's tab after a page. */
export function useNameTab(): (title: string) => void {
  const text = commonTexts.useTexts()
  const product = text('product')
  return useCallback(
    (title) => {
      document.title = title === '' ? product : `${title} · ${product}`
    },
    [product],
  )
}

/** Names the browser's tab after the page. */
export function usePageTitle(title: string): void {
  const nameTab = useNameTab()
  useEffect(() => nameTab(title), [title, nameTab])
}
