import { type Article, heading, list, p, steps } from '../article.ts'

export const requests: Article = [
  p(
    'En **Solicitudes** está lo que alguien pide a la administración: un arreglo, un permiso, una duda. Cada una tiene número, plazo y responsable, y todo lo que se dijo de ella.',
  ),
  heading('ask', 'Pedir'),
  steps(
    'En el inicio, **Pedir algo a la administración**; el equipo usa **Nueva solicitud**.',
    'Diga el **Asunto** y **Qué se pide**, con fotos si ayudan. La **Categoría** trae el plazo y quién suele hacerlo.',
    'Sin **Unidad**, diga dónde es: el pasillo, el garaje.',
  ),
  heading('answer', 'Responder'),
  list(
    '**Empezar** avisa a quien la pidió. Si nadie era responsable, lo es quien empieza.',
    '**Aplazar** pide hasta cuándo, un año como máximo, y por qué; ese día vuelve a **Abierta**.',
    '**Rechazar** pide el motivo. **Devolver** deja una nota que solo lee el equipo, y vuelve a esperar a alguien.',
    '**Terminar** dice qué se hizo. Quien la pidió elige **Confirmar que está hecho** y valora, o **Reabrir**; sin respuesta en siete días, se cierra.',
    '**Unir a otra** cierra la repetida. Se avisa a quien la pidió cuando la otra termine, y no lee la otra.',
  ),
  heading('talk', 'Conversación'),
  p(
    'En **Conversación** están los pasos y los comentarios. El equipo elige **Quién lo lee**: lo que es **Solo el equipo** no llega a quien la pidió por ningún camino. El proveedor responsable lee los dos. Nada de lo dicho se borra antes de su plazo.',
  ),
  heading('categories', 'Categorías'),
  p(
    'En **Categorías de solicitud**, la administración dice qué se puede pedir, el **Plazo (horas)** y quién suele hacerlo. Pasado el plazo, la solicitud queda **Fuera de plazo** y se avisa al responsable y al gestor.',
  ),
]
