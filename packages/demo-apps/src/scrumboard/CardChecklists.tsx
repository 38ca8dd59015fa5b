import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { ListChecks, Trash2 } from 'lucide-react'
import { CheckList } from '../lists/CheckList.tsx'
import type { Checklist } from './scrumboard.types.ts'
import { boardTexts } from './texts/board-texts.ts'

export interface CardChecklistsProps {
  checklists: readonly Checklist[]
  onChange: (checklists: Checklist[]) => void
}

/** The check lists of a card, with a form for a new one. */
export function CardChecklists({ checklists, onChange }: CardChecklistsProps) {
  const t = boardTexts.useTexts()
  const add = () => {
    const id = `list-${Date.now()}`
    onChange([...checklists, { id, name: t('form.checklistName'), checkItems: [] }])
  }
  return (
    <>
      {checklists.map((list) => (
        <div key={list.id} className="flex items-start gap-2">
          <CheckList
            label={list.name}
            items={list.checkItems.map(({ id, name, checked }) => ({ id, text: name, checked }))}
            onChange={(items) =>
              onChange(
                checklists.map((each) =>
                  each.id === list.id
                    ? {
                        ...each,
                        checkItems: items.map(({ id, text, checked }) => ({
                          id,
                          name: text,
                          checked,
                        })),
                      }
                    : each,
                ),
              )
            }
          />
          <IconButton
            icon={Trash2}
            size="sm"
            label={t('form.removeChecklist', { name: list.name })}
            onClick={() => onChange(checklists.filter(({ id }) => id !== list.id))}
          />
        </div>
      ))}
      <Button icon={ListChecks} className="self-start" onClick={add}>
        {t('form.newChecklist')}
      </Button>
    </>
  )
}
