import { type Article, heading, list, note, p, part, steps } from '../article.ts'

export const segments: Article = [
  p(
    'Portaria sirve a condominios, obras, escuelas, clínicas y fábricas. El segmento cambia los nombres en pantalla (menú, títulos, formularios y mensajes) y nada más: direcciones, permisos y la API quedan iguales.',
  ),
  heading('bases', 'Las cinco bases'),
  part('segment-words'),
  heading('company', 'El segmento de la empresa'),
  p(
    'Cada empresa tiene uno, elegido en su página de **{registers.tenants.many}** o, por el gestor, en **{shell.user.company}**. Sin ninguno vale el de condominio.',
  ),
  heading('browser', 'Ver con otros nombres'),
  steps(
    'En el menú de la cuenta, abra **{segments.menu}**.',
    'Elija uno. Los nombres cambian al instante, solo para usted y solo en este navegador.',
    'Para volver, elija **{segments.own}**.',
  ),
  heading('own', 'Un segmento propio'),
  p(
    'En **{registers.segments.many}**, **Nuevo segmento** pide un nombre y una base. En **Términos** escribe solo lo que es diferente, en cada idioma: singular, plural y género. Lo que quede en blanco viene de la base.',
  ),
  list(
    'Los cinco segmentos comunes son de todas las empresas: solo la plataforma los cambia.',
    'Los que usted crea son de su empresa.',
    'En la página de un segmento, **{segments.use}** muestra sus nombres en este navegador.',
  ),
  note(
    'Al salir de la cuenta se olvida el segmento elegido en el navegador. El de la empresa sigue.',
  ),
]
