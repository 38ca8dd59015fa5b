import { TOTP_DIGITS } from '@portaria/contract/modules/proofs/second-factor'
import { Button } from '@portaria/ui/actions/Button'
import { CodeField } from '@portaria/ui/fields/CodeField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { useRef, useState } from 'react'
import { useAction, WrongFields } from '../../../platform/actions/use-action.ts'
import { proofTexts } from './texts/proof-texts.ts'

export interface CodeFormProps {
  /**
   * `totp`: the digits shown by an app. `recovery`: one of the codes kept for when everything else
   * is lost.
   */
  kind: 'totp' | 'recovery'
  /** Resolves to whether the code was refused. */
  onSubmit: (code: string) => Promise<boolean>
}

/** A form for one code; a refused code is selected, to be replaced. */
export function CodeForm({ kind, onSubmit }: CodeFormProps) {
  const t = proofTexts.useTexts()
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const lacks = () => {
    if (kind === 'totp') return code.length < TOTP_DIGITS ? t('totp.short') : undefined
    return code.trim() === '' ? t('recovery.required') : undefined
  }
  const { busy, errors, run, clear } = useAction({
    check: () => ({ code: lacks() }),
    async send() {
      if (await onSubmit(code)) throw new WrongFields({ code: t(`${kind}.wrong`) })
    },
  })
  const change = (next: string) => {
    setCode(next)
    clear()
  }
  const submit = async () => {
    await run()
    input.current?.select()
  }
  const field = {
    value: code,
    onChange: change,
    error: errors['code'],
    label: t(`${kind}.label`),
    required: true,
  }
  return (
    <FormLayout label={t('title')} onSubmit={() => void submit()} className="gap-field">
      {kind === 'totp' ? (
        <CodeField
          {...field}
          ref={input}
          name="code"
          digits={TOTP_DIGITS}
          // The only task of this page.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      ) : (
        <TextField
          {...field}
          ref={input}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      )}
      <Button type="submit" variant="primary" size="lg" className="w-full" loading={busy}>
        {t('submit')}
      </Button>
    </FormLayout>
  )
}
