import { waysToday } from '@portaria/contract/modules/access/day-rules'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useState } from 'react'
import { DayPoints } from '../../access/public/day-rules/DayPoints.tsx'
import { useDayWords } from '../../access/public/day-rules/use-day-words.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import type { OfflineDesk } from './kept-pack.ts'
import { type PackPerson, peopleOf } from './pack-people.ts'

export interface PassingDialogProps {
  desk: Pick<OfflineDesk, 'pack' | 'moment'>
  onClose: () => void
}

/**
 * Who passes which point today, from the data on this device: each point in short, or the points that
 * a person passes (access §66).
 */
export function PassingDialog({ desk: { pack, moment }, onClose }: PassingDialogProps) {
  const t = gateTexts.useTexts()
  const { when } = useFormats()
  const [typed, setTyped] = useState('')
  const people = peopleOf(pack, typed)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('passing.title')}
      description={t('passing.text', { at: when(pack.at) })}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className="flex flex-col gap-3">
        <SearchField label={t('passing.search')} value={typed} onChange={setTyped} />
        {typed.trim() === '' ? (
          <DayPoints rules={pack.access} moment={moment} />
        ) : (
          <output className="block">
            {people.length === 0 && <p className="text-sm text-muted">{t('passing.nobody')}</p>}
            <ul aria-label={t('passing.found')} className="ui-lines">
              {people.map((one) => (
                <PersonWays key={`${one.person.id} ${one.of}`} one={one} {...{ pack, moment }} />
              ))}
            </ul>
          </output>
        )}
      </div>
    </Dialog>
  )
}

type PersonWaysProps = PassingDialogProps['desk'] & { one: PackPerson }

function PersonWays({ one: { person, name, of }, pack, moment }: PersonWaysProps) {
  const t = gateTexts.useTexts()
  const { waysOf } = useDayWords()
  const what = [t(`passing.kinds.${person.kind}`), of].filter(Boolean).join(' · ')
  return (
    <li className="py-3 text-sm">
      <p className="font-medium break-words">
        <bdi>{name}</bdi> <span className="font-normal text-muted">{what}</span>
      </p>
      <p className="break-words">{waysOf(waysToday(pack.access, person, moment))}</p>
    </li>
  )
}
