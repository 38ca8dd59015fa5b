import type { TextOf } from '../../../texts/register-text.ts'
import type { requestCategories } from './request-categories.ts'

export const pt: TextOf<typeof requestCategories> = {
  one: 'Categoria de solicitação',
  many: 'Categorias de solicitação',
  gender: 'f',
  purpose: 'O que se pode pedir, em quanto tempo se responde e quem costuma fazer.',
  fields: {
    name: 'Nome',
    sla_hours: 'Prazo (horas)',
    assignee_employee: 'Responsável da equipe',
    assignee_provider: 'Prestador responsável',
  },
  help: { sla_hours: 'Em branco: sem prazo prometido.' },
}
