import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { useLanguage } from '@portaria/i18n/react/texts'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { ApiProblem } from '../../platform/api-problem.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import { visitsTexts } from './texts/visits-texts.ts'

/** Returns functions that answer a visit waiting at the gate: let in, or send away. */
export function useAnswer(id: string, name: string) {
  const t = visitsTexts.useTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const { transitions } = registerText(language, 'visits')
  const answerOf = (answer: 'authorise' | 'deny') => ({
    label: transitions?.[answer]?.button ?? '',
    give: () =>
      void attempt(async () => {
        try {
          await actOn(visits, id, answer)
          showToast({ title: transitions?.[answer]?.done ?? '', text: name, tone: 'success' })
        } catch (error) {
          if (!(error instanceof ApiProblem && error.code === 'state_conflict')) throw error
          // Somebody else of the household, or the gate, was first.
          showToast({ title: t('waiting.answered'), text: name })
        } finally {
          await refreshRegister(client, visits)
        }
      }),
  })
  return { busy, authorise: answerOf('authorise'), deny: answerOf('deny') }
}
