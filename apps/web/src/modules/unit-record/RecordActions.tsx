import type { UnitRecord } from '@portaria/contract/modules/unit-record/unit-record'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { isWritable } from '../../platform/pdf/pdf-letters.ts'
import { datedFileName } from '../../register-pages/spreadsheets/save-file.ts'
import { unitAccessesQuery } from '../access/public/accesses/unit-accesses-query.ts'
import { type AskedPeriod, timelineQuery } from './record-calls.ts'
import { recordTexts } from './texts/unit-record-texts.ts'
import { useRecordSheet } from './use-record-sheet.ts'

export interface RecordActionsProps {
  unitId: string
  /** Undefined until it is loaded. */
  record: UnitRecord | undefined
  period: AskedPeriod
}

/**
 * Prints the page, or makes a PDF of it. Arabic is always printed, since the PDF library does not
 * join letters.
 */
export function RecordActions({ unitId, record, period }: RecordActionsProps) {
  const t = recordTexts.useTexts()
  const language = useLanguage()
  const sheetOf = useRecordSheet()
  const found = useInfiniteQuery(timelineQuery(unitId, period))
  const accesses = useInfiniteQuery(unitAccessesQuery(unitId, period))
  const [isMaking, attempt] = useAttempt({ failed: () => ({ title: t('failedPdf') }) })
  const download = async () => {
    if (!record) return
    const events = found.data?.pages.flatMap(({ data }) => data) ?? []
    const timeline = { events, isWhole: !found.hasNextPage }
    const passed = {
      events: accesses.data?.pages.flatMap(({ data }) => data) ?? [],
      isWhole: !accesses.hasNextPage,
    }
    const sheet = sheetOf(record, { timeline, accesses: passed }, period)
    if (!isWritable(language, sheet)) return window.print()
    await attempt(async () => {
      const { saveRecordPdf } = await import('./pdf/save-record-pdf.ts')
      await saveRecordPdf(sheet, datedFileName(sheet.title, 'pdf'))
    })
  }
  return (
    <>
      <Button icon={Printer} disabled={!record} onClick={() => window.print()}>
        {t('print')}
      </Button>
      {language !== 'ar' && (
        <Button
          variant="primary"
          icon={Download}
          loading={isMaking}
          disabled={!record || found.isPending || accesses.isPending}
          onClick={() => void download()}
        >
          {isMaking ? t('preparing') : t('download')}
        </Button>
      )}
    </>
  )
}
