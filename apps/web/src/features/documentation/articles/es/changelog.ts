import type { ChangelogEntry } from '../article.ts'

export const changelog: readonly ChangelogEntry[] = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    newChanges: [
      'La portería completa un visitante provisional, reconoce a quien ya está registrado y bloquea con motivo; el administrador confirma o libera, rechaza propuestas con motivo y resuelve placas en disputa.',
      'La empresa puede exigir la verificación en dos pasos a síndicos y funcionarios: quien no la tiene la configura en su próxima entrada.',
      'Exportar personas, dar el papel de síndico y cambiar la verificación en dos pasos piden una confirmación de los últimos 15 minutos.',
      'Las entradas fallidas y los accesos rechazados quedan registrados; `REGISTRATION=off` desactiva el registro, y los registros sin confirmar desaparecen a los siete días.',
      'Pánico: activar de nuevo se suma a la misma alerta y, si alguien ya la asumió, vuelve a sonar; sin atención, correos a los gestores y a la plataforma, con los tiempos en la configuración de la empresa.',
      'Quien intenta adivinar contraseñas no deja a nadie afuera: en el dispositivo en que la persona ya entró, sigue entrando, y la oficina también.',
      'La portería corrige, el mismo día, lo que ella misma escribió; y la búsqueda encuentra también el número del documento.',
      'Invitaciones: la empresa ve solo lo que escribió hasta que la persona acepta, por el correo o en lo alto de la pantalla; tarjeta con código para quien no tiene correo; un nuevo gestor se anuncia a los actuales, que confirman a quien propone el equipo de la plataforma.',
      'Verificación en dos pasos con aplicación de autenticación, llaves de acceso y códigos de recuperación.',
      'Mi perfil completo: foto con recorte, nombre y correo propios, vínculos y elección de notificaciones.',
      'Documentación dentro de Portaria, con búsqueda, y cada ejemplo de la API ejecutado por una prueba.',
      'Español, y árabe de derecha a izquierda, además de portugués e inglés.',
      'Crear cuenta en la entrada: no abre nada hasta que alguien da un acceso.',
      'El inicio muestra personas por torre, los últimos cambios y las alertas abiertas.',
      'Las marcas y especies repetidas se pueden combinar.',
      'Páginas y aplicaciones de ejemplo, atendidas dentro del navegador; `DEMO_APPS=off` las deja afuera.',
    ],
    fixedChanges: [
      'Muchas entradas desde una dirección no hacen esperar a los demás, y ningún correo de contraseña olvidada se pierde.',
      'Un CPF ya no se adivina: la máscara muestra dos dígitos, y quien no ve el valor solo lo consulta entero, con registro y límite por hora.',
      'Planillas y fotos esperan su turno y tienen límites: el archivo de una empresa no atrasa a las demás.',
      'Un cambio de colores repinta la página de una sola vez.',
      'La búsqueda en una lista recorre la empresa una vez, no dos.',
      'La importación de 100 mil líneas queda por debajo de 400 MiB de memoria.',
      'De dos altas a la vez con el mismo correo, la segunda se rechaza con el código correcto.',
      'Al combinar, lo que se elige antes de contar los usos queda elegido.',
      'Los números dentro de frases se escriben como en el idioma de la pantalla.',
    ],
    breakingChanges: [
      'API: `blocked` y `blocked_reason` de visitantes cambian solo por `block`, `confirm-block` y `unblock`; los campos de acciones responden `not_allowed`; un residente cambia solo sus propios contactos, propone con `occupancy` y no recibe 409 por lo que no ve.',
      'API: repetir un `POST` con el mismo `id` responde 200 solo a quien lo creó; `cpf_masked` muestra dos dígitos; un residente no lee documentos de visitantes.',
      'API: `POST /users` hace una invitación, que `GET /users` lista con `invitation`; quien acepta tiene otro `id`. Lea `invitation` y no guarde el `id` de la invitación como el de la persona.',
      'API: `GET /residents/export`, `GET /visitors/export` y dar el papel `sindico` pueden responder 403 `proof_required`; confirme con `POST /session/proof` y repita.',
      'API: las activaciones de una persona se suman a la alerta que no se cerró, también con clave; `timeline` ya no trae `pinged`, lea `presses`.',
      'API: la respuesta de `POST /login` ya no trae el idioma de la persona; lea `language` en `GET /me`.',
    ],
  },
  {
    version: '0.0.5',
    date: '2026-11-21',
    newChanges: [
      'Empresas, personas y accesos, cada uno con sus páginas, e invitaciones por carta.',
      'Segmentos: condominio, construcción, educación, salud e industria dan sus nombres a las pantallas.',
      'Tres disposiciones de la pantalla y 25 esquemas de colores, guardados con la persona.',
      'Cambiar de una vez todo lo que encuentra un filtro.',
      'El gestor cuida los datos de su propia empresa.',
    ],
    fixedChanges: ['Las listas cargan en tres partes, y no en cincuenta archivos.'],
    breakingChanges: [
      'API: el nombre y el correo de un usuario ya no se cambian con `PATCH /users/{id}`. Para el correo use `POST /users/{id}/change-email`, que pide la confirmación de la persona.',
    ],
  },
  {
    version: '0.0.4',
    date: '2026-11-21',
    newChanges: [
      'Vehículos, mascotas y visitantes, y los catálogos de marcas, especies y segmentos.',
    ],
    fixedChanges: [
      'Una placa antigua y su forma Mercosul son el mismo auto también al importar.',
      'La exportación de un catálogo trae las filas comunes junto con las de la empresa.',
      'Las pantallas abiertas se enteran de lo que cambió una acción.',
    ],
    breakingChanges: [],
  },
  {
    version: '0.0.3',
    date: '2026-11-21',
    newChanges: [
      'Alertas de pánico, guardadas antes de la respuesta, y eventos en vivo que no se pierden.',
      'La aplicación: entrada, menú, listas y formularios de cada registro.',
    ],
    fixedChanges: ['El mismo registro creado dos veces a la vez responde con una sola fila.'],
    breakingChanges: [],
  },
  {
    version: '0.0.2',
    date: '2026-11-21',
    newChanges: [
      'Entrar con correo y contraseña, archivos, importación y exportación de planillas.',
      'Una demostración con dos condominios.',
    ],
    fixedChanges: [],
    breakingChanges: [],
  },
  {
    version: '0.0.1',
    date: '2026-11-21',
    newChanges: [
      'Registros que nacen de una definición: listas, versiones, historial, eliminación y restauración.',
      'Node y PostgreSQL vienen incluidos: basta `npm start`.',
    ],
    fixedChanges: [],
    breakingChanges: [],
    notes: 'Los números por debajo de 0.1.0 marcan las etapas del primer día de desarrollo.',
  },
]
