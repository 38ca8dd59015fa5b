import type { pt } from './pt.ts'

export const es: typeof pt = {
  title: 'Esta es una demostración',
  text: 'Entre como una de estas personas de Residencial Bosque, sin contraseña. Cada ventana privada puede ser otra persona.',
  as: {
    condomino: '{{name}}, residente',
    funcionario: '{{name}}, portero',
    sindico: '{{name}}, administradora',
    service_provider: '{{name}}, electricista',
  },
}
