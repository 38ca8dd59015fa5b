import { may } from '@portaria/contract/define-register/permissions'
import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { useLanguage } from '@portaria/i18n/react/texts'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Unsized } from '@portaria/ui/display/Unsized'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { asReference, registerPaths } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { listQuery } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { gateTexts } from '../texts/gate-texts.ts'

/** States in which a visit has not entered yet. */
const open = ['expected', 'waiting', 'authorised']

/** Warns of obstacles to a coming entry: a block, or a document that nobody has seen. */
export function EntryNotes({ record }: RecordSlotProps) {
  const t = gateTexts.useTexts()
  const language = useLanguage()
  const { role } = useRegister()
  const visitor = asReference(record['visitor'])
  const found = useQuery({
    ...listQuery(visitors, {
      'filter[id]': visitor?.id ?? '',
      fields: 'name,blocked,blocked_reason,provisional',
    }),
    enabled:
      visitor !== null && open.includes(String(record['state'])) && may(role, visitors, 'read'),
  })
  const known = found.data?.data[0]
  if (!known) return found.isLoading ? <Unsized /> : null
  const page = registerPaths(visitors).record(known.id) ?? ''
  const reason = known['blocked_reason']
  return (
    <>
      {known['blocked'] === true && (
        <Banner tone="danger" title={fieldText(language, 'visitor_blocked')}>
          {typeof reason === 'string' && <p>{reason}</p>}
          <TextLink href={page}>{t('notes.visitor')}</TextLink>
        </Banner>
      )}
      {known['provisional'] === true && (
        <Banner tone="warning" title={fieldText(language, 'visitor_unidentified')}>
          {t('notes.document')}
        </Banner>
      )}
    </>
  )
}
