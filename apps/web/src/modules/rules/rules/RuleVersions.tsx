import { choiceLabel } from '@portaria/contract/loaded-texts/register-texts'
import type { RuleVersions } from '@portaria/contract/modules/rules/rules/rule-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge, type Tone } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { useState } from 'react'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { versionsIn } from './rule-record.ts'
import { ruleTexts } from './texts/rule-texts.ts'

type Version = RuleVersions[number]

const tones: Record<Version['validity'], Tone> = {
  draft: 'warning',
  future: 'accent',
  in_force: 'success',
  replaced: 'neutral',
  ended: 'neutral',
}

/**
 * The versions of a rule with their states, and the differences between each and the one before.
 */
export function RuleVersionList({ record }: RecordSlotProps) {
  const text = ruleTexts.useTexts()
  const { paths } = useRegister()
  const [compared, setCompared] = useState<Version | null>(null)
  const versions = versionsIn(record)
  const own = versions.find(({ id }) => id === record.id)
  if (!own) return null
  const former = versions.find(({ version_number: nth }) => nth < own.version_number)
  const others = versions.filter(({ id }) => id !== own.id)
  return (
    <Card title={text('versions.title')}>
      <ul className="ui-lines">
        {versions.map((version) => (
          <li key={version.id} className="flex flex-col gap-1 py-2.5 text-sm first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-center gap-2">
              {version.id === record.id ? (
                <span className="font-medium" aria-current="true">
                  {text('versions.one', { version: version.version_number })}
                </span>
              ) : (
                <TextLink href={paths?.record(version.id) ?? ''}>
                  {text('versions.one', { version: version.version_number })}
                </TextLink>
              )}
              <Validity of={version} />
            </span>
            <Term of={version} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button size="sm" className="mt-3" onClick={() => setCompared(former ?? others[0] ?? null)}>
          {text('versions.compare')}
        </Button>
      )}
      {compared && (
        <CompareDialog
          own={own}
          others={others}
          first={compared}
          onClose={() => setCompared(null)}
        />
      )}
    </Card>
  )
}

function Validity({ of: { validity } }: { of: Version }) {
  const { register, words } = useRegister()
  return (
    <Badge tone={tones[validity]}>
      {choiceLabel(words.language, register.name, 'validity', validity)}
    </Badge>
  )
}

/** The period in which a version is in force. */
function Term({ of: { effective_from: from, effective_to: to } }: { of: Version }) {
  const text = ruleTexts.useTexts()
  const { dayWords } = useFormats()
  if (from === null) return null
  return (
    <span className="text-muted">
      {to === null
        ? text('versions.from', { from: dayWords(from) })
        : text('versions.span', { from: dayWords(from), to: dayWords(to) })}
    </span>
  )
}
