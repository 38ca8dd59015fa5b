import type { ProposedRule } from '@portaria/contract/modules/access/access-answers'
import { accessRules } from '@portaria/contract/modules/access/access-rules/access-rules'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { registerPaths } from '../../../register-pages/record.ts'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import { makeStarterRules } from '../access-calls.ts'
import { useKindWords } from '../decision/person-kinds.ts'
import { accessTexts } from '../texts/access-texts.ts'

export interface StarterDialogProps {
  proposed: readonly ProposedRule[]
  onClose: () => void
}

/** The proposed rules in sentences; those that stay checked are made, and their list is opened. */
export function StarterDialog({ proposed, onClose }: StarterDialogProps) {
  const t = accessTexts.useTexts()
  const client = useQueryClient()
  const router = useRouter()
  const sentenceOf = useProposalSentence()
  // Those unchecked by hand: a proposal that changes meanwhile keeps the choice.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const keys = proposed.map(({ key }) => key).filter((key) => !left.has(key))
  const action = useAction({
    check: () => ({ keys: keys.length === 0 ? t('starter.choose') : undefined }),
    send: () => makeStarterRules(keys),
    done: () => ({ title: t('starter.made', { count: keys.length }) }),
    settled: () =>
      Promise.all([
        refreshRegister(client, accessRules),
        client.invalidateQueries({ queryKey: ['access'] }),
      ]),
    onDone: () => {
      onClose()
      const { list } = registerPaths(accessRules)
      if (list !== null) void router.navigate({ href: list })
    },
  })
  const toggle = (key: string, isOn: boolean) => {
    const next = new Set(left)
    if (isOn) next.delete(key)
    else next.add(key)
    setLeft(next)
  }
  return (
    <ActionDialog
      {...{ action, onClose }}
      size="md"
      title={t('starter.dialog')}
      description={t('starter.dialogText')}
      button={t('starter.make', { count: keys.length })}
      fields={[]}
    >
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{t('starter.dialog')}</legend>
        {proposed.map((rule) => (
          <CheckboxField
            key={rule.key}
            label={rule.name}
            description={sentenceOf(rule)}
            value={!left.has(rule.key)}
            onChange={(isOn) => toggle(rule.key, isOn)}
          />
        ))}
      </fieldset>
    </ActionDialog>
  )
}

/** Returns a function that says a proposed rule as a sentence. */
function useProposalSentence() {
  const t = accessTexts.useTexts()
  const { list } = useFormats()
  const kindWords = useKindWords()
  return ({ kinds, towers, points }: ProposedRule) => {
    const groups = list(kinds.map((kind) => kindWords(kind).inMany))
    const places = list(towers.map(({ title }) => title))
    return t('starter.sentence', {
      who: places === '' ? groups : t('sentence.ofPlaces', { who: groups, places }),
      where: list(points.map(({ title }) => title)),
    })
  }
}
