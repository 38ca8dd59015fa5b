import { Button } from '@portaria/ui/actions/Button'
import { Star, StarHalf, StarOff, Trash2 } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import { DeleteButton } from '../frame/DeleteButton.tsx'
import type { ContactsCalls } from './contacts.types.ts'
import { contactsTexts } from './texts/contacts-texts.ts'

const { change } = demoClient<ContactsCalls>()

export interface ContactSelectionProps {
  ids: readonly string[]
  /** Called to clear the selection. */
  onDone: () => void
}

const stars = [
  { name: 'star', icon: Star, call: 'POST /api/contacts-app/set-contacts-starred' },
  { name: 'unstar', icon: StarOff, call: 'POST /api/contacts-app/set-contacts-unstarred' },
  { name: 'toggle', icon: StarHalf, call: 'POST /api/contacts-app/toggle-starred-contacts' },
] as const

/** The actions on all selected contacts. */
export function ContactSelection({ ids, onDone }: ContactSelectionProps) {
  const t = contactsTexts.useTexts()
  const body = { contactIds: [...ids] }
  return (
    <>
      {stars.map(({ name, icon, call }) => (
        <Button key={name} size="sm" icon={icon} onClick={() => void change(call, { body })}>
          {t(`bulk.${name}`)}
        </Button>
      ))}
      <DeleteButton
        size="sm"
        icon={Trash2}
        title={t('sure', { count: ids.length })}
        text={t('sureText')}
        confirm={t('bulk.delete')}
        onConfirm={async () => {
          await change('POST /api/contacts-app/remove-contacts', { body })
          onDone()
        }}
      >
        {t('bulk.delete')}
      </DeleteButton>
    </>
  )
}
