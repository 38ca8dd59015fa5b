import { type Article, code, heading, list, note, p, steps, table, warning } from '../article.ts'
import { commands } from '../commands.ts'

export const backups: Article = [
  p(
    'Una copia por día, cifrada, con todo: base de datos e imágenes. Esta página dice cómo probarlas, cómo recuperar la instalación después de una pérdida y cómo pasar a una base de datos mayor. La orden `portaria` y las carpetas son las de [Instalar](/documentation/operators/installing).',
  ),
  heading('made', 'Cómo se hacen'),
  list(
    'Con `BACKUP_URL` y `BACKUP_RECIPIENT`, uno de los servidores hace una copia por día a las 3 h, o a la hora de `BACKUP_AT`, sin parar nada. Vale el reloj de la máquina: `timedatectl set-timezone America/Sao_Paulo` ajusta la zona horaria.',
    'Quedan las más nuevas de 7 días, 4 semanas y 12 meses. Lo que se borró del sistema sigue en ellas ese tiempo.',
    'Una que falla se intenta de nuevo cada hora. La primera pantalla de los administradores dice por qué, y se pone roja cuando la más nueva pasa de 26 horas.',
    'Solo `BACKUP_IDENTITY` abre una copia. El servidor no la tiene: quien invade la máquina no lee las copias antiguas. Mientras alguien la usa allí, en una prueba o una restauración, el usuario del servidor podría leerla; quien quiera excluirlo hace la prueba en otra máquina.',
  ),
  p('`portaria backup` hace una ahora. Lo que hay se ve con:'),
  code(commands.list),
  p(
    'Cada línea es una copia: su nombre, la versión que la hizo, y cuántas empresas, registros y archivos guarda.',
  ),
  warning(
    'Una carpeta en el mismo disco no protege: si falla, se lleva las dos. Use otro disco o, mejor, un bucket en otro proveedor, cuyas claves graben pero no borren en los primeros días.',
  ),
  heading('drill', 'La prueba de cada mes'),
  p(
    'Solo al restaurarla se sabe que una copia sirve. Una vez al mes, traiga la clave de la caja fuerte y restaure la más nueva aparte; el servidor sigue en marcha y nada de él se toca.',
  ),
  code(commands.drill),
  p(
    'La primera línea espera que pegue la clave, que no aparece en la pantalla ni en el historial. La prueba necesita espacio para la base de datos y las imágenes en `/var/tmp`, o en la carpeta de `--into`. La prueba es buena cuando dice, en este orden:',
  ),
  table(
    ['Línea', 'Qué quiere decir'],
    ['`The rows of every company are those that the backup noted.`', 'Cada registro volvió igual.'],
    ['`… files were there after …, all of them unchanged.`', 'Cada imagen también.'],
    [
      '`A server on the copy was ready after …`',
      'El tiempo que llevaría una recuperación de verdad, sin contar preparar la máquina.',
    ],
    [
      '`With this backup, everything since … would be lost: …`',
      'Lo que se perdería si el disco fallara ahora.',
    ],
  ),
  p(
    'Cualquier otra frase al final es el motivo del fallo. Anote la fecha, el tiempo y quién la hizo: es la prueba que pide un cliente.',
  ),
  heading('restore', 'Recuperarse de una pérdida'),
  steps(
    'Con la máquina perdida, [instale](/documentation/operators/installing) otra hasta los ajustes, con el mismo `SESSION_SECRET`, el mismo `BACKUP_URL` y la misma versión. No inicie el servicio.',
    'Con `DATABASE_URL`, apúntelo a una base de datos vacía.',
    'Dé las órdenes de abajo. En una máquina nueva no hay nada que parar ni renombrar: salte las dos primeras líneas.',
  ),
  code(commands.restore),
  p(
    'Cuando el registro diga `Portaria is ready`, compruebe con `portaria doctor`. Para un momento más antiguo, `portaria restore --from` y el nombre de una copia de la lista. La copia necesita una base de datos vacía: una que tiene datos se rechaza. Si `portaria restore` termina con un error, el servicio no se inicia: corrija lo que dice la frase y repítalo, antes de iniciar un servidor.',
  ),
  list(
    'Lo que terminó después de la copia (accesos terminados, personas borradas a su pedido) termina de nuevo, por una lista aparte; `To do by hand` dice lo que solo puede hacer una persona.',
    'Todas las sesiones terminan: las personas entran de nuevo, con la contraseña que tenían.',
    'Lo que entró después de la copia se perdió. Dígaselo a los gestores, con la hora.',
    'Si las imágenes paran a la mitad, `portaria restore --files` sigue desde ahí.',
  ),
  p(
    'Guarde `/var/lib/portaria.lost` hasta estar seguro de que nada falta, y luego bórrela: son datos personales.',
  ),
  note(
    'Para solo mirar una copia, restáurela en otra máquina e inicie el servidor con `COPY_OF_DATA=on`: no manda correos, no habla con equipos y no avisa a nadie.',
  ),
  heading('company', 'Solo una empresa'),
  p(
    'Alguien borró una torre ayer, y las demás empresas siguieron trabajando. Con el servidor en marcha, esto trae una empresa de la copia más nueva (o de la que diga `--from`) al lado de la que existe, que no cambia:',
  ),
  code(commands.company),
  p(
    'Viene inactiva, con todo menos enlaces, invitaciones, sesiones y avisos, y sus equipos quedan apagados. Un administrador de la plataforma entra en ella, exporta lo que falta, lo importa en la empresa viva y después la quita. Lo que la orden pregunta, y cómo responder sin terminal, está en `docs/operating.md`.',
  ),
  heading('move', 'De un proceso a una base de datos mayor'),
  p(
    'El mismo camino lleva de la base de datos que trae Portaria a [su PostgreSQL](/documentation/operators/installing#database) o a un clúster. Prepare allí el usuario y la base vacía y, a una hora tranquila, cierre la antigua con una última copia:',
  ),
  code(commands.lastBackup),
  p('Añada `DATABASE_URL` a los ajustes y restaure en la nueva:'),
  code(commands.moved),
  p(
    'El tiempo fuera de servicio es el que midió la prueba del mes. `portaria doctor` dice si todo está bien. Para volver atrás, quite `DATABASE_URL` e inicie: la base antigua está como quedó.',
  ),
  heading('key', 'Cambiar la clave de las copias'),
  p(
    '`portaria backup --new-key` hace otra. Ponga el nuevo `BACKUP_RECIPIENT` y guarde también la clave antigua, que abre lo que ya estaba copiado: `BACKUP_IDENTITY` puede ser la ruta de un archivo con las dos, una por línea. Si la antigua se perdió o fue robada, elija también otro `BACKUP_URL`, donde todo se copia de nuevo.',
  ),
]
