import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import { LinkButton } from '@portaria/ui/actions/TextLink'
import { FileField } from '@portaria/ui/fields/FileField'
import { useState } from 'react'
import { useRegister } from '../../register-context.tsx'
import { saveFile, slug } from '../save-file.ts'
import { isTooLarge } from './limits.ts'
import { templateFile } from './template.ts'
import { importTexts } from './texts/import-texts.ts'

export interface ChooseFileProps {
  /** Whether a check has just been cancelled. */
  cancelled: boolean
  onChoose: (file: File) => void
}

/** The first step: asks for the file. */
export function ChooseFile({ cancelled, onChoose }: ChooseFileProps) {
  const text = importTexts.useTexts()
  const { register, words } = useRegister()
  const { language } = words
  const [tooLarge, setTooLarge] = useState(false)
  const choose = async (file: File | null) => {
    if (file === null) return
    const refused = await isTooLarge(file)
    setTooLarge(refused)
    if (!refused) onChoose(file)
  }
  const saveTemplate = () => {
    const name = `${text('choose.templateFile')}-${slug(registerText(language, register.name).many)}`
    saveFile(templateFile(register, language), `${name}.csv`)
  }
  return (
    <div className="flex flex-col gap-5">
      <output className="block text-sm text-muted empty:hidden">
        {cancelled && text('choose.cancelled')}
      </output>
      <FileField
        label={text('choose.file')}
        description={text('choose.hint')}
        hint={text('choose.drop')}
        accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        error={tooLarge ? text('choose.tooLarge') : undefined}
        value={null}
        onChange={(file) => void choose(file)}
      />
      <p className="text-sm">{text('choose.safe')}</p>
      <p className="text-sm text-muted">
        {text('choose.templateHint')}{' '}
        <LinkButton onClick={saveTemplate}>{text('choose.template')}</LinkButton>
      </p>
    </div>
  )
}
