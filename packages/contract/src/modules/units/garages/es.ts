import type { TextOf } from '../../../texts/register-text.ts'
import type { garages } from './garages.ts'

export const es: TextOf<typeof garages> = {
  one: 'Cochera',
  many: 'Cocheras',
  gender: 'f',
  purpose: 'Las cocheras: de quién son, a quién están prestadas y qué vehículo ocupa cada una.',
  fields: {
    code: 'Código',
    level: 'Nivel',
    covered: 'Cubierta',
    lent_to: 'Prestada a',
    vehicle: 'Vehículo',
  },
  help: { lent_to: 'Solo dentro del condominio.' },
  choices: {
    kind: {
      fixed: 'Fija',
      rotating: 'Rotativa',
      visitor: 'De visitantes',
      accessible: 'Accesible',
      elderly: 'Para mayores',
      motorcycle: 'De moto',
      bicycle: 'De bicicleta',
      charging: 'Con recarga',
      loading: 'De carga y descarga',
    },
  },
  views: {
    free: { m: 'Libres', f: 'Libres' },
    lent: { m: 'Prestados', f: 'Prestadas' },
  },
  refusals: {
    lent_to_owner: 'La cochera ya es de esta unidad. Elija otra.',
  },
}
