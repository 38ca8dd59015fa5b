import { type Article, code, heading, list, note, p, steps, table, warning } from '../article.ts'
import { commands } from '../commands.ts'

export const upkeep: Article = [
  p(
    'Lo que se hace cuando la instalación ya está en marcha: seguirla, actualizarla, corregir lo más común y, un día, pasarla a otra persona. La orden `portaria` y las carpetas son las de [Instalar](/documentation/operators/installing).',
  ),
  heading('routine', 'La rutina'),
  table(
    ['Cuándo', 'Qué'],
    [
      'Cada día',
      'Mirar la primera pantalla de un administrador de la plataforma: la última copia está allí, roja si algo falta.',
    ],
    [
      'Cada semana',
      '`portaria doctor` y la página [Servidores](/documentation/administrators/servers): nada parado en las colas, ningún correo rechazado. Y `apt-get upgrade`.',
    ],
    ['Cada mes', 'La [prueba de una copia](/documentation/operators/backups#drill).'],
    ['En cada versión', '[Actualizar](/documentation/operators/upkeep#upgrade).'],
  ),
  heading('watch', 'Seguir la instalación'),
  p(
    'Lo mínimo es un servicio de fuera que pida `/readyz` cada minuto y despierte a alguien cuando la respuesta no sea 200. Lo completo es Prometheus: dé al servidor un `METRICS_TOKEN` y use los archivos de `ops/monitoring`.',
  ),
  list(
    '`alerts.yml`: las reglas que despiertan a alguien, desde una alerta que nadie atiende hasta una copia vieja. El trabajo de recolección tiene que llamarse `portaria`.',
    '`dashboard.json`: el panel, para importar en Grafana.',
    'Qué hacer en cada regla: el título de `docs/operating.md` que trae en `runbook`.',
  ),
  warning(
    'Una alerta de pánico que nadie atiende en 180 segundos, o en el tiempo que eligió la empresa, llega por correo y push a todo máster y administrador de la plataforma; los simulacros no. Acuerde quién atiende, a cualquier hora, y active **{push.on}** en el celular de esa persona: abre la alerta y llama al condominio o al 190.',
  ),
  heading('several', 'Varios servidores'),
  p(
    'En una máquina, `WORKERS` da un proceso por procesador. En varias, cualquier número de servidores trabaja sobre una base de datos, detrás de un balanceador que pregunta `/readyz`: todos con los mismos `DATABASE_URL`, `SESSION_SECRET`, `SMTP_URL` y `FILES_URL`, el bucket de las imágenes, que `portaria move-files --to s3` lleva allí desde la carpeta.',
  ),
  p(
    'Para que ni la pérdida de la máquina de la base de datos pare la portería, `ops/cluster` trae tres PostgreSQL con Patroni, etcd y HAProxy; `npm run cluster` lo muestra todo en una sola máquina, para conocerlo antes. Los pasos, y qué hacer cuando cae un miembro, están en `docs/operating.md`, en “A database that survives a machine”.',
  ),
  note('Un clúster no reemplaza la copia: un error de quien borra está en los tres al instante.'),
  heading('upgrade', 'Actualizar'),
  steps(
    'Lea en el `CHANGELOG.md` de la versión nueva lo que está en “To do”. Las versiones se toman una a una, sin saltar.',
    'Prepárela al lado, con el servidor en marcha. Ponga la versión en lugar de 0.3.0.',
  ),
  code(commands.upgrade),
  p(
    'Con la base de datos que trae Portaria, reiniciar ya la prepara. Queda fuera de servicio unos segundos; compruebe después con `portaria doctor`:',
  ),
  code(commands.restart),
  p(
    'Con `DATABASE_URL`, nada se para: dé antes `systemctl start portaria-migrate`, en una sola máquina; después reinicie los servidores de uno en uno, esperando el `/readyz` de cada uno. La página Servidores muestra cuáles tienen la versión nueva, y el `doctor` reclama hasta el último.',
  ),
  heading('back', 'Volver una versión'),
  p(
    'Si la versión nueva da problemas, la anterior trabaja sobre la base de datos de la nueva; nada se deshace en ella. Con varios servidores, de uno en uno. Dos versiones atrás, solo por una copia. Ponga la versión anterior en lugar de 0.2.0.',
  ),
  code(commands.back),
  heading('secret', 'Cambiar el secreto'),
  p(
    '`SESSION_SECRET` se cambia con todo en marcha; nadie queda desconectado. Haga el nuevo con `openssl rand -base64 32` y guarde los dos hasta el final:',
  ),
  steps(
    'Con varios servidores, dé a cada uno el nuevo en `SESSION_SECRET_OTHER` y reinicie de uno en uno, hasta que la página Servidores diga que todos están listos. Un solo servidor empieza en el paso siguiente.',
    'Ponga el nuevo en `SESSION_SECRET` y el antiguo en `SESSION_SECRET_OTHER`, y reinicie de uno en uno.',
    '`portaria change-secret` rehace ya lo que reharía la noche. Cuando el `doctor` diga que el antiguo puede irse, quite `SESSION_SECRET_OTHER`. Guárdelo en la caja fuerte mientras haya copias de antes.',
  ),
  p(
    'Esto no termina nada. Si el secreto se filtró, el camino es otro, con los servidores parados y `portaria change-secret --end`: lea antes “Changing the secret” en `docs/operating.md`.',
  ),
  heading('trouble', 'Qué hacer cuando…'),
  p('Empiece siempre por estas tres, y lea la última frase:'),
  code(commands.look),
  table(
    ['Qué ocurre', 'Qué hacer'],
    [
      'El servidor no inicia',
      'La última línea del registro es una frase: un ajuste por su nombre, la base de datos que no responde, el puerto ocupado. Donde pide `npm run migrate`, es `systemctl start portaria-migrate`. Corrija y `systemctl restart portaria`.',
    ],
    [
      'Los correos no salen',
      'La línea `letters` del `doctor` entra en el servidor de correo y dice qué rechaza. Si está `ok`, vea en **{servers.letters.title}** el código de cada uno. Si salen y no llegan, es el SPF, el DKIM o el spam. Lo que espera va solo después.',
    ],
    [
      'La copia está roja',
      'La primera pantalla dice el motivo, y `portaria backup` lo repite. `cannot be written by this user`: la carpeta es de otro usuario, o falta en `ReadWritePaths`. `does not answer`: el bucket o sus claves. Disco lleno: amplíe el de las copias.',
    ],
    [
      'El disco se llenó',
      'Libere con `journalctl --vacuum-size=500M`, borre de `/opt` las versiones antiguas (menos la actual y la anterior) y `/var/lib/portaria.lost`; después amplíe el disco. Nunca borre nada en `/var/lib/portaria`. Si el servidor se paró, inícielo.',
    ],
    [
      'Los relojes difieren',
      '`timedatectl` dice si la máquina está sincronizada; `timedatectl set-ntp true` lo activa. Ajuste también el de la base de datos. Los códigos de segundo factor son los primeros en fallar.',
    ],
  ),
  p(
    'Cuando una persona lee un error del servidor, la frase trae un código: `journalctl --unit portaria --grep` y el código hallan la línea.',
  ),
  heading('privacy', 'Lo que usted ve, y lo que no'),
  list(
    'La página Servidores, el registro, las medidas y las trazas no tienen nombres, documentos ni el contenido de pedidos; tienen números de registros, rutas y direcciones de red.',
    'Máster y administrador leen los registros de la empresa que eligen; comercial, sin los [datos protegidos](/documentation/administrators/roles#protected). Lo que cambian queda en el historial de la empresa, y la lectura de los protegidos, en la auditoría. Cada persona con su acceso y el menor rol que baste.',
    'Quien tiene root en la máquina lee la base de datos y las imágenes: pocas personas, con clave de SSH, y el disco cifrado.',
    'Nadie lee las contraseñas, que no se guardan como se escribieron, ni una copia sin su clave.',
  ),
  p(
    'Para la LGPD brasileña, el condominio es el controlador, y quien opera la instalación es el operador: trata los datos solo como mandan el contrato y el condominio (art. 39) y los protege (art. 46). Los pedidos de titulares van al gestor del condominio, que [entrega](/documentation/sindico#personal-data) y [borra](/documentation/sindico#erasure). Un incidente que pueda haber alcanzado datos se cuenta al condominio enseguida: tiene 3 días hábiles para comunicarlo a la ANPD y a los titulares (Resolución CD/ANPD 15/2024).',
  ),
  warning(
    'No lleve datos de verdad a pruebas ni a su computadora: `npm start` trae una demostración con personas inventadas.',
  ),
  heading('hand-over', 'Pasar la instalación a otra persona'),
  steps(
    'Haga la lista de lo que existe: máquinas, dominio y DNS, cuenta de correo, bucket, `/etc/portaria/portaria.env`, y quién paga cada uno.',
    'Entregue los dos secretos, `SESSION_SECRET` y `BACKUP_IDENTITY`, de caja fuerte a caja fuerte, nunca por correo.',
    'Cree el administrador de quien llega, con `portaria create-admin`. Quien llega hace solo un `portaria doctor` y la prueba de una copia.',
    '[Termine](/documentation/administrators/roles#end) los accesos de quien se va y quite su clave de SSH.',
    'Cambie lo que conocía quien se va: la contraseña de SMTP, las claves de los buckets, `METRICS_TOKEN` y la [clave de las copias](/documentation/operators/backups#key).',
    'Avise a los condominios, que son los controladores, quién opera desde ahora.',
  ),
]
