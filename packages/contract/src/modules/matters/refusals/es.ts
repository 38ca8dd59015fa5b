import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { mattersRefusals } from './refusals.ts'

export const es: SentencesOf<typeof mattersRefusals> = {
  one_assignee: 'Elija un solo responsable: del equipo o un proveedor.',
}
