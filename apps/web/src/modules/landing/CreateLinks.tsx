import type { Role } from '@portaria/contract/actors/roles'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Plus } from 'lucide-react'
import { useWordsOf } from '../../register-pages/register-words.ts'
import { creatableRegisters } from './paged-registers.ts'
import { landingTexts } from './texts/landing-texts.ts'

/** Registers in which people create rows every day; the others are in the menu. */
const daily = ['residents', 'visitors', 'vehicles', 'pets'] as const

/** Links that create rows of everyday registers. */
export function CreateLinks({ role }: { role: Role }) {
  const t = landingTexts.useTexts()
  const wordsOf = useWordsOf()
  const creatable = creatableRegisters(role)
  const offered = daily.flatMap(
    (name) => creatable.find((register) => register.name === name) ?? [],
  )
  if (offered.length === 0) return null
  return (
    <nav aria-label={t('quick')} className="flex flex-wrap gap-2">
      {offered.map((register) => (
        <ButtonLink key={register.name} icon={Plus} href={`${register.paths.item}/new`}>
          {wordsOf(register).one}
        </ButtonLink>
      ))}
    </nav>
  )
}
