import { type Article, heading, list, note, p, picture, steps, warning } from '../article.ts'

export const sindico: Article = [
  p(
    'Usted cuida de un condominio (u obra, escuela, clínica, fábrica) y de quién entra. Este es el camino, desde el primer día hasta la rutina.',
  ),
  picture('first-screen', 'El inicio del gestor: lo que espera una decisión, y el día.'),
  heading('set-up', 'Montar el condominio'),
  p('Cargue en este orden: cada paso usa el anterior.'),
  steps(
    'En el menú de la cuenta, abra **Configuración de la empresa**: logotipo, dirección, responsable, encargado de datos, segmento y zona horaria. Los días y las horas de toda la empresa siguen esa zona.',
    'En **Torres**, elija **Nueva torre** y guarde.',
    'En la página de la torre, **Generar apartamentos** los crea todos de una vez, a partir de pisos y unidades por piso. Antes ve la vista previa; los números que ya existen quedan como están.',
    'En **Residentes**, cargue uno por uno o [importe una planilla](/documentation/administrators/imports), que también puede crear las torres y los apartamentos que faltan.',
  ),
  picture('tower', 'Una torre como edificio: cada unidad abre su página.'),
  heading('occupancies', 'Quién vive dónde'),
  p(
    'Lo que une a una persona con una unidad se llama ocupación: tiene un vínculo (**Propietario**, **Inquilino**, **Dependiente**, **Empleado doméstico** o **Arrendador**), un inicio y, un día, un fin. Aparece en las dos páginas: en **Quién la ocupa**, en la unidad, y en **Unidades que ocupa**, en la persona.',
  ),
  p(
    'Cuando alguien se muda, use **Terminar…** y diga el último día. La ocupación deja de valer después, y el historial queda. Una ocupación también dice si la persona **autoriza visitantes**, **reserva áreas** y **recibe paquetes**.',
  ),
  p(
    'Quien dejó el condominio no se elimina: **Mudanza…**, en el registro, muestra todo lo que está ligado a la persona y a la familia que sale junta. Elija el último día o **Ahora**, decida cada elemento (un coche puede pasar a quien se queda; quien alquila la unidad continúa como arrendador y conserva el acceso) y guarde. El plan vale hasta el final de ese día, en la hora del condominio, y **Deshacer** queda en el registro hasta entonces. Después, **Comprobante de salida** dice qué terminó y cuándo. Un residente con unidad, acceso, tarjeta, pase o vehículo no queda inactivo de otro modo. **Desvincular…**, de empleados, y **Terminar contrato…**, de proveedores, funcionan igual. **Eliminar…**, en el menú de una ocupación, es para la que se registró por error.',
  ),
  note(
    'Quien tiene menos de 18 años necesita un **Responsable**. El CPF no es obligatorio: extranjeros y niños pueden no tenerlo.',
  ),
  p(
    'Todo lo de una unidad en una página: abra el apartamento y elija **Ficha**. Cada persona, auto, tarjeta y visita dice desde cuándo hasta cuándo; elija un período, lea la **Línea de tiempo** y llévela en papel con **Imprimir** o **Descargar PDF**. La portería ve la ficha sin CPF ni nacimiento; cada lectura con esos datos queda registrada.',
  ),
  heading('access', 'Dar y quitar accesos'),
  p(
    'Cargar un residente no crea un acceso. Para que la persona entre en Portaria, invítela. En la página del residente, el cuadro **Acceso** dice si lo tiene, si fue invitada (desde cuándo y por quién), o por qué no puede serlo.',
  ),
  steps(
    'Uno solo: en la página del residente, **Invitar** envía la invitación al correo del registro.',
    'Una torre o todo el condominio: en **Residentes**, filtre, marque una línea, elija seleccionar todos y después **Invitar**. Al final la pantalla dice cuántas invitaciones salieron y quién quedó sin ella, con el motivo.',
    'Sin correo: **Tarjeta o enlace** muestra un código para imprimir, copiar o enviar por WhatsApp. Para varios, marque las líneas y elija **Tarjetas**: cuatro por hoja A4, con nombre y unidad, para recortar.',
    'Después: el filtro **Acceso**, en **Invitado**, muestra quién no ha respondido, y **Recordar** envía el mismo enlace otra vez, como máximo una vez por día a cada persona.',
  ),
  p(
    'La invitación vale por 30 días y una vez. El acceso comienza cuando la persona acepta: quien es nuevo dice su nombre y crea la contraseña, quien ya tiene cuenta usa la suya. Quien usa una tarjeta comprueba antes un correo. **Cancelar invitación** y **Generar nuevo enlace** terminan el anterior en el acto, y cada residente tiene un solo acceso: la primera invitación aceptada termina las otras.',
  ),
  p(
    'No se invita a quien está inactivo, ya se mudó, espera su aprobación o tiene menos de 18 años. La invitación va al correo del registro: revíselo antes, pues la portería también puede cambiarlo; el historial dice quién fue.',
  ),
  p(
    'A empleados y proveedores los invita en **Configuración de la empresa**, **Invitar a una persona**; a otro gestor solo lo invita la administración de la plataforma. Hasta que la persona acepta, la lista de usuarios muestra solo lo que usted escribió; la página de la invitación tiene **Invitar de nuevo**, que cambia el enlace, **Cambiar…** y **Retirar invitación…**.',
  ),
  note(
    'Cuando la plataforma invita a un gestor más, los actuales reciben un correo. Si invita el equipo comercial o de soporte, queda como **Por confirmar** hasta que un gestor elija **Confirmar**, o rechace.',
  ),
  p(
    'En **Ver personas con acceso** están todas. En la página de cada una, el menú del acceso tiene **Suspender acceso**, **Reactivar acceso** y **Terminar acceso…**. Una vez terminado, el acceso acaba en el mismo instante, en todos los dispositivos.',
  ),
  warning(
    'No se puede quitar al último gestor de una empresa: pida antes a la administración de la plataforma que invite a otro. Y el nombre, el correo y la contraseña son de la persona: quien administra la plataforma solo cambia un correo con una confirmación en la dirección anterior.',
  ),
  heading('approvals', 'Aprobar lo que proponen los residentes'),
  p(
    'Un residente puede proponer personas de su propia casa. En el inicio, **Pendiente de usted** dice cuántos registros esperan su decisión, y **Revisar** lleva a la lista. Seleccione varias personas o abra una, y elija **Aceptar**.',
  ),
  p(
    '**Rechazar** pide el motivo, que lee quien propuso, y saca de la unidad a quien fue rechazado; de varias personas, el motivo es uno solo. Un vehículo o animal **En disputa** dice tener la placa, el Renavam, el chasis o el microchip de otro: ábralo, elija **Resolver disputa** y diga cuál queda. El otro pasa a inactivo. El bloqueo de un visitante hecho por la portería dura 24 horas: **Confirmar bloqueo** lo mantiene, **Liberar** lo termina.',
  ),
  heading('people', 'Vehículos, mascotas y visitantes'),
  list(
    '**Vehículos**: la placa antigua y la Mercosul del mismo auto son una sola. Una placa queda libre cuando el vehículo se inactiva o se vende; la etiqueta (tag) de un vehículo vendido queda bloqueada.',
    '**Mascotas**: cada una con la unidad, el tutor y las vacunas.',
    '**Visitantes**: CPF u otro documento, uno de los dos hace falta. Para bloquear, abra el visitante, elija **Bloquear** y escriba el **Motivo del bloqueo**: vale en todas las porterías hasta que usted elija **Liberar**.',
    '**Visitas** y **Pases**: quién viene, quién espera y quién está dentro. Un pase para quien viene siempre tiene días, horarios y validez de hasta un año; **Invitar** sirve también a la administración.',
  ),
  p(
    'Las marcas y las especies vienen de una lista común a todas las empresas. ¿Falta alguna? Agregue la suya. ¿Se cargó dos veces la misma? Marque las filas y elija **Combinar**: lo que usaba las otras pasa a la que queda.',
  ),
  heading('team', 'Empleados y proveedores'),
  list(
    '**Empleados**: cargo, **Turnos** (uno que termina antes de empezar sigue hasta el día siguiente) y, de quien es tercerizado, la empresa. **Desvincular…** termina acceso y tarjetas; a quien vuelve se le reincorpora en la misma página, inactivo hasta que usted lo active.',
    '**Proveedores**: empresas o personas. **Aprobar** y **Bloquear**, este con motivo, son lo que ve la portería. Fuera del contrato, de los **Días permitidos**, del horario o de las **Unidades atendidas**, necesita un motivo para la entrada. **Técnicos** son las personas de la empresa, que la portería encuentra por el nombre.',
    'De un documento por vencer se avisa 30 y 7 días antes, y en el día. En **Proveedores**, la vista **Documentos vencidos** muestra los que ya pasaron.',
  ),
  heading('things', 'Tarjetas, cocheras y armarios'),
  list(
    '**Tarjetas**: el número vale en decimal y en hexadecimal. **Entregar** dice quién la tiene; **Bloquear** y **Devolver** la sacan de uso, y después de **Registrar pérdida** no vuelve. Los lectores aún no las reciben: vea [Equipos](/documentation/administrators/equipment).',
    '**Cocheras**: las registra la administración de la plataforma, y usted las encuentra con la búsqueda: de quién es cada una, a quién está prestada y qué vehículo la ocupa.',
    '**Armarios**: llaves, herramientas y objetos. **Prestar** pregunta a quién y hasta cuándo, **Devolver** lo termina, y cada artículo tiene un préstamo a la vez. La vista **Con devolución atrasada** muestra lo que falta volver.',
  ),
  heading('panic', 'Alertas de pánico'),
  p(
    'Cuando alguien activa el pánico, aparece una franja roja en todas las páginas, con sonido, hasta que alguien lo asume. **Voy en camino** le dice a quien pidió ayuda que usted va. Después, **Cerrar alerta** pide el desenlace (**Resuelta**, **Falsa alarma** o **Prueba**) y, si quiere, un relato.',
  ),
  p(
    'La página **Pánico**, en el menú, guarda todas las alertas con su línea de tiempo: quién la activó, quién la vio, quién fue y cómo terminó. Lo que nadie asumió viene primero.',
  ),
  p(
    'En la alerta, **También voy** muestra quién más está en camino, y **Avisos enviados** dice qué fue de cada correo y push. **Informe en PDF** lleva la línea de tiempo. **Ejercicio**, en la página **Pánico**, comienza uno: lo dice en todas partes, no sale de la empresa y no se une a ninguna alerta.',
  ),
  p(
    'En **Configuración de la empresa**, la sección **Pánico** dice después de cuántos segundos sin atención los gestores reciben un correo (60, si usted no lo cambia) y después de cuántos lo reciben los administradores de la plataforma (180). En **Avisar también al instante** usted elige más personas con acceso: reciben cada alerta en la pantalla y por correo, y pueden atenderla. La portería la recibe siempre.',
  ),
  heading('limits', 'Límites, feriados y conservación de datos'),
  p(
    'En **Configuración de la empresa** cada asunto tiene su sección. En **Visitas** usted dice cuánto espera una respuesta quien llega, cuánto vale una invitación y con qué tolerancia abre un pase, y en qué motivos se pide también documento o foto; en **Permanencia**, después de cuánto tiempo adentro se avisa a la portería, para cada tipo de visita (cero nunca avisa); en **Paquetes** y **Lockers**, el plazo para retirar y cada cuántos días se recuerda a quien recibe. Un campo en blanco es el valor de costumbre.',
  ),
  p(
    'Los feriados nacionales se calculan. En **Feriados**, **Agregar un feriado** guarda los del estado, de la ciudad y los de la propia empresa, que pueden volver **Cada año**; **Carnaval** y **Corpus Christi** valen si usted los marca.',
  ),
  p(
    'En **Conservación de datos** están los plazos, entre ellos el de los documentos y fotos de visitantes (180 días después de la última visita, si usted no lo cambia), el de las visitas y de quien no volvió (365) y el de las alertas de pánico (1.825); también paquetes, reservas, comunicados, solicitudes, incidencias y posiciones de las rondas tienen el suyo. Antes de guardar, la página muestra qué borraría hoy cada plazo y de cuándo es lo más antiguo. Portaria borra cada noche, también en el historial y en las fotos, y el historial del registro dice que los datos fueron borrados. Queda lo que es parte de un asunto abierto, como un visitante bloqueado, una visita o un pase que aún vale, o una alerta abierta.',
  ),
  warning('Lo que se borró no vuelve. Una visita borrada se sigue contando, sin decir quién vino.'),
  p(
    'Un paquete extraviado tiene un **Informe de extravío** en su registro: la cadena de custodia, el relato, la foto de la etiqueta y lugar para firmas, para imprimir. Cuando alguien se muda, los paquetes que esperan se deciden en **Mudanza…**: quedan para ser retirados, vuelven al remitente o pasan a quien se queda. Fotos y firmas se borran 180 días después del fin, y los nombres después de un año, si **Conservación de datos** no dice otra cosa.',
  ),
  heading('history', 'Qué cambió y quién lo cambió'),
  p(
    'En el inicio, **Últimos cambios** muestra lo que acaba de pasar, y **Ver historial** abre la fila. En la página de cualquier registro, **Historial** muestra cada campo, de cuánto a cuánto, quién y cuándo. Nada de eso se puede borrar desde la pantalla.',
  ),
  p(
    'Eliminar tampoco borra: el registro sale de la lista y puede volver. Si otros dependen de él, la pantalla dice cuáles y ofrece antes **Transferir a** otro.',
  ),
]
