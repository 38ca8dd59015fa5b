import type { pt } from './pt.ts'

export const en: typeof pt = {
  title: 'This is a demonstration',
  text: 'Sign in as one of these people of Residencial Bosque, without a password. Each private window can be somebody else.',
  as: {
    condomino: '{{name}}, resident',
    funcionario: '{{name}}, doorman',
    sindico: '{{name}}, manager',
    service_provider: '{{name}}, electrician',
  },
}
