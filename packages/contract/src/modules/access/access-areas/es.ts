import type { TextOf } from '../../../texts/register-text.ts'
import type { accessAreas } from './access-areas.ts'

export const es: TextOf<typeof accessAreas> = {
  one: 'Área de acceso',
  many: 'Áreas de acceso',
  gender: 'f',
  purpose: 'Los espacios que puertas y portones separan: la calle, el patio, el hall, la cochera.',
  fields: {
    outside: 'Área exterior',
    passback: 'Doble entrada',
    passback_minutes: 'Olvidar la entrada después de (min)',
  },
  help: {
    outside: 'La calle y todo lo que queda más allá de los portones.',
    passback:
      'Qué hacer cuando alguien que ya está dentro intenta entrar de nuevo (antipassback). Solo se rechaza a quien se vio entrar y no salir; en la duda, se avisa.',
    passback_minutes: 'En blanco: solo una salida registrada permite otra entrada.',
  },
  sections: { passback: 'Doble entrada' },
  choices: {
    passback: { none: 'Permitir', soft: 'Permitir y avisar a la portería', hard: 'Rechazar' },
  },
  refusals: {
    outside_of_tower: 'Un área exterior no pertenece a ningún edificio.',
    outside_has_no_passback: 'La calle no tiene doble entrada: a nadie se le impide salir.',
    passback_missing: 'Elija antes qué hacer en la doble entrada.',
  },
}
