import { choiceLabel } from '@portaria/contract/loaded-texts/register-texts'
import { registers } from '@portaria/contract/modules/registers'
import { termWords } from '@portaria/contract/segments/segment-words'
import { type SegmentWords } from '@portaria/contract/segments/segments'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonTexts } from '../../../platform/i18n/common-texts.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { readSegmentWords } from '../../../platform/read-segment.ts'
import { useChosenSegment } from '../../../platform/segment.store.ts'
import { meQuery } from '../../../platform/session/me-query.ts'
import { recordTitle } from '../../../register-pages/record.ts'
import { listQuery } from '../../../register-pages/register-queries.ts'
import { showSegmentDialog } from './segment-dialog.ts'
import { segmentName } from './segment-name.ts'
import { segmentsTexts } from './texts/segments-texts.ts'
import { useChangeSegment } from './use-change-segment.ts'

/** All segments in use, on the largest page of a list; a company has a few. */
const inUse = listQuery(registers.segments, {
  'filter[status]': 'ATIVO',
  per_page: '100',
  fields: 'name_segment,base,terms',
})

/** Chooses the segment whose words this browser shows; the first option is the company's own. */
export function SegmentDialog() {
  const t = segmentsTexts.useTexts()
  const language = useLanguage()
  const common = commonTexts.useTexts()
  const chosen = useChosenSegment()
  const [picked, setPicked] = useState(chosen?.id ?? '')
  const change = useChangeSegment()
  const list = useQuery(inUse)
  const own = useOwnOption()
  const wordsIn = useWordsIn()
  const rows = list.data?.data ?? []
  const close = () => showSegmentDialog(false)
  const use = () => {
    const row = rows.find(({ id }) => id === picked)
    close()
    if (picked === (chosen?.id ?? '')) return
    change(row ? { id: row.id, name_segment: recordTitle(registers.segments, row) } : null)
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('title')}
      description={t('description')}
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button variant="primary" onClick={use}>
            {picked === '' && chosen !== null ? t('leave') : t('use')}
          </Button>
        </>
      }
    >
      {list.isPending && <Skeleton className="h-64 w-full" />}
      {list.isError && (
        <ErrorState
          title={t('failed')}
          text={problemTextOf(list.error).detail}
          action={<Button onClick={() => void list.refetch()}>{common('tryAgain')}</Button>}
        />
      )}
      {list.isSuccess && (
        <FormLayout onSubmit={use}>
          <RadioGroupField
            look="cards"
            label={t('list')}
            labelHidden
            value={picked}
            onChange={setPicked}
            options={[
              own,
              ...rows.map((row) => ({
                value: row.id,
                label: segmentName(language, recordTitle(registers.segments, row)),
                description: wordsIn(readSegmentWords(row)),
              })),
            ]}
          />
        </FormLayout>
      )}
    </Dialog>
  )
}

/** The option of the company's own segment, or of a condominium if it has none. */
function useOwnOption() {
  const t = segmentsTexts.useTexts()
  const language = useLanguage()
  const segment = useQuery(meQuery).data?.segment
  const none = choiceLabel(language, 'segments', 'base', 'condominium')
  const description = segment ? segmentName(language, segment.name_segment) : none
  return { value: '', label: t('own'), description }
}

/** Returns a segment's words for towers, units and residents: "Obras, lotes e operários". */
function useWordsIn(): (words: SegmentWords | null) => string {
  const t = segmentsTexts.useTexts()
  const language = useLanguage()
  return (words) => {
    if (words === null) return ''
    const [tower, apartment, resident] = (['tower', 'apartment', 'resident'] as const).map(
      (term) => termWords(language, words, term).plural,
    )
    return t('words', {
      tower: tower ?? '',
      apartment: apartment?.toLocaleLowerCase(language) ?? '',
      resident: resident?.toLocaleLowerCase(language) ?? '',
    })
  }
}
