import type { FiledFace } from '@portaria/contract/modules/access/faces/face-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { filedFaceTexts } from './texts/filed-face-texts.ts'

type Past = FiledFace['past'][number]
type Consent = NonNullable<FiledFace['consent']> | Past

/** The facts of a consent: when it was given, how, by whom, and to which text. */
function useFacts(consent: Consent) {
  const t = filedFaceTexts.useTexts()
  const { when, dayWords } = useFormats()
  const { given_at: given, how, by, guardian, signed_on: signed, version } = consent
  return [
    { term: t('facts.given'), value: when(given) },
    { term: t('facts.how'), value: t(`hows.${how}`) },
    ...(by === null ? [] : [{ term: t('facts.by'), value: by }]),
    ...(guardian === null ? [] : [{ term: t('facts.guardian'), value: guardian }]),
    ...(signed === null ? [] : [{ term: t('facts.signed'), value: dayWords(signed) }]),
    { term: t('facts.version'), value: version },
  ]
}

/** The consent that is live. */
export function ConsentFacts({ consent }: { consent: NonNullable<FiledFace['consent']> }) {
  return <DescriptionList items={useFacts(consent)} />
}

/** A consent that has ended, with when and how. */
export function PastFacts({ consent }: { consent: Past }) {
  const t = filedFaceTexts.useTexts()
  const { when } = useFormats()
  const facts = useFacts(consent)
  return (
    <DescriptionList
      items={[
        ...facts,
        { term: t('facts.withdrawn'), value: when(consent.withdrawn_at) },
        { term: t('facts.withdrawnHow'), value: t(`hows.${consent.withdrawn_how}`) },
      ]}
    />
  )
}
