import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { demoClient } from '../back-end/demo-client.ts'
import { portrait } from '../pictures/portrait.ts'
import { trial as owner } from './auth.seed.ts'
import type { AuthCalls } from './auth.types.ts'
import { PasswordInput } from './forms/inputs.tsx'
import { signedInOf } from './forms/sign-in-answer.ts'
import { useRules } from './forms/use-rules.ts'
import { CardFrame } from './frames/CardFrame.tsx'
import { authTexts } from './texts/auth-texts.ts'

const { call } = demoClient<AuthCalls>()

/** `/pages/auth/lock` */
export function LockPage() {
  const t = authTexts.useTexts()
  const [locked, setLocked] = useState(true)
  const pageTitle = t('lock.pageTitle')
  if (!locked) {
    return (
      <CardFrame pageTitle={pageTitle} title={t('lock.unlocked')} text={t('lock.unlockedText')}>
        <Button size="lg" onClick={() => setLocked(true)}>
          {t('lock.again')}
        </Button>
      </CardFrame>
    )
  }
  const text = t('lock.text', { name: owner.name })
  return (
    <CardFrame pageTitle={pageTitle} title={t('lock.title')} text={text}>
      <LockForm onOpen={() => setLocked(false)} />
    </CardFrame>
  )
}

function LockForm({ onOpen }: { onOpen: () => void }) {
  const t = authTexts.useTexts()
  const rules = useRules()
  const { control, formState, handleSubmit, setError } = useForm({
    defaultValues: { email: owner.email, password: '' },
  })
  const submit = handleSubmit(async (body) => {
    if ((await signedInOf(call('GET /api/auth', { body }), setError)) !== null) onOpen()
  })
  return (
    <FormLayout label={t('lock.submit')} onSubmit={() => void submit()} className="gap-field">
      <div className="flex items-center gap-4">
        <Avatar name={owner.name} src={portrait(owner.name)} size="xl" />
        <p className="min-w-0 text-sm text-muted">{t('lock.hint', { password: owner.password })}</p>
      </div>
      {formState.errors.root && <Banner tone="danger">{formState.errors.root.message}</Banner>}
      <PasswordInput
        control={control}
        name="password"
        autoComplete="current-password"
        label={t('field.password')}
        check={rules.loginPassword}
      />
      <Button type="submit" variant="primary" size="lg" loading={formState.isSubmitting}>
        {t('lock.submit')}
      </Button>
      <p className="text-sm">
        <TextLink href="/pages/auth/login">{t('lock.other')}</TextLink>
      </p>
    </FormLayout>
  )
}
