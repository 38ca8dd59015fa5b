import { type Article, example, heading, list, note, p, table } from '../article.ts'

export const records: Article = [
  p(
    'Todos los registros tienen las mismas direcciones. Lo que vale para torres vale para residentes, vehículos y los demás: cambie el nombre.',
  ),
  table(
    ['Pedido', 'Qué hace'],
    ['`GET /towers`', 'Lista, con búsqueda, filtros, orden y páginas.'],
    ['`POST /towers`', 'Crea.'],
    ['`GET /towers/{id}`', 'Lee uno.'],
    ['`PATCH /towers/{id}`', 'Cambia los campos enviados; `null` vacía.'],
    ['`DELETE /towers/{id}`', 'Elimina; se puede restaurar.'],
    ['`POST /towers/{id}/restore`', 'Restaura.'],
    ['`GET /towers/{id}/history`', 'Qué cambió, quién y cuándo.'],
    ['`POST /residents/{id}/accept`', 'Cambia el estado: cada cambio tiene su nombre.'],
    ['`POST /towers/bulk`', 'Activa, inactiva, elimina o cambia el estado de muchos.'],
    ['`POST /towers/import`, `GET /towers/export`', 'Planillas.'],
  ),
  heading('lists', 'Listas'),
  p(
    '`sort` ordena por un campo, con `-` delante al revés. `page` y `per_page` (25, como máximo 100) eligen la página.',
  ),
  example('list'),
  p(
    '`total` es exacto hasta 10.000. Más allá, con filtros, `total_is` dice `at_least`: son más. Para leer todo, mande el `next` de una respuesta como `after` en la siguiente: es más rápido que las páginas, no repite ni saltea, y sigue siempre el orden del registro.',
  ),
  heading('filters', 'Filtros'),
  p(
    'Varios valores, separados por coma, son alternativas. Los campos con orden aceptan `[gte]`, `[gt]`, `[lte]` y `[lt]`; cualquiera acepta `[null]=true`. `filter[deleted]=true` lista lo que se eliminó.',
  ),
  example('filters'),
  p(
    'Una referencia viene dos veces: `tower_id` para escribir, `tower` con el título para leer. Un filtro que el registro no tiene es un error `unknown_field`, nunca se ignora.',
  ),
  heading('fields', 'Solo los campos que usa'),
  p(
    '`fields` lee solo los campos que usted nombra, en la lista, en un registro y en la exportación: la respuesta es menor y llega antes. `id`, `version` y `status` vienen siempre. `tower` o `tower_id` trae los dos; lo derivado viene por su nombre, como `photo` o, de residentes, `apartment`, `former` (ya se mudó) e `is_minor` (menor de edad, sin la fecha de nacimiento). Un nombre que el registro no tiene es `unknown_field`. Crear y cambiar responden con el registro entero.',
  ),
  example('fields'),
  p(
    'Sin un campo protegido entre los nombres, la lectura no queda en el registro de auditoría. Quien no ve `cpf` recibe nulo y `cpf_masked`, también por el nombre.',
  ),
  heading('search', 'Búsqueda y datos protegidos'),
  p(
    '`q` busca palabras en cualquier orden, sin acentos ni mayúsculas. Un CPF, otro documento, CNPJ o placa entero encuentra su registro; también `filter[cpf]` y `filter[id_doc]`.',
  ),
  example('search'),
  p(
    '`GET /search` busca a la vez en todo lo que la persona lee, como personas, unidades, vehículos, paquetes, reservas e incidencias; por palabras, teléfonos (también solo los cuatro últimos números), placas antiguas o Mercosur y documentos enteros. Viene por registro, lo más probable primero: lo que empieza así antes de lo que solo lo contiene, lo vigente antes de lo que ya fue (`former`). `record` trae lo que se necesita después, como teléfonos y la unidad.',
  ),
  example('search-everything'),
  p(
    'El mismo pedido, hecho por la portería, no muestra lo protegido: `cpf` viene nulo, y `cpf_masked` ayuda a comprobar. Como un cambio manda solo lo que cambia, la máscara nunca se guarda. Quien no ve el valor lo consulta entero, como máximo 30 veces por hora sin encontrar y 300 encontrando; después viene 429 `throttled` con `Retry-After`, y cuenta también un 409 de un documento que no ve. `correctable` trae los campos que esa persona escribió hoy y puede reemplazar.',
  ),
  example('sign-in-gate'),
  example('protected'),
  heading('create', 'Crear sin repetir'),
  p(
    'Mande un `id` suyo, un UUID versión 7. Si la respuesta se pierde, mande otra vez: con el mismo contenido recibe 200 y el registro que ya existe. De otra persona, o con otro contenido, es 409 `id_taken`.',
  ),
  example('create'),
  example('create-again'),
  heading('change', 'Cambiar sin pisar'),
  p(
    'Cada registro tiene una versión, en el cuerpo y en el encabezado `ETag`. Diga en `If-Match` cuál vio.',
  ),
  example('change'),
  p('Si alguien lo cambió antes, no se graba nada, y la respuesta muestra cómo quedó:'),
  example('stale'),
  example('no-version'),
  heading('history', 'Historial'),
  example('history'),
  heading('actions', 'Acciones'),
  p(
    'Lo propio de un registro es una acción: `POST /{registro}/{id}/{acción}`. Esta solo muestra la vista previa; con `"preview": false`, crea.',
  ),
  example('action'),
  heading('bulk', 'Muchos a la vez'),
  p(
    'Hasta 1.000 registros, cada uno con su versión; cada uno se hace, está viejo (`stale`) o se rechaza, con el motivo. Con `filter` y `expected_total` en lugar de `items`, el cambio es un trabajo: recibe 202, y `GET /bulk-changes/{id}` dice cómo va. En un cambio de estado, `values` trae lo que pide.',
  ),
  example('bulk'),
  heading('remove', 'Eliminar y restaurar'),
  example('remove'),
  example('gone'),
  example('restore'),
  p(
    'Lo que otros usan no sale: la respuesta es 409 `in_use`, con las cuentas. `DELETE …?reassign_to={id}` los transfiere antes.',
  ),
  heading('refusals', 'Rechazos'),
  p('Un campo errado, y uno que no existe:'),
  example('wrong-value'),
  p('Un nombre que ya existe, sin contar mayúsculas ni acentos:'),
  example('duplicate'),
  list(
    '403: su rol no tiene la operación. 404: la fila no existe para usted.',
    '409 `state_conflict`: el estado no permite el cambio; `current` trae la fila como está. No necesita `If-Match`.',
    '422 `not_allowed`: solo cambios de estado escriben este campo, o su rol no lo escribe.',
    '422 `not_found` en un campo: la referencia no existe, se eliminó o es de otra empresa; las tres responden igual.',
  ),
  note(
    'Los días son `2026-11-21`; los instantes vienen en UTC, y se envían con `Z` o con la diferencia, como `2026-11-21T14:30:00-03:00`; los teléfonos en E.164; CPF, CNPJ y placas sin máscara.',
  ),
]
