import { useFormats } from '@portaria/i18n/react/use-formats'
import { useConnectionLost } from '../platform/connection/use-connection.ts'
import { shellTexts } from './texts/shell-texts.ts'

/** The count in a heading, with the time of its data while the server cannot be reached. */
export function useDataTime(count: string | undefined, readAt: number): string | undefined {
  const t = shellTexts.useTexts()
  const { time } = useFormats()
  const lost = useConnectionLost()
  if (!lost || count === undefined) return count
  return `${count} · ${t('connection.dataFrom', { time: time(new Date(readAt)) })}`
}
