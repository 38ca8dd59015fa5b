import { type Article, heading, list, p, steps } from '../article.ts'

export const servers: Article = [
  p(
    'Los administradores de la plataforma encuentran en **{app.titles.servers}**, en el menú **{app.navigation.management}**, cómo está la instalación ahora. Nadie más ve la página, y no pide elegir una empresa.',
  ),
  heading('page', 'Lo que muestra la página'),
  list(
    '**{servers.servers.title}**: cada proceso, con su versión, desde cuándo y su reloj. Más de una versión es una actualización sin terminar; los relojes con más de dos segundos de diferencia se ajustan por NTP.',
    '**{servers.backups.title}**: los últimos intentos, con lo que guarda cada uno o por qué falló. La primera pantalla se pone roja cuando la más nueva pasa de 26 horas.',
    '**{servers.secret.title}**: si el SESSION_SECRET se está cambiando, hasta dónde llegó el cambio y cuál es el paso siguiente. Mientras no termine, el secreto anterior no se puede quitar.',
    '**{servers.lanes.title}**: lo que espera en segundo plano, y desde hace cuánto. Una espera larga en “Alertas” pide atención enseguida.',
    '**{servers.loads.title}**: las llamadas de la última hora, y las rechazadas porque la empresa pasó de su parte. Las demás no se retrasan por ello.',
  ),
  heading('failed', 'Lo que falló'),
  steps(
    'Lea el motivo en **{servers.others.title}**: tras algunos intentos, cada tarea aparece con su empresa y su error, sin datos de personas.',
    'Resuelva la causa: un servicio caído, un disco lleno, un lector apagado.',
    'Use “Intentar de nuevo”. Repetir no hace nada dos veces.',
  ),
  p(
    '**{servers.letters.title}** trae los correos que el servidor de correo no aceptó, con su código: 550 suele ser una dirección que no existe; `EAUTH`, la contraseña de SMTP_URL.',
  ),
  heading('one-company', 'Recuperar una empresa'),
  p(
    'Cuando alguien borró lo que no debía y el resto de la empresa siguió trabajando, quien cuida del servidor trae la empresa de una copia de seguridad al lado de la que vive (`npm run restore -- --tenant=… --as=…`; la guía de operación tiene los pasos). La empresa de hoy no cambia.',
  ),
  steps(
    'La copia aparece en **{registers.tenants.many}**, inactiva y con el nombre que se le dio. Entre en ella como administrador y exporte las listas de lo que falta.',
    'En la empresa de hoy, importe esas listas. Después, elimine la copia.',
  ),
  p(
    'Ningún enlace, aviso ni tarea viene con ella, y ningún aparato se acciona: los equipos de la copia quedan inactivos. Las contraseñas y los accesos de las personas siguen como están hoy. Active la copia solo si quiere que las personas entren en ella: desde entonces reciben sus avisos.',
  ),
  heading('cause', 'Buscar la causa'),
  p(
    'En la máquina del servidor, `npm run doctor` (o `portaria doctor`, en una instalación hecha como en [Instalar](/documentation/operators/installing)) dice en frases qué está mal. Qué hacer en cada caso está en [Seguir y actualizar](/documentation/operators/upkeep#trouble). Cuando una persona lee un error del servidor, la frase trae un código: es el del pedido en el registro (`reqId`).',
  ),
]
