import { useCallback, useEffect } from 'react'
import { commonTexts } from './i18n/common-texts.ts'

/** Returns a function that sets the title of the browser's tab. */
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

/** Sets the title of the browser's tab to that of the page. */
export function usePageTitle(title: string): void {
  const nameTab = useNameTab()
  useEffect(() => nameTab(title), [title, nameTab])
}
