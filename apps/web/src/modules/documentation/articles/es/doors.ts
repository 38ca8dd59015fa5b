import { type Article, example, heading, note, p, warning } from '../article.ts'

export const doors: Article = [
  heading('points', 'Puntos y reglas'),
  p(
    'Un punto es una puerta, un portón o un molinete. Donde se sale, diga también cómo se sale sin el lector (`way_out`) y el día en que alguien lo probó (`exit_tried_on`); sin ambos, el punto se rechaza.',
  ),
  example('access-point'),
  p(
    'Sin regla, nadie entra. Sin `credentials` vale cualquiera; sin `schedule_id`, cualquier hora.',
  ),
  example('access-rule'),
  p('Quién pasa por un punto, y por qué puntos pasa una persona:'),
  example('access-passers'),
  example('access-ways'),
  p(
    '`POST /access/trials` responde por una persona, una credencial, un día y una hora. Ninguna puerta se abre, y nada queda registrado como acceso.',
  ),
  heading('accesses', 'Accesos'),
  p(
    'Lo que pasó en los puntos, del más nuevo al más antiguo. Para la página siguiente, mande `next` en `after`.',
  ),
  example('accesses'),
  p('El porqué de un acceso, regla por regla. Cada una de estas lecturas queda en el historial.'),
  example('access'),
  p('En el flujo de eventos, `accesses.changed` dice que alguien pasó, sin decir quién.'),
  heading('opening', 'Abrir a distancia'),
  p(
    'La portería lee los puntos en uso y el estado de cada lector; `reader` nulo es un punto sin lector.',
  ),
  example('access-monitor'),
  example('find-door'),
  p(
    'El `id` lo hace usted: el mismo pedido, mandado otra vez, es la misma apertura, y la puerta no se abre dos veces. Lo que no llegó al lector en 5 segundos ya no se envía.',
  ),
  example('opening'),
  p(
    'Pregunte otra vez mientras `state` sea `waiting`. Después es `done`, `refused` con el motivo en `reason`, o `unknown`: nadie sabe si se abrió, y alguien tiene que mirar la puerta.',
  ),
  example('opening-state'),
  heading('emergency', 'Emergencia'),
  warning(
    'Pruébelo en un servidor de demostración. En un condominio de verdad, las puertas se abren.',
  ),
  p(
    'Una liberación abre puntos a todos hasta que alguien la termina. `point_ids` es una lista, o `all` para todos los puntos en uso.',
  ),
  example('release'),
  example('release-end'),
  note(
    '`kind: lockdown` rechaza a quien entra y solo lo pide el administrador; quien está adentro siempre sale. `state` dice cómo está cada puerta: `open`, `trying`, `unconfirmed` o `by_hand`, que alguien tiene que abrir. Después del fin es nulo en cuanto la puerta fue soltada.',
  ),
  heading('faces', 'Rostros'),
  p(
    'El rostro de una persona, para el administrador: el consentimiento, lo que tienen los lectores y las remociones, cada una con la hora en que el lector fue leído sin ella. Ninguna respuesta trae la foto.',
  ),
  example('face'),
  p(
    'El consentimiento es de la propia persona. El administrador lo pide por correo; el enlace vale 30 días y lleva una foto aceptada; después, solo retira.',
  ),
  example('face-letter'),
  note(
    'Quien tiene acceso consiente en `/me/faces/{kind}/{id}/consent` y envía la foto a `/me/faces/{kind}/{id}/photo`; `DELETE` del consentimiento lo retira y borra la foto.',
  ),
]
