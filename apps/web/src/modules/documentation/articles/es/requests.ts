import { type Article, heading, list, p, steps } from '../article.ts'

export const requests: Article = [
  p(
    'En **{registers.requests.many}** está lo que alguien pide a la administración: un arreglo, un permiso, una duda. Cada una tiene número, plazo y responsable, y todo lo que se dijo de ella.',
  ),
  heading('ask', 'Pedir'),
  steps(
    'En el inicio, **{landing.home.ask}**; el equipo usa **Nueva solicitud**.',
    'Diga el **{registers.requests.fields.subject}** y **{registers.requests.fields.description}**, con fotos si ayudan. La **{registers.requests.fields.category}** trae el plazo y quién suele hacerlo.',
    'Sin **{registers.requests.fields.apartment}**, diga dónde es: el pasillo, el garaje.',
  ),
  heading('answer', 'Responder'),
  list(
    '**{registers.requests.transitions.start.button}** avisa a quien la pidió. Si nadie era responsable, lo es quien empieza.',
    '**{registers.requests.transitions.defer.button}** pide hasta cuándo, un año como máximo, y por qué; ese día vuelve a **{registers.requests.choices.state.open}**.',
    '**{registers.requests.transitions.decline.button}** pide el motivo. **{registers.requests.transitions.release.button}** deja una nota que solo lee el equipo, y vuelve a esperar a alguien.',
    '**{registers.requests.transitions.complete.button}** dice qué se hizo. Quien la pidió elige **{registers.requests.transitions.close.button}** y valora, o **{registers.requests.transitions.reopen.button}**; sin respuesta en siete días, se cierra.',
    '**{registers.requests.transitions.merge.button}** cierra la repetida. Se avisa a quien la pidió cuando la otra termine, y no lee la otra.',
  ),
  heading('talk', 'Conversación'),
  p(
    'En **{matters-conversation.title}** están los pasos y los comentarios. El equipo elige **{matters-conversation.readers}**: lo que es **Solo el equipo** no llega a quien la pidió por ningún camino. El proveedor responsable lee los dos. Nada de lo dicho se borra antes de su plazo.',
  ),
  heading('categories', 'Categorías'),
  p(
    'En **{registers.request-categories.many}**, la administración dice qué se puede pedir, el **Plazo (horas)** y quién suele hacerlo. Pasado el plazo, la solicitud queda **{registers.requests.fields.overdue}** y se avisa al responsable y al gestor.',
  ),
]
