import { locales } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'

/** Returns the formatted size of a file: 1,2 MB. */
export function useSizeWords(): (bytes: number) => string {
  const language = useLanguage()
  return (bytes) => {
    const isSmall = bytes < 1_000_000
    return new Intl.NumberFormat(locales[language], {
      style: 'unit',
      unit: isSmall ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: isSmall ? 0 : 1,
    }).format(bytes / (isSmall ? 1000 : 1_000_000))
  }
}
