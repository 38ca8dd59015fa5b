import { type Article, heading, list, note, p, picture, steps, warning } from '../article.ts'

export const residents: Article = [
  p(
    'En Portaria usted cuida de lo suyo: las personas de su casa, los autos, las mascotas y los visitantes. Y tiene un botón para pedir ayuda.',
  ),
  picture('home', 'El inicio en el celular: invitar, ver quién viene y qué llegó.'),
  heading('first-time', 'La primera vez'),
  steps(
    'El gestor manda una invitación a su correo, o entrega una tarjeta con un código. Abra el enlace, diga su nombre y elija una contraseña con 12 caracteres o más.',
    'Entre con el correo y la contraseña. En el celular, la dirección funciona en el navegador, sin instalar nada.',
    'Revise su teléfono en **{shell.user.profile}**: es el que usa la portería para llamarlo.',
  ),
  p(
    '¿No llegó? Mire la carpeta de spam, o pida al gestor que revise la dirección. Si eligió **{shell.user.register}**, falta que el gestor le dé acceso: hasta entonces la cuenta no entra en ningún lugar.',
  ),
  heading('phone', 'En el celular'),
  p(
    'En el celular, la barra de abajo lleva a **{app.titles.project}**, **{registers.visits.many}**, **{registers.parcels.many}** y **{registers.events.many}**; **{app.phoneBar.more}** abre el menú completo. El botón rojo queda encima, lejos de los otros botones.',
  ),
  p(
    'El inicio muestra lo que lo espera, cada cosa con su botón: responder a una visita, leer y confirmar un comunicado, aceptar una regla, revisar lo que el equipo terminó. En cada paquete, **{own-parcels.home.show}** abre el código para mostrar en la portería. Después vienen cuatro botones grandes; **{landing.home.everything}** abre sus personas, vehículos, reservas y lo demás.',
  ),
  p(
    'Instale Portaria en la pantalla de inicio desde el menú del navegador. En iPhone y iPad el ícono muestra cuántos avisos no leyó, después de que permita las notificaciones. En Android, al mantener presionado el ícono aparecen atajos para invitar, ver paquetes, reservar y abrir el pánico, que todavía pide confirmación.',
  ),
  heading('your-home', 'Su casa'),
  p(
    'Usted ve su unidad, quién vive en ella con usted, y los vehículos y las mascotas de la casa. No ve a los vecinos, y ellos no lo ven a usted. Solo el gestor y la administración ven todo.',
  ),
  list(
    'Su correo, sus teléfonos y su foto los cambia usted mismo, en su página, que se abre por su nombre en **{landing.home.people}**, en el inicio.',
    '¿Alguien nuevo en casa? En el inicio, **{landing.home.propose}** lleva el pedido al gestor. Vale después de que el gestor la acepta.',
    'En **{registers.vehicles.many}** y **{registers.pets.many}** agrega y cambia los suyos.',
  ),
  p(
    'El vínculo con la unidad (si es dueño o inquilino, desde cuándo) es cosa del gestor. Quien se mudó deja de ver la casa al día siguiente del último.',
  ),
  p(
    'Los datos de contacto son de cada persona: usted cambia los suyos y los de los menores de quienes es responsable. Propone personas quien es dueño y vive en la unidad, o la alquila. Si el gestor rechaza, el motivo aparece en el registro. Y lo que usted incluye en vehículos y animales se guarda aunque otra unidad tenga lo mismo: el gestor lo resuelve.',
  ),
  p(
    'En el inicio, **{landing.home.record}** muestra su unidad en una página: las personas de la casa, los autos, las tarjetas y las visitas del período en que usted vive en ella. Lo de quien vivió antes no aparece. Quien alquiló su unidad a otra familia ve solo su propio vínculo.',
  ),
  heading('visitors', 'Quién viene de visita'),
  steps(
    'En el inicio, elija **{visits.invite.title}** y escriba el nombre. **{visits.invite.when}** dice por cuántas horas vale si usted no dice otra cosa; **{visits.invite.days.exact}** pide las horas.',
    'Elija **{visits.invite.short}**. Cada persona tiene un código QR, un PIN y un enlace: **{visits.card.whatsApp}**, **{visits.card.copy}** o, en el teléfono, **{visits.card.share}**.',
    'En la portería la persona muestra el código o dice el PIN. El documento es cosa de la portería, y a usted se le avisa cuando entra.',
  ),
  p(
    'Quien trabaja en su casa o viene cada semana: marque **{visits.invite.always}** y diga los días y horarios. El mismo pase vale todas las veces, hasta el día que usted diga.',
  ),
  p(
    '¿Llegó alguien sin invitación? El inicio muestra quién espera **{visits.waiting.title}**, y la notificación también. **{registers.visits.transitions.authorise.button}** o **{registers.visits.transitions.deny.button}** vale al instante. Puede responder cualquiera de la casa que autorice visitas; vale la primera respuesta, y los demás ven de quién fue.',
  ),
  p(
    '¿Cambió de idea? En **{registers.passes.many}**, abra el pase y elija **{registers.passes.transitions.revoke.button}**: el enlace y el código dejan de valer. Si el enlace fue a la persona equivocada, **{visits.card.share}** y **{visits.share.renew}** hacen otro. Lo que sale de su casa con alguien, como un mueble, lo autoriza en **{registers.item-passes.many}**. Solo usted, su casa y el equipo del condominio ven a quién recibe.',
  ),
  p(
    'Cuando un proveedor con acceso viene a su pedido, ve su nombre y su teléfono desde tres horas antes hasta el fin de la visita, para llamar si hace falta, y se le avisa cuando dice que está llegando.',
  ),
  heading('parcels', 'Sus paquetes'),
  p(
    'Cuando algo llega para su casa, se le avisa. En **Paquetes** está lo que lo espera: dónde y hasta cuándo retirarlo, la foto de la etiqueta y un código de ocho números, también en QR.',
  ),
  p(
    'Muestre el QR o diga el código en la portería: vale una vez, y **{own-parcels.code.renew}** hace otro en su lugar. La portería no lee el código, y ninguna notificación lo trae.',
  ),
  p(
    '¿Lo retira otra persona? **{own-parcels.delegates.add}** hace un código solo para ella, por un tiempo o hasta el retiro. Envíelo por **{visits.card.whatsApp}** o **{own-parcels.code.copy}**; **{own-parcels.delegates.revoke}** lo termina.',
  ),
  p(
    '¿Está en el locker? Vaya hasta él y, en **Paquetes**, elija **Estoy frente al locker**: la pantalla dice el número de la puerta y pregunta antes de abrir. Retire, cierre la puerta, y el retiro queda registrado. ¿Cerró sin retirar? El paquete sigue en la puerta. ¿La puerta no abrió, o la pantalla dice “No sabemos si la puerta abrió”? Hable con la portería. Quien usted autorizó dice el código en la portería, que abre la puerta.',
  ),
  p(
    'El **{own-parcels.history.title}** dice cuándo se retiró cada paquete, quién y cómo. Si se devuelve un paquete o se rechaza una correspondencia judicial, se le avisa. La correspondencia judicial a su nombre la ve solo usted. Quien viva después en la unidad no ve nada de lo suyo.',
  ),
  heading('panic', 'El botón de pánico'),
  p(
    'La huella digital roja está en todas las páginas: en la barra o, en el celular, abajo. Úsela cuando usted u otra persona esté en peligro.',
  ),
  picture('panic', 'La pregunta antes de la alerta: escriba si puede, y actívela.'),
  steps(
    'Toque el botón. La pantalla pregunta **{panic.raise.title}**',
    'Si puede, escriba qué está pasando. Si no puede, actívelo igual.',
    'Elija **{panic.raise.confirm}**. La portería y el gestor lo reciben al instante, con su nombre y su unidad.',
  ),
  p(
    'La pantalla dice la verdad en cada momento: enviando, registrado, quién lo vio, quién está en camino. Si nadie la atiende, se avisa también por correo a los gestores y a la plataforma, y usted lee **{panic.progress.platform}**',
  ),
  p(
    '¿Todavía necesita ayuda? **{panic.raise.again}** se suma a la misma alerta. Si alguien ya estaba en camino, vuelve a sonar en todas las pantallas.',
  ),
  p(
    'Un toque dice el motivo, como **{panic.said.motives.fire}** o **{panic.said.motives.violence}**. Con **{panic.raise.silent}**, la pantalla se cierra y nada aparece ni suena en su dispositivo, ni en los de quien vive con usted; a quien la recibe se le avisa que no llame. El avance queda solo en el botón rojo.',
  ),
  p(
    '¿Fue un error? Por tres segundos, **Cancelar** avisa a quien la recibió; alguien aún confirma. Cuando llegue la ayuda, **{panic.sender.over}** o **{panic.sender.still}** dice cómo está usted.',
  ),
  warning(
    'Sin conexión, usted lee **{panic.progress.unsent}** La alerta queda en el dispositivo y se envía en cuanto vuelva la conexión, aunque cierre la página. Pero llame: no espere.',
  ),
  note(
    '¿La activó sin querer? Hable con la portería. La alerta se cierra como **{panic.resolutions.false_alarm}**, sin problemas.',
  ),
  heading('privacy', 'Sus datos'),
  p(
    'El CPF, el documento, la fecha de nacimiento y las observaciones están protegidos: la portería no los lee, y cada lectura de quien puede queda registrada. Por los datos del condominio responde el encargado; el gestor le dice quién es.',
  ),
]
