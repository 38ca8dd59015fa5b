import type { TextOf } from '../../../texts/register-text.ts'
import type { garages } from './garages.ts'

export const pt: TextOf<typeof garages> = {
  one: 'Vaga',
  many: 'Vagas',
  gender: 'f',
  purpose:
    'As vagas de garagem: de quem são, a quem estão emprestadas e que veículo ocupa cada uma.',
  fields: {
    code: 'Código',
    level: 'Piso',
    covered: 'Coberta',
    lent_to: 'Emprestada a',
    vehicle: 'Veículo',
  },
  help: { lent_to: 'Só dentro do condomínio.' },
  choices: {
    kind: {
      fixed: 'Fixa',
      rotating: 'Rotativa',
      visitor: 'De visitante',
      accessible: 'Para pessoa com deficiência',
      elderly: 'Para idoso',
      motorcycle: 'De moto',
      bicycle: 'De bicicleta',
      charging: 'Com recarga',
      loading: 'De carga e descarga',
    },
  },
  views: {
    free: { m: 'Livres', f: 'Livres' },
    lent: { m: 'Emprestados', f: 'Emprestadas' },
  },
  heads: { code: ['vaga', 'número da vaga'], level: ['andar', 'subsolo', 'nível'] },
  refusals: {
    lent_to_owner: 'A vaga já é desta unidade. Escolha outra.',
  },
}
