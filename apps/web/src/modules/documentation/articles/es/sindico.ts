import { type Article, heading, list, note, p, picture, steps, warning } from '../article.ts'

export const sindico: Article = [
  p(
    'Usted cuida de un condominio (u obra, escuela, clínica, fábrica) y de quién entra. Este es el camino, desde el primer día hasta la rutina.',
  ),
  picture('first-screen', 'El inicio del gestor: lo que espera una decisión, y el día.'),
  heading('set-up', 'Montar el condominio'),
  p('Cargue en este orden: cada paso usa el anterior.'),
  steps(
    'En el menú de la cuenta, abra **{shell.user.company}**: logotipo, dirección, responsable, encargado de datos, segmento y zona horaria. Los días y las horas de toda la empresa siguen esa zona. Logotipo, nombre, CNPJ y dirección son el membrete de todo lo que se imprime: cartas, informes, fichas y comprobantes.',
    'En **{registers.towers.many}**, elija **Nueva torre** y guarde.',
    'En la página de la torre, **Generar apartamentos** los crea todos de una vez, a partir de pisos y unidades por piso. Antes ve la vista previa; los números que ya existen quedan como están.',
    'En **{registers.residents.many}**, cargue uno por uno o [importe una planilla](/documentation/administrators/imports), que también puede crear las torres y los apartamentos que faltan.',
  ),
  picture('tower', 'Una torre como edificio: cada ventana abre el día de su unidad.'),
  heading('live', 'El condominio en vivo'),
  p(
    'En el inicio, debajo de **{landing.needsYou}**, **{live.place.condominium}** muestra una ventana por unidad, encendida por lo que hay en ella ahora: pedido de auxilio, visita dentro, visita esperada hoy, reserva de hoy, solicitud atrasada o paquete por retirar. Cada tipo tiene un dibujo propio; un punto en la ventana dice que hay más de uno. Una ventana punteada es de una unidad sin residentes.',
  ),
  p(
    'Toque una ventana: el día de la unidad se abre al lado, con lo que hay ahora y lo que ya pasó, y cada línea lleva a su registro. Un toque en un tipo, encima de las torres, muestra solo ese. Debajo están las horas del día: quién entró, a quién aún se espera, paquetes y reservas. Todo cambia al instante, sin recargar la página.',
  ),
  p(
    'Las incidencias no encienden ninguna ventana, y cada persona ve solo lo que su rol puede leer. En el celular, las unidades encendidas son una lista. Con el teclado, las flechas pasan de ventana en ventana y [[Enter]] abre el día de la unidad.',
  ),
  heading('occupancies', 'Quién vive dónde'),
  p(
    'Lo que une a una persona con una unidad se llama ocupación: tiene un vínculo (**Propietario**, **{registers.announcements.choices.relations.tenant}**, **{registers.announcements.choices.relations.dependent}**, **Empleado doméstico** o **Arrendador**), un inicio y, un día, un fin. Aparece en las dos páginas: en **{occupancies.ofApartment}**, en la unidad, y en **{occupancies.ofResident}**, en la persona.',
  ),
  p(
    'Cuando alguien se muda, use **{occupancies.end}** y diga el último día. La ocupación deja de valer después, y el historial queda. Una ocupación también dice si la persona **{occupancies.authorizes}**, **{occupancies.books}** y **{occupancies.parcels}**.',
  ),
  p(
    'Quien dejó el condominio no se elimina: **{departures.begin.residents}**, en el registro, muestra todo lo que está ligado a la persona y a la familia que sale junta. Elija el último día o **{departures.when.now}**, decida cada elemento (un coche puede pasar a quien se queda; quien alquila la unidad continúa como arrendador y conserva el acceso) y guarde. El plan vale hasta el final de ese día, en la hora del condominio, y **{register-pages.undo}** queda en el registro hasta entonces. Después, **Comprobante de salida** dice qué terminó y cuándo. Un residente con unidad, acceso, tarjeta, pase o vehículo no queda inactivo de otro modo. **{departures.begin.employees}**, de empleados, y **{departures.begin.service-providers}**, de proveedores, funcionan igual. **{occupancies.remove}**, en el menú de una ocupación, es para la que se registró por error.',
  ),
  note(
    'Quien tiene menos de 18 años necesita un **{registers.residents.fields.guardian}**. El CPF no es obligatorio: extranjeros y niños pueden no tenerlo.',
  ),
  p(
    'Todo lo de una unidad está en su página: abra el apartamento. Quién vive en él, autos, tarjetas, visitas, reservas y encomiendas dicen desde cuándo hasta cuándo, unos pocos a la vez; al final están los accesos y la **Línea de tiempo**. **{apartment-record.open}** lleva todo al papel: elija un período y use **Imprimir** o **Descargar PDF**. La portería ve la ficha sin CPF ni nacimiento; cada lectura con esos datos queda registrada.',
  ),
  heading('personal-data', 'Entregar a una persona sus datos'),
  p(
    'Quien pide acceso a sus datos (LGPD, art. 18) los recibe en una planilla. En el registro de la persona, en **{register-pages.moreActions}**, elija **{erasures.exports.begin}** y confirme quién es usted: una hoja trae el registro con todos los campos, y las demás lo que se refiere a la persona, como visitas, paquetes, reservas, vehículos y accesos. Los documentos y contactos de otras personas quedan fuera; las fotos y los archivos también, y la primera hoja dice cuántos son. El historial del registro anota quién exportó y cuándo.',
  ),
  p(
    'Quien tiene acceso como residente, empleado o proveedor no necesita pedirlo: en su propio perfil, **{erasures.exports.own.download}** guarda la misma planilla.',
  ),
  heading('erasure', 'Borrar los datos de una persona'),
  p(
    'Cuando alguien que ya se fue, o un visitante, pide que se borren sus datos (LGPD, art. 18), abra el registro y elija **{erasures.begin}**. Diga el **{erasures.reason}** y confirme quién es usted. Nombre, documentos, contactos, fotos y notas desaparecen del registro, del historial y de donde más se hayan copiado; en lugar del nombre queda “Pessoa apagada” y un número. No se puede deshacer.',
  ),
  p(
    'Accesos, visitas y paquetes siguen contando, sin decir de quién son. Mientras haya algo pendiente con la persona (una visita, una tarjeta, una incidencia, un lector que aún tiene el rostro), la pantalla muestra qué, con un enlace, y no se borra nada. Otros registros con el mismo CPF aparecen en la misma pantalla: cada uno se borra por separado.',
  ),
  p(
    'La página del registro borrado muestra después el recibo, para leer e imprimir: quién lo pidió, cuándo, por qué, qué se borró y qué queda, con la regla. Usted la encuentra en la lista, entre los eliminados. El recibo no contiene ningún dato de la persona.',
  ),
  heading('access', 'Dar y quitar accesos'),
  p(
    'Cargar un residente no crea un acceso. Para que la persona entre en Portaria, invítela. En la página del residente, el cuadro **{common.fields.login}** dice si lo tiene, si fue invitada (desde cuándo y por quién), o por qué no puede serlo.',
  ),
  steps(
    'Uno solo: en la página del residente, **{registers.residents.actions.invite}** envía la invitación al correo del registro.',
    'Una torre o todo el condominio: en **{registers.residents.many}**, filtre, marque una línea, elija seleccionar todos y después **{registers.residents.actions.invite}**. Al final la pantalla dice cuántas invitaciones salieron y quién quedó sin ella, con el motivo.',
    'Sin correo: **{invitations.login.card}** muestra un código para imprimir, copiar o enviar por WhatsApp. Para varios, marque las líneas y elija **{registers.cards.many}**: cuatro por hoja A4, con nombre y unidad, para recortar.',
    'Después: el filtro **{common.fields.login}**, en **Invitado**, muestra quién no ha respondido, y **{registers.residents.actions.remind}** envía el mismo enlace otra vez, como máximo una vez por día a cada persona.',
  ),
  p(
    'La invitación vale por 30 días y una vez. El acceso comienza cuando la persona acepta: quien es nuevo dice su nombre y crea la contraseña, quien ya tiene cuenta usa la suya. Quien usa una tarjeta comprueba antes un correo. **Cancelar invitación** y **Generar nuevo enlace** terminan el anterior en el acto, y cada residente tiene un solo acceso: la primera invitación aceptada termina las otras.',
  ),
  p(
    'No se invita a quien está inactivo, ya se mudó, espera su aprobación o tiene menos de 18 años. La invitación va al correo del registro: revíselo antes, pues la portería también puede cambiarlo; el historial dice quién fue.',
  ),
  p(
    'A empleados y proveedores los invita en **{shell.user.company}**, **{company-settings.people.invite}**; a otro gestor solo lo invita la administración de la plataforma. Hasta que la persona acepta, **{registers.users.many}** muestra solo lo que usted escribió; la página de la invitación tiene **Invitar de nuevo**, que cambia el enlace, **{invitations.panel.change}** y **{invitations.panel.withdraw}**.',
  ),
  note(
    'Cuando la plataforma invita a un gestor más, los actuales reciben un correo. Si invita el equipo comercial o de soporte, queda como **{common.choices.invitation.unconfirmed}** hasta que un gestor elija **Confirmar**, o rechace.',
  ),
  p(
    'En **{company-settings.people.action}** están todas. En la página de cada una, el menú del acceso tiene **{memberships.suspend}**, **{memberships.resume}** y **{memberships.remove}**. Una vez terminado, el acceso acaba en el mismo instante, en todos los dispositivos.',
  ),
  warning(
    'No se puede quitar al último gestor de una empresa: pida antes a la administración de la plataforma que invite a otro. Y el nombre, el correo y la contraseña son de la persona: quien administra la plataforma solo cambia un correo con una confirmación en la dirección anterior.',
  ),
  heading('approvals', 'Aprobar lo que proponen los residentes'),
  p(
    'Un residente puede proponer personas de su propia casa. En el inicio, **{landing.needsYou}** dice cuántos registros esperan su decisión, y la línea lleva a la lista. Seleccione varias personas o abra una, y elija **{registers.residents.transitions.accept.button}**.',
  ),
  p(
    '**{registers.residents.transitions.refuse.button}** pide el motivo, que lee quien propuso, y saca de la unidad a quien fue rechazado; de varias personas, el motivo es uno solo. Un vehículo o animal **En disputa** dice tener la placa, el Renavam, el chasis o el microchip de otro: ábralo, elija **Resolver disputa** y diga cuál queda. El otro pasa a inactivo. El bloqueo de un visitante hecho por la portería dura 24 horas: **{registers.visitors.actions.confirm-block}** lo mantiene, **{registers.visitors.actions.unblock}** lo termina.',
  ),
  heading('people', 'Vehículos, mascotas y visitantes'),
  list(
    '**{registers.vehicles.many}**: la placa antigua y la Mercosul del mismo auto son una sola. Una placa queda libre cuando el vehículo se inactiva o se vende; la etiqueta (tag) de un vehículo vendido queda bloqueada.',
    '**{registers.pets.many}**: cada una con la unidad, el tutor y las vacunas. Las especies que se pueden elegir están en **{registers.species.many}**.',
    '**{registers.visitors.many}**: CPF u otro documento, uno de los dos hace falta. Para bloquear, abra el visitante, elija **Bloquear** y escriba el **{registers.visitors.fields.blocked_reason}**: vale en todas las porterías hasta que usted elija **{registers.visitors.actions.unblock}**.',
    '**{registers.visits.many}** y **{registers.passes.many}**: quién viene, quién espera y quién está dentro. La lista empieza por **{registers.visits.views.now.f}**, en el orden de la hora: quién está dentro, quién espera y quién aún viene. Un toque ahí muestra también lo que pasó, y la búsqueda busca en todo. Un pase para quien viene siempre tiene días, horarios y validez de hasta un año; **{registers.residents.actions.invite}** sirve también a la administración.',
  ),
  p(
    'Las marcas y las especies vienen de una lista común a todas las empresas. ¿Falta alguna? Agregue la suya. ¿Se cargó dos veces la misma? Marque las filas y elija **{catalogues.merge.action}**: lo que usaba las otras pasa a la que queda.',
  ),
  heading('team', 'Empleados y proveedores'),
  list(
    '**{registers.employees.many}**: cargo, **{registers.employees.fields.shifts}** (uno que termina antes de empezar sigue hasta el día siguiente) y, de quien es tercerizado, la empresa. **{departures.begin.employees}** termina acceso y tarjetas; a quien vuelve se le reincorpora en la misma página, inactivo hasta que usted lo active.',
    '**{registers.service-providers.many}**: empresas o personas. **Aprobar** y **Bloquear**, este con motivo, son lo que ve la portería. Fuera del contrato, de los **{registers.service-providers.fields.allowed_days}**, del horario o de las **{registers.service-providers.fields.apartments}**, necesita un motivo para la entrada. **Técnicos** son las personas de la empresa, que la portería encuentra por el nombre.',
    'De un documento por vencer se avisa 30 y 7 días antes, y en el día. En **{registers.service-providers.many}**, la vista **{registers.service-providers.views.documents_expired.f}** muestra los que ya pasaron.',
  ),
  heading('things', 'Tarjetas, cocheras y armarios'),
  list(
    '**{registers.cards.many}**: el número vale en decimal y en hexadecimal. **{registers.cards.transitions.assign.button}** dice quién la tiene; **Bloquear** y **{registers.cards.transitions.return.button}** la sacan de uso, y después de **{registers.cards.transitions.lose.button}** no vuelve. La tarjeta de quien alguna regla deja pasar llega sola a los lectores: vea [Puntos y reglas de acceso](/documentation/access).',
    '**{registers.garages.many}**: las registra la administración de la plataforma, y usted las encuentra con la búsqueda: de quién es cada una, a quién está prestada y qué vehículo la ocupa.',
    '**{registers.cabinets.many}**: llaves, herramientas y objetos. **Prestar** pregunta a quién y hasta cuándo, **Devolver** lo termina, y cada artículo tiene un préstamo a la vez. La vista **{registers.cabinets.views.overdue.f}** muestra lo que falta volver.',
  ),
  heading('panic', 'Alertas de pánico'),
  p(
    'Cuando alguien activa el pánico, aparece una franja roja en todas las páginas, con sonido, hasta que alguien lo asume. **Voy en camino** le dice a quien pidió ayuda que usted va. Después, **{panic.alert.close}** pide el desenlace (**{panic.resolutions.resolved}**, **{panic.resolutions.false_alarm}** o **{panic.resolutions.test}**) y, si quiere, un relato.',
  ),
  p(
    'La página **Pánico**, en el menú, guarda todas las alertas con su línea de tiempo: quién la activó, quién la vio, quién fue y cómo terminó. Lo que nadie asumió viene primero.',
  ),
  p(
    'En la alerta, **{panic.incident.come}** muestra quién más está en camino, y **{panic.incident.deliveries}** dice qué fue de cada correo y push. **{panic.incident.report}** lleva la línea de tiempo. **Ejercicio**, en la página **Pánico**, comienza uno: lo dice en todas partes, no sale de la empresa y no se une a ninguna alerta.',
  ),
  p(
    'En **{shell.user.company}**, la sección **Pánico** dice después de cuántos segundos sin atención los gestores reciben un correo (60, si usted no lo cambia) y después de cuántos lo reciben los administradores de la plataforma (180). En **{company-settings.panic.recipients}** usted elige más personas con acceso: reciben cada alerta en la pantalla y por correo, y pueden atenderla. La portería la recibe siempre.',
  ),
  heading('limits', 'Límites, feriados y conservación de datos'),
  p(
    'En **{shell.user.company}** cada asunto tiene su sección. En **{registers.visits.many}** usted dice cuánto espera una respuesta quien llega, cuánto vale una invitación y con qué tolerancia abre un pase, y en qué motivos se pide también documento o foto; en **{company-settings.overstay.title}**, después de cuánto tiempo adentro se avisa a la portería, para cada tipo de visita (cero nunca avisa); en **{registers.parcels.many}** y **{registers.lockers.many}**, el plazo para retirar y cada cuántos días se recuerda a quien recibe. Un campo en blanco es el valor de costumbre.',
  ),
  p(
    'Los feriados nacionales se calculan. En **{registers.holidays.many}**, **{company-settings.holidays.add}** guarda los del estado, de la ciudad y los de la propia empresa, que pueden volver **Cada año**; **{registers.tenants.choices.optional_holidays.carnival}** y **{registers.tenants.choices.optional_holidays.corpus_christi}** valen si usted los marca.',
  ),
  p(
    'En **{company-settings.retention.title}** están los plazos, entre ellos el de los documentos y fotos de visitantes (180 días después de la última visita, si usted no lo cambia), el de las visitas y de quien no volvió (365) y el de las alertas de pánico (1.825); también paquetes, reservas, comunicados, solicitudes, incidencias y posiciones de las rondas tienen el suyo. Antes de guardar, la página muestra qué borraría hoy cada plazo y de cuándo es lo más antiguo. Portaria borra cada noche, también en el historial y en las fotos, y el historial del registro dice que los datos fueron borrados. Queda lo que es parte de un asunto abierto, como un visitante bloqueado, una visita o un pase que aún vale, o una alerta abierta.',
  ),
  warning('Lo que se borró no vuelve. Una visita borrada se sigue contando, sin decir quién vino.'),
  p(
    'Un paquete extraviado tiene un **{parcel-report.lost}** en su registro: la cadena de custodia, el relato, la foto de la etiqueta y lugar para firmas, para imprimir. Cuando alguien se muda, los paquetes que esperan se deciden en **{departures.begin.residents}**: quedan para ser retirados, vuelven al remitente o pasan a quien se queda. Fotos y firmas se borran 180 días después del fin, y los nombres después de un año, si **{company-settings.retention.title}** no dice otra cosa.',
  ),
  heading('history', 'Qué cambió y quién lo cambió'),
  p(
    'En el inicio, **{landing.changes.title}** muestra lo que acaba de pasar, y **{landing.changes.history}** abre la fila. En la página de cualquier registro, **{register-pages.form.history}** muestra cada campo, de cuánto a cuánto, quién y cuándo. Nada de eso se puede borrar desde la pantalla.',
  ),
  p(
    'Eliminar tampoco borra: el registro sale de la lista y puede volver. Si otros dependen de él, la pantalla dice cuáles y ofrece antes **{register-pages.remove.reassign}** otro.',
  ),
]
