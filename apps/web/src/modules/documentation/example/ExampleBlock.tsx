import type { ApiExample } from '@portaria/contract/api-examples/api-example'
import { apiExamples } from '@portaria/contract/api-examples/index'
import { Badge } from '@portaria/ui/display/Badge'
import { clsx } from 'clsx'
import { CodeBlock } from '../blocks/CodeBlock.tsx'
import { Sentence } from '../blocks/Sentence.tsx'
import { documentationTexts } from '../texts/documentation-texts.ts'
import { printAnswer, printRequest } from './print-example.ts'

/** An example of the API, with its call and answer; a test sends it to the server. */
export function ExampleBlock({ id }: { id: string }) {
  const example = apiExamples.find((each) => each.id === id)
  if (example === undefined) throw new Error(`there is no example ${id}`)
  return <CallAndAnswer example={example} />
}

function CallAndAnswer({ example }: { example: ApiExample }) {
  const t = documentationTexts.useTexts()
  const { method, path, form, answer, keeps } = example
  const printed = printAnswer(example)
  const refused = answer.status >= 400
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="sr-only">
        {method} {path}
      </figcaption>
      {form && (
        <CodeBlock
          label={t('example.file', { name: form.file.name })}
          text={form.file.lines.join('\n')}
        />
      )}
      <CodeBlock
        label={t('example.request')}
        text={printRequest(example, window.location.origin)}
      />
      <CodeBlock
        label={t('example.answer')}
        text={printed.map(({ text }) => text).join('')}
        aside={<Badge tone={refused ? 'warning' : 'success'}>{answer.status}</Badge>}
      >
        {printed.length === 0
          ? t('example.noBody')
          : printed.map(({ text, varies }, index) => (
              <span
                // Parts never change their order.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                className={clsx(varies && 'underline decoration-line-strong decoration-dotted')}
              >
                {text}
              </span>
            ))}
      </CodeBlock>
      {keeps && (
        <p className="text-sm text-muted">
          <Sentence
            text={t('example.keeps', { from: `\`${keeps.from}\``, name: `\`$${keeps.name}\`` })}
          />
        </p>
      )}
    </figure>
  )
}
