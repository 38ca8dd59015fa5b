import { type Article, code, example, heading, list, note, p, part, table } from '../article.ts'

export const api: Article = [
  p(
    'Todo lo que hace la pantalla pasa por una API en `/api/v1`. Se describe sola en [/api/v1/docs](/api/v1/docs) y, para máquinas, en `/api/v1/openapi.json`. La descripción dice qué lleva y qué responde cada pedido, rechazos incluidos, y de ella un generador hace un cliente en su lenguaje. Estas páginas cuentan lo que no cuenta ella.',
  ),
  note(
    'Una prueba ejecuta cada ejemplo de aquí, en este orden, en un servidor con la demostración. Puede copiarlos a una terminal y recibir lo mismo. Lo subrayado en una respuesta cambia cada vez; donde hay …, viene más de lo que mostramos.',
  ),
  heading('sign-in', 'Entrar'),
  p(
    'Mande correo y contraseña; el token de la respuesta acompaña los próximos pedidos, en `Authorization: Bearer`. Vale por 15 minutos.',
  ),
  example('sign-in'),
  p('Un correo desconocido y una contraseña errada reciben la misma respuesta, y tardan lo mismo.'),
  example('wrong-password'),
  p('Quién soy, qué puedo ser y en qué idioma:'),
  example('own-account'),
  heading('refresh', 'Renovar el token'),
  p(
    'Antes de que venza, o después de un 401, cámbielo. El token anterior, vencido o no, es la prueba. Cada uno sirve para un cambio; presentado de nuevo después de diez segundos, termina la sesión. Ella termina tras 7 días sin uso y, en todo caso, tras 30.',
  ),
  example('next-token'),
  heading('company', 'La empresa de cada pedido'),
  p(
    'Quien es de una empresa (gestor, empleado, residente, proveedor) actúa siempre en ella. Máster, administrador y comercial eligen una en cada pedido, en `X-Tenant-Id`.',
  ),
  example('sign-in-admin'),
  example('companies'),
  p('Sin el encabezado, los registros de empresas lo piden:'),
  example('no-company'),
  example('chosen-company'),
  p(
    'Lo que es de otra empresa responde 404, como lo que no existe: en listas, búsquedas, exportaciones y errores. El encabezado con una empresa ajena, de quien no elige, es 403 y queda registrado.',
  ),
  heading('sign-out', 'Salir'),
  example('sign-out'),
  heading('errors', 'Errores'),
  p(
    'Con `proof_required` (403) la sesión se identificó hace más de 15 minutos: `proof` trae el `ticket` y los `methods`. Envíe a `POST /session/proof` el `ticket` con `password` y, si `methods` no está vacío, `code`; después repita la llamada. Vale para exportar personas, visitas, pases y la prueba de un comunicado, dar el rol `sindico`, borrar los datos de una persona, añadir un segundo factor y vincular o desvincular cuentas de otro servicio.',
  ),
  p(
    '`second_factor_enrolment` (403), en `POST /login`, dice que la persona necesita un segundo factor y aún no lo tiene: `enrolment` trae el `ticket`, el secreto y la petición de una llave de acceso; `POST /login/enrolment` concluye la entrada y trae `recovery_codes`.',
  ),
  p(
    'Un error es un documento de problema (RFC 9457) en `application/problem+json`. Decida por `code`, que no cambia; `title` y `detail` son para personas, en el idioma de quien pide. `request_id` encuentra el pedido en los registros del servidor.',
  ),
  list(
    '`errors` trae los campos rechazados, cada uno con su código: `phones.0` es el primer teléfono.',
    '`current`, con `stale`, trae el registro como está ahora.',
    '`existing`, con `duplicate`, trae lo que ya existe, si usted puede verlo.',
    '`uses`, con `in_use`, dice cuántos registros dependen de este.',
    '`retry_after`, con `throttled` y con `unavailable` por exceso de pedidos, son los segundos de espera; el encabezado `Retry-After` dice lo mismo. `limit` dice cuál límite fue: el de una persona (`person`), de la empresa (`company`), del servidor (`server`) o de la espera (`wait`). Tras 1.000 pedidos rechazados de una persona en diez minutos, o de una red sin sesión, los siguientes reciben `throttled` con el límite `refusals`; alertas y flujos siguen. Desde el centésimo, los rechazos se responden a veinte por segundo.',
    '`sign_in_by_letter`, en `POST /login`, dice que hubo 100 contraseñas incorrectas para el correo en 24 horas, conocido o no: pida el enlace con `POST /password/forgot`, entre con una llave de acceso, o desde un navegador que ya entró, que la cookie `portaria_device` (`__Host-portaria_device` con https) reconoce. La cookie no autoriza nada: guárdela solo si su programa entra como un navegador.',
  ),
  part('problem-codes'),
  heading('field-codes', 'Códigos de los campos'),
  part('field-codes'),
  heading('headers', 'Encabezados'),
  table(
    ['Encabezado', 'Para qué'],
    ['`Authorization: Bearer …`', 'El token. Nunca va en una dirección.'],
    ['`X-Tenant-Id`', 'La empresa, para quien elige.'],
    ['`If-Match`', 'La versión que se cambia o elimina: `"7"` es la versión 7.'],
    [
      '`Idempotency-Key`',
      'En una alerta de pánico: el mismo pedido, mandado otra vez, no repite la alerta.',
    ],
    ['`Last-Event-ID`', 'En el flujo de eventos: el último que se recibió.'],
  ),
  heading('run', 'Un servidor para probar'),
  p('Con Node 20 o más nuevo y npm, en la carpeta del proyecto:'),
  code('npm start'),
  p(
    'Trae su propio PostgreSQL, carga la demostración y escribe las cuentas en la terminal. Todas tienen la contraseña `portaria-demo-2026`.',
  ),
]
