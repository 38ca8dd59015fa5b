import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  kind: 'Motivo de la visita',
  company: 'Empresa',
  provider: 'Proveedor',
  noProvider: 'Sin proveedor registrado',
  providerText: 'Busque por el nombre, o marque que no es de un proveedor registrado.',
  blocked: 'La unidad solo recibe el aviso después de que usted registre un motivo.',
  officialText:
    'Una autoridad no espera: la entrada se registra en el acto, y la unidad no recibe aviso.',
  shoot: 'Tomar foto y registrar',
  title: 'Registrar visita',
  known: 'Visitante ya registrado',
  name: 'Nombre de quien llegó',
  send: 'Registrar llegada',
  change: 'Otra persona',
  photo: 'Foto',
}
