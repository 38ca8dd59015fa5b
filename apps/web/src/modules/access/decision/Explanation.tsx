import { may } from '@portaria/contract/define-register/permissions'
import type { ExplainedDecision } from '@portaria/contract/modules/access/access-answers'
import type {
  AccessFact,
  PassageMark,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { registers } from '@portaria/contract/modules/registers'
import { Badge, toneClass } from '@portaria/ui/display/Badge'
import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { useRole } from '../../../platform/session/use-session.ts'
import { factLook } from './fact-look.ts'
import { RecordLink } from './RecordLink.tsx'
import { decisionTexts } from './texts/decision-texts.ts'

/** A decision or another fact at a point, with what it is explained by. */
export type Explained = Omit<ExplainedDecision, 'outcome'> & {
  readonly fact: AccessFact
  readonly direction: 'in' | 'out'
  /** The name of the person who opened it from afar. */
  readonly opener?: string | undefined
}

/** Whether the reader gets rules at all: a household is told what was decided, without them. */
function useReadsRules(): boolean {
  const role = useRole()
  return role !== null && may(role, registers['access-rules'], 'read')
}

/** Returns the sentence that says why a point opened or stayed closed. */
function useReasonSentence() {
  const t = decisionTexts.useTexts()
  const readsRules = useReadsRules()
  return ({ fact, reason, rule, direction, opener }: Explained): string => {
    if (fact === 'denied') return reason === null ? '' : t(`because.${reason}`)
    if (fact === 'opened')
      return opener === undefined
        ? t('outcome.openedUnknown')
        : t('outcome.opened', { name: opener })
    if (fact !== 'granted') return t(`outcome.${fact}`)
    if (rule !== null) return t('outcome.byRule')
    if (direction === 'out') return t('outcome.wayOut')
    return t(readsRules ? 'outcome.noRule' : 'outcome.granted')
  }
}

/** Returns the words of what happened: whoever went through has come in, or has left. */
export function useFactWords() {
  const t = decisionTexts.useTexts()
  return (fact: AccessFact, direction: 'in' | 'out'): string =>
    fact === 'taken' ? t(`passed.${direction}`) : t(`facts.${fact}`)
}

/** Returns the words of a mark; those that are reasons of a refusal have the same words. */
export function useMarkWords() {
  const t = decisionTexts.useTexts()
  return (mark: PassageMark): string =>
    mark === 'minor_alone' || mark === 'duress' ? t(`marks.${mark}`) : t(`reasons.${mark}`)
}

/** Facts that are decisions, also where no rule was considered. */
const decided: ReadonlySet<AccessFact> = new Set(['granted', 'denied', 'pending'])

/**
 * Explains a passage: whether it was granted and why, what was marked, and what each rule of the
 * point says about it.
 */
export function Explanation({ of }: { of: Explained }) {
  const t = decisionTexts.useTexts()
  const markWords = useMarkWords()
  const factWords = useFactWords()
  const sentence = useReasonSentence()(of)
  const readsRules = useReadsRules()
  const { fact, direction, reason, marks, rule, considered } = of
  const { tone, icon: Icon } = factLook[fact]
  const isDecision = decided.has(fact) || considered.length > 0
  return (
    <div className="flex flex-col gap-4">
      <div className={clsx('flex items-start gap-3 rounded-lg px-4 py-3', toneClass[tone])}>
        <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
        <div className="min-w-0 flex-1 text-ink">
          <p className="text-base font-semibold">
            {factWords(fact, direction)}
            {fact === 'denied' && reason !== null && `: ${t(`reasons.${reason}`)}`}
          </p>
          <p className="text-sm text-pretty">{sentence}</p>
          {rule !== null && (
            <p className="mt-1 text-sm">
              {t('applied')}: <RecordLink register={registers['access-rules']} to={rule} />
            </p>
          )}
        </div>
      </div>
      {marks.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span>{t('marked')}:</span>
          {marks.map((mark) => (
            <Badge key={mark} tone="warning">
              {markWords(mark)}
            </Badge>
          ))}
        </div>
      )}
      {isDecision && readsRules && <ConsideredRules considered={considered} />}
    </div>
  )
}

function ConsideredRules({ considered }: Pick<Explained, 'considered'>) {
  const t = decisionTexts.useTexts()
  if (considered.length === 0) return <p className="text-sm text-muted">{t('noRules')}</p>
  return (
    <section>
      <h3 className="text-sm font-semibold">{t('considered')}</h3>
      <ul className="ui-lines mt-1">
        {considered.map(({ rule, missed }) => {
          const Sign = missed === null ? Check : Minus
          return (
            <li key={rule.id} className="flex items-start gap-2.5 py-2 text-sm">
              <Sign
                aria-hidden
                className={clsx(
                  'mt-0.5 size-4 shrink-0',
                  missed === null ? 'text-success-ink' : 'text-muted',
                )}
              />
              <span className="min-w-0 flex-1 break-words">
                <RecordLink register={registers['access-rules']} to={rule} />
                <span className="block text-muted">
                  {missed === null ? t('holds') : t(`missed.${missed}`)}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
