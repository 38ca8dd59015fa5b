import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import type { FiledFace, PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import { FACE_TERM_VERSION } from '@portaria/contract/modules/access/faces/face-terms/face-term'
import { languageNames, languages } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { splitIso } from '@portaria/ui/dates'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { DateField } from '@portaria/ui/fields/DateField'
import { ImageField } from '@portaria/ui/fields/ImageField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { useState } from 'react'
import { missing, useAction } from '../../../../platform/actions/use-action.ts'
import { companyToday } from '../../../../platform/company-day.ts'
import { PrintButton } from '../../../../platform/letterhead/PrintButton.tsx'
import { ActionDialog } from '../../../../register-pages/actions/ActionDialog.tsx'
import type { filedActs } from '../face-calls.ts'
import { TermText } from '../person/TermText.tsx'
import { useFaceTerm } from '../person/use-face-term.ts'
import { TermSheet } from './TermSheet.tsx'
import { filedFaceTexts } from './texts/filed-face-texts.ts'
import { useSignedPaper } from './use-signed-paper.ts'

export interface FilePaperDialogProps {
  face: FiledFace
  acts: Pick<ReturnType<typeof filedActs>, 'consent'>
  onFiled: (face: PersonFace) => void
  onClose: () => void
}

/** Prints the term, and files the picture of it signed, with the day on the paper. */
export function FilePaperDialog({ face, acts, onFiled, onClose }: FilePaperDialogProps) {
  const t = filedFaceTexts.useTexts()
  const shown = useLanguage()
  const [language, setLanguage] = useState(shown)
  const [day, setDay] = useState(() => companyToday())
  const paper = useSignedPaper(face.person.kind)
  const { term } = useFaceTerm(language, face.controller)
  const isDay = splitIso(day) !== null
  const wrong = isDay ? day > companyToday() && 'date_future' : day !== '' && 'date_format'
  const action = useAction({
    check: () => ({
      signed_on: wrong ? fieldText(shown, wrong) : undefined,
      ...missing({ signed_on: day, paper_file_id: paper.file }),
    }),
    send: async () => {
      const id = await paper.upload()
      if (id === null) return
      const body = { version: FACE_TERM_VERSION, language, signed_on: day, paper_file_id: id }
      onFiled(await acts.consent(body))
    },
    done: () => ({ title: t('file.done') }),
  })
  return (
    <ActionDialog
      {...{ action, onClose }}
      size="md"
      title={t('file.title')}
      description={t('file.text')}
      button={t('file.save')}
      fields={['signed_on', 'paper_file_id']}
    >
      <SelectField
        label={t('file.language')}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(chosen) => setLanguage(languages.find((one) => one === chosen) ?? shown)}
      />
      <Collapsible title={t('file.show')}>
        {term ? <TermText term={term} /> : <Skeleton className="h-40 w-full" />}
      </Collapsible>
      <PrintButton
        className="self-start"
        disabled={!term}
        sheet={term && <TermSheet term={term} face={face} />}
      >
        {t('file.print')}
      </PrintButton>
      <DateField
        label={t('file.signed')}
        required
        format="dd/mm/yyyy"
        value={day}
        max={companyToday()}
        error={action.errors['signed_on']}
        onChange={(typed) => {
          setDay(typed)
          action.clear('signed_on')
        }}
      />
      <ImageField
        label={t('file.paper')}
        required
        camera="environment"
        value={paper.file}
        error={action.errors['paper_file_id']}
        onChange={(file) => {
          paper.choose(file)
          action.clear('paper_file_id')
        }}
      />
    </ActionDialog>
  )
}
