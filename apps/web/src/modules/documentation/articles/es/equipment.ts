import { type Article, heading, list, note, p, picture, steps } from '../article.ts'

export const equipment: Article = [
  p(
    'Portaria abre puertas de lockers y habla con lectores Control iD. Con lectores de otras marcas y cámaras todavía no. Esta página dice qué está listo y qué falta, para que nadie prometa lo que no hay.',
  ),
  heading('today', 'Lo que ya hay'),
  list(
    'En **{registers.residents.many}**, las **{common.fields.access_types}** que prefiere cada persona: **{common.choices.access_types.facial}** o **{common.choices.access_types.card}**.',
    'Los otros **{registers.residents.fields.consents}** de cada persona, de imagen y contacto, con la versión del término, la fecha y la revocación.',
    'El campo **Reconocimiento facial**, que el servidor calcula del consentimiento, de la foto y de lo que confirmaron los lectores.',
    'La **{registers.vehicles.fields.tag}** de un vehículo: la misma no sirve a dos autos activos, y la de un auto vendido queda bloqueada.',
    '**{registers.brands.many}**, que sirven también para equipos.',
    '**{registers.equipment.many}**: lectores, torniquetes, portones, intercomunicadores y cámaras, con ubicación, dirección de red y una contraseña que nadie lee una vez guardada. **{registers.equipment.fields.driver}** dice la familia del aparato, o que no hay; el sentido del paso es del punto, en **{registers.access-points.many}**.',
    '**{registers.lockers.many}**: el plano de las puertas, depósito y retiro de paquetes, con placas Kerong (KR-CU) y Winnsen.',
    '**{registers.device-addresses.many}**: guardar una dirección pide su aprobación. Un administrador de la plataforma la aprueba o la rechaza; antes, Portaria no se conecta a ninguna, pública o privada.',
  ),
  heading('lockers', 'Conectar un locker'),
  steps(
    'En **{registers.locker-manufacturers.many}**, indique la dirección y el puerto de red del conversor serial, y el protocolo: kerong o winnsen.',
    'Un administrador de la plataforma aprueba la dirección en **{registers.device-addresses.many}**. Antes, ninguna puerta abre.',
    'En **{registers.lockers.many}**, elija el fabricante e indique el número de la placa y cada puerta: el número pintado en ella, el canal de la placa y el tamaño. Marque **{registers.lockers.fields.has_sensors}** solo si cada puerta tiene uno.',
    'En **{locker-doors.see}**, **{locker-doors.look.start}** dice si la placa responde. Abra una puerta vacía, con un motivo, y revise que sea la correcta.',
  ),
  p(
    'Sin equipos, los datos de demostración tienen placas simuladas, que arrancan con el servidor. Para tener más, `npm run simulate:locker` hace de placas en 127.0.0.1:4016, una vez aprobada la dirección.',
  ),
  heading('readers', 'Agregar un lector'),
  picture('new-reader', 'Las cinco etapas de un lector nuevo, a partir de la dirección.'),
  steps(
    'Conecte el lector a la red. En **{access-readers.title}**, use “Agregar lector”: nombre, dirección, usuario y contraseña. La dirección se aprueba en el momento, y el lector ya existe: si la página se cierra, sigue desde donde estaba.',
    'Portaria llama al lector y muestra modelo, número de serie y reloj. Si la contraseña todavía es la de fábrica, un botón la cambia por otra, que Portaria guarda y nadie ve.',
    'Diga qué puerta abre: un punto nuevo, con sentido, áreas y foto, o uno que ya existe.',
    'Abra la puerta una vez para probar; la apertura queda en el historial con el motivo “teste”. Por donde se sale, apriete el botón de salida o pase por el paso libre: el punto funciona solo después.',
    'Al final, la página cuenta las personas que el lector ya confirmó.',
  ),
  heading('not-yet', 'Lo que todavía no hay'),
  list('Lectores de otras marcas.', 'Cámaras, y la lectura de patentes por ellas.'),
  note(
    'Las entradas del menú aparecen cuando existen sus pantallas. Siga las [Novedades](/documentation/changelog).',
  ),
  heading('faces', 'Rostros en los lectores'),
  p(
    'Un rostro es un dato sensible según la LGPD. Solo va a un lector con el consentimiento de la propia persona, dado en su cuenta, por el enlace de un correo o en papel firmado; la portería no da ninguno. Ofrezca siempre la tarjeta o el PIN. Vea [cómo decide cada uno](/documentation/access#face).',
  ),
  p(
    'En el panel de un lector, el rostro es una línea propia de la persona: en cola, en el lector, en eliminación o rechazado, con el motivo. La foto queda cifrada en el servidor, o se borra después del registro si la empresa así lo elige. Retirar el consentimiento la borra al instante; la de quien se fue desaparece en la noche siguiente.',
  ),
]
