import { type Article, example, heading, list, note, p, warning } from '../article.ts'

export const importsAndEvents: Article = [
  heading('import', 'Importar'),
  p(
    'Una importación es un trabajo: mande el archivo, reciba un `id`, pregunte cómo va. Con `dry_run=true`, que es lo normal, no se graba nada.',
  ),
  example('import'),
  p('Pregunte de nuevo hasta que `state` no sea `queued` ni `running`.'),
  example('import-state'),
  list(
    '`line` cuenta como la planilla: el título es la línea 1.',
    '`existing=keep` (lo normal) o `update`: qué hacer con los que ya existen.',
    '`create_missing=true` crea las torres y los apartamentos que faltan.',
    '`mapping` corrige las columnas: una lista JSON con la clave de cada una, o `null`.',
    '`notes` dice qué se leyó de otro modo: `head_below` (títulos de las columnas debajo de otras líneas), `zeros_restored` y `merged_filled`, con la columna, la primera línea y cuántas.',
    '`queued_before`, mientras espera, dice cuántas importaciones están antes. Demasiadas importaciones a la vez son 503 con `Retry-After`, antes de leer el archivo.',
    '`failed` trae en `problem` el motivo: `not_a_spreadsheet`, `unreadable`, `too_large`, `too_many_lines`, `too_many_columns`, `too_complex`, `interrupted` o `stale`.',
    '`DELETE /imports/{id}` cancela; no se habrá grabado nada.',
  ),
  p('Las líneas con error, para corregir y mandar otra vez:'),
  example('bad-lines'),
  p(
    'Qué es cada columna está en [Importación y exportación](/documentation/administrators/imports#columns).',
  ),
  heading('export', 'Exportar'),
  p('Exactamente lo filtrado, con `id` y `version`. `format=xlsx` da una planilla Excel.'),
  example('export'),
  heading('stream', 'Eventos en vivo'),
  p(
    '`GET /stream` son eventos enviados por el servidor (SSE). Déjelo abierto: la alerta del próximo ejemplo llega por él en menos de un segundo. Léalo con fetch, que manda el token en el encabezado; `EventSource` no puede.',
  ),
  example('stream'),
  list(
    '`open` dice desde dónde no se pierde nada. Una señal de vida viene cada 15 segundos.',
    'Después de un corte, mande el último id en `Last-Event-ID`: lo que faltó viene otra vez. Si ya no está guardado, viene `reset`: lea todo de nuevo.',
    '`register.changed` dice que cambiaron filas de un registro; un cambio en masa es un solo evento.',
    'Los eventos son pequeños y sin datos personales: lea el registro con sus propios derechos.',
  ),
  heading('panic', 'Alerta de pánico'),
  p(
    'De quién es y de dónde viene sale de la sesión, diga lo que diga el cuerpo. La alerta está guardada antes de la respuesta. Con `Idempotency-Key`, el mismo pedido mandado otra vez responde 200 con la misma alerta; con otro cuerpo, se rechaza.',
  ),
  warning(
    'Pruébelo en un servidor de demostración. En un condominio de verdad, este pedido llama a personas de verdad.',
  ),
  example('panic'),
  example('panic-again'),
  p('La portería lee lo que todavía no vio, y lo asume:'),
  example('unread-alerts'),
  example('acknowledge'),
  note(
    'Mientras la alerta de la persona no se cierra, cada nueva activación se suma a ella: 200 con la misma alerta, con o sin clave. En una alerta que alguien ya asumió, vuelve a sonar y el evento es `panic.renewed`. El detalle lista las activaciones en `presses`; muchas seguidas son un solo evento `panic.pinged` cada dos segundos. `escalation` dice si ya fue un correo a los gestores (`letter`) o a la plataforma (`platform`: quien la activó debe llamar al 190).',
  ),
]
