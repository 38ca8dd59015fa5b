import { type Article, heading, list, note, p, picture, steps, warning } from '../article.ts'

export const gate: Article = [
  p(
    'Usted está en la portería, alguien llegó y hay fila. Esta página es para encontrar rápido a quien llegó y saber qué hacer ante una alerta.',
  ),
  heading('desk', 'La portería en una pantalla'),
  p(
    'Al entrar usted ya está en la **{gate.title}**, la primera entrada de **{app.navigation.registers}**. Un solo campo recibe todo: nombre, apartamento, placa, documento, tarjeta, el código QR de la invitación o el PIN. Está listo cuando se abre la pantalla y después de cada acción; [[Esc]] lo borra.',
  ),
  picture(
    'desk',
    'La portería: quién espera, a quién se espera, quién está dentro y qué está prestado.',
  ),
  steps(
    'Lea el código QR con el lector de mesa, o toque el botón de la cámara junto al campo. La entrada se registra en el momento, con el rostro y el destino en letras grandes.',
    'Sin el código, escriba el comienzo del nombre, o el nombre y la unidad (camila 1203): [[↓]] y [[↑]] eligen, [[Enter]] hace lo esperado (entrada, salida, respuesta), [[Shift]] [[Enter]] registra la entrada con foto y [[Ctrl]] [[Enter]] abre el registro.',
    '¿Falta el documento? La pantalla lo pide una vez. ¿Hay algo contra la entrada, como un bloqueo? Dice qué, y solo un motivo deja entrar.',
    'Llegó sin invitación: escriba el apartamento. Aparecen quienes pueden autorizar y sus teléfonos; [[L]] llama, [[V]] registra la visita, y se avisa a la unidad. Cuando el residente responde por la aplicación, la línea cambia sola. Si le respondió a usted, **{gate.act.answer}** pregunta con quién habló.',
    '**{gate.act.leave}** termina la visita, con un toque.',
    'Para cada motivo de la venida la ventana pide solo lo necesario: de una entrega, la empresa y la unidad; de un servicio, el proveedor, o que no hay uno registrado; de una autoridad, el organismo, y entra en el momento. De alguien bloqueado pide el motivo antes de avisar a la unidad; los gestores y la portería se enteran.',
    '¿Un error? **{gate.undo.label}**, o [[Ctrl]] [[Z]] con el campo vacío, deshace la entrada o la salida durante 10 segundos: la unidad que fue avisada se entera, y lo que salía con la persona vuelve a figurar dentro. Quien figura dentro desde ayer entra de nuevo con **{gate.forgotten.close}**. Quien llega antes o después de la hora lo trae en la línea; **{gate.act.letIn}** lo permite. ¿Destino equivocado? En la página de la visita, **{registers.visits.transitions.cancel.button}**, y regístrela de nuevo.',
  ),
  p(
    '¿Nada encontrado? [[Enter]], o **{gate.box.register}**, abre la visita con el nombre, la placa o el CPF que se escribió. De noche [[F8]] deja la pantalla oscura y más grande, solo en este equipo; [[F8]] de nuevo la devuelve.',
  ),
  p(
    'De un lado están quienes esperan y quienes se esperan hoy; del otro, quienes están dentro, por unidad, lo prestado y los movimientos; en el celular, una lista a la vez. Quien pasó del tiempo y los autos que nadie registró vienen marcados. Una placa casi correcta (O y 0, I y 1, B y 8) aparece como parecida. Varios puestos ven lo mismo, en el momento.',
  ),
  p(
    '**{gate.musterLink}** muestra a todos los que hay que buscar, para imprimir, buscar o marcar en el celular: visitantes por unidad y, por área, a quién vieron los lectores, con lo que está en duda. Quien no tiene la salida registrada figura como no confirmado. No todo residente pasa por un lector: el número de residentes de cada unidad está al lado.',
  ),
  p(
    'Un número que existe en varias torres muestra una letra para cada una: pulse la letra y espere un instante; las letras escritas seguidas son un nombre o una torre. Escriba fiesta, llave, paquete 18 o ifood para hallar la fiesta de hoy, lo prestado, un paquete o registrar una entrega. La unidad abierta muestra también a quién se espera o quién está dentro, los autos y los paquetes. Cuatro o más invitados de una misma fiesta son una sola línea, con cuántos llegaron. De quien pasó del tiempo se avisa cada 15 minutos hasta que salga o usted elija **{gate.act.mayStay}**. Las llaves se prestan y se devuelven en la misma pantalla, y **{gate.moves.title}** muestra quién entró y salió. Lo que terminó no se cambia: en la página de la visita, **{visits.correct.add}** guarda lo que faltó, con el motivo y su nombre.',
  ),
  heading('live', 'El condominio en vivo'),
  p(
    'En la portería, la pestaña **{live.place.condominium}** muestra todas las torres lado a lado, con una ventana por unidad, encendida por quien está dentro, a quien se espera, paquetes, reservas de hoy, solicitudes atrasadas y pedidos de auxilio. Un toque en la ventana abre el día de la unidad al lado; el cuadro de búsqueda sigue arriba. En la lista de emergencia, la torre con más visitas dentro va primero. Sin conexión, un aviso dice de qué hora es lo que se ve.',
  ),
  heading('parcels', 'Paquetes en la portería'),
  steps(
    'Lea la etiqueta en la casilla. Si el paquete es nuevo, [[Enter]] abre **{parcelDesk.reception.title}**: escriba la unidad o el comienzo del nombre y pulse [[Enter]]. Con [[Shift]] [[Enter]] se abre la cámara, y el siguiente [[Enter]] fotografía y recibe.',
    'La ventana sigue abierta para la siguiente etiqueta. El tipo y el lugar quedan como antes; Correios se reconoce por el código. Al lado está lo que recibió ahora, para imprimir o **{gate.undo.label}** durante 15 minutos. Se avisa de un código que ya está guardado, y nada se recibe dos veces sin que usted lo confirme.',
    'Para entregar, escriba el código de retiro y pulse [[Enter]]: la pantalla dice de quién es, dónde está y quién retira. [[Enter]] otra vez lo entrega.',
    'Sin código, escriba la unidad o el nombre y pulse [[Enter]]; [[E]] muestra lo que espera y [[R]] recibe. Elija los paquetes y quién los retira; una firma o una foto vale para todos. Quien no es de la unidad necesita un motivo.',
  ),
  p(
    'Arriba está cuántos paquetes esperan y cuántos tienen retraso. En la página de un paquete, en **{register-pages.moreActions}**, **{parcelDesk.move.save}** guarda dónde estaba; **{registers.parcels.transitions.refuse.button}**, solo para correspondencia judicial, trae la declaración lista para revisar, firmar e imprimir; **{registers.parcels.transitions.lose.button}** pide el relato.',
  ),
  heading('lockers', 'Paquetes en el locker'),
  steps(
    'Después de recibir, **{locker-doors.deposit.start}** abre la menor puerta libre del tamaño elegido: teclas 1 a 4 y [[Enter]]. Guarde el paquete y cierre la puerta. Solo cuando la puerta se lee cerrada, con el paquete dentro, está en el locker y se avisa al residente.',
    'El residente retira con **{locker-doors.collect.start}**. Quien tiene un código lo dice en la portería: escríbalo y elija **{locker-doors.byCode.open}**. El código se gasta cuando la puerta se cierra.',
    'En la ficha del locker, **{locker-doors.see}** muestra cada una: libre, reservada, ocupada o bloqueada, si la cerradura está abierta, y lo que tiene atraso. Las flechas se mueven entre ellas, [[Enter]] abre los detalles, y allí usted abre para revisar o bloquea, siempre con un motivo.',
  ),
  p(
    '¿Una puerta no abrió? La pantalla dice por qué. Si ya estaba abierta, ciérrela e inténtelo otra vez; si no hay puerta de ese tamaño, el paquete queda en la portería. “No sabemos si la puerta abrió” quiere decir que la respuesta de la placa se perdió: vaya al locker, mire y diga **{locker-doors.resolve.inside}** o **{locker-doors.resolve.empty}**. Nada se abre otra vez por sí solo. Una puerta abierta por más de 3 minutos, o un sensor que no coincide, llega a sus notificaciones.',
  ),
  heading('handover', 'Cambio de turno'),
  steps(
    'En **{gate.title}**, elija **{gate.handover}** y **Nuevo cambio de turno**. El puesto ya viene escrito; [[Ctrl]] [[Enter]] lo inicia. Cada puesto tiene un cambio abierto a la vez.',
    'La página muestra lo que pasa: paquetes que esperan, llaves prestadas, visitas, puertas de lockers con problemas, alertas y salidas de hoy, cada uno con su lista, y las notas del cambio anterior.',
    '**{registers.handovers.transitions.leave.button}**: cuente los paquetes de la portería y de los armarios, explique si el número difiere del sistema, escriba lo que el próximo turno necesita saber y firme.',
    'Quien entra abre el mismo cambio con su propio acceso, en el celular o en la portería, y elige **{registers.handovers.transitions.receive.button}**. Si algo no coincide, escribe una salvedad.',
  ),
  p(
    'Antes de la firma, solo quien inició el cambio lo modifica, y el inicio y el fin son horarios que ya pasaron. Lo firmado no cambia más, ni por la administración. **{parcelDesk.sitting.print}** hace la página del libro; la vista **{registers.handovers.views.differing.f}** muestra conteos diferentes y salvedades.',
  ),
  heading('find', 'Encontrar a quien llegó'),
  list(
    'Una placa: en **{registers.vehicles.many}**, escríbala en la búsqueda, con o sin guion. La antigua y la Mercosul del mismo auto encuentran la misma fila, con la unidad y el dueño.',
    'Un residente: en **{registers.residents.many}**, basta el comienzo de cualquiera de los nombres, sin acentos. Quien tiene **{common.fields.social_name}** aparece también por él.',
    'Una unidad: en **{registers.apartments.many}**, el número o el nombre de la torre. En su página, **{occupancies.ofApartment}** muestra a las personas de hoy.',
    'Alguien con el documento en la mano: escriba el CPF o el número del documento entero en la búsqueda. Encuentra a la persona aunque el número esté protegido para usted.',
  ),
  note(
    'El CPF, el documento, la fecha de nacimiento y las observaciones de las personas están protegidos. Su rol los ve enmascarados o vacíos: es a propósito, y la búsqueda por el número entero funciona. Cada consulta queda registrada, y hay un límite por hora: 30 números que nadie tiene y 300 de personas encontradas. A quien busca en una lista, no encuentra y registra en ella en hasta 10 minutos no se le cuenta, hasta 300 veces por hora. Los PIN equivocados se cuentan aparte, y los códigos de retiro también: 60 de cada uno por hora. Un QR válido nunca espera.',
  ),
  heading('visitors', 'Registrar un visitante'),
  steps(
    'En **{registers.visitors.many}**, busque primero: quien ya vino está ahí.',
    '¿No está? Elija **Nuevo visitante**. Pida CPF u otro documento, uno de los dos hace falta, y escriba el nombre. De un extranjero vale el pasaporte, la CRNM o la identidad de su país (DNI, CI, RUN): elija el tipo y el país, y el número se encuentra con puntos o sin ellos.',
    'Con la cámara del dispositivo, **{register-pages.image.shoot}** guarda el rostro. Guarde con [[Ctrl]] [[Enter]].',
  ),
  p(
    '¿Escribió mal? El mismo día puede corregir lo que usted mismo informó: el campo viene vacío, y escribe el valor correcto. Si el documento ya es de otro registro, la pantalla lo muestra y ofrece abrirlo. Un visitante marcado como **{registers.visitors.fields.provisional}** vino por la invitación de un residente, todavía sin documento: complételo cuando llegue.',
  ),
  p(
    '¿Llegó un visitante provisional? Abra su página, elija **{register-pages.record.edit}**, escriba el CPF o el documento y tome la foto. Si el documento ya es de alguien registrado, elija **{registers.visitors.actions.merge}**: la invitación pasa al registro que existe.',
  ),
  warning(
    'Un visitante marcado como **{gate.hit.blocked}** no debe entrar. En la lista, filtre por esa columna para verlos a todos. Usted también bloquea: en la página del visitante, **Bloquear** pide el motivo y dura 24 horas, salvo que el gestor lo confirme. Solo el gestor libera antes. El motivo se muestra solo a quien administra.',
  ),
  heading('visits', 'Visitas: llegada, respuesta y entrada'),
  steps(
    'Alguien sin invitación: en **{handovers.visits.title}**, elija **Nueva visita**. A quien viene por primera vez lo registra allí mismo con **{visits.newVisitor.button}**: foto y documento. Elija el tipo y el destino y guarde: se le pregunta a la casa al instante.',
    'La página de la visita cambia sola cuando alguien responde, y dice quién fue. Si responden por el intercomunicador, use **{registers.visits.transitions.authorise.button}** y escriba el nombre de quien respondió. Sin respuesta en el plazo de la empresa, se le avisa.',
    '**{gate.act.enter}** deja entrar. Si falta el documento, la pantalla lo pide; si algo lo impide, dice qué, y solo deja entrar con un motivo, que queda registrado. Al salir, **{gate.act.leave}**.',
  ),
  p(
    'Quien tiene invitación está en la vista **{registers.visits.views.expected.f}**. Un pase que no vale dice por qué: aún no vale, terminó, ya se usó, fue revocado, es para otro destino, o no vale en este día, horario o feriado. Una autoridad se registra con **{registers.visits.fields.authority}** y nunca espera.',
  ),
  p(
    'Lo que entra o sale con alguien está en **{registers.item-passes.many}**: revíselo y elija **{registers.item-passes.transitions.pass.button}**.',
  ),
  heading('offline', 'Cuando se pierde la conexión'),
  p(
    'La portería continúa, también después de recargar la página: este dispositivo guarda, cifradas y por 12 horas como máximo, las visitas de hoy, los pases, las placas y quién está bloqueado. La franja de arriba dice desde cuándo falta la conexión, cuántos registros esperan y hasta cuándo vale la lista.',
  ),
  p(
    'Registre entradas y salidas como siempre. Como nadie puede responder por la aplicación, llame y escriba quién autorizó. Los PIN no están en el dispositivo: use el código QR o el nombre. La **{gate.musterLink}** y las unidades, con intercomunicadores y teléfonos de quienes autorizan, se abren también sin conexión; los paquetes la esperan. Un documento que quizá sea de alguien bloqueado es una pregunta, no un rechazo: verifique antes.',
  ),
  p(
    'En la franja, “¿Quién pasa por dónde?” muestra quién pasa hoy por cada punto y a qué horas; escriba un nombre o una unidad para leer por dónde pasa la persona. Son las reglas que el equipo leyó por último: nada se abre desde allí.',
  ),
  p(
    'Cuando vuelve la conexión, todo se envía solo, con su nombre y la hora en que ocurrió. Lo que no coincide (un pase usado en otra entrada, por ejemplo) no se convierte en una segunda entrada: queda en los “registros por resolver”, y usted o el gestor dice qué ocurrió, con una nota. **Salir** del sistema borra la lista del dispositivo; lo que espera queda.',
  ),
  heading('changes', 'Lo que usted puede cambiar'),
  p(
    'Usted carga y cambia residentes, vehículos, mascotas, visitantes, proveedores y tarjetas, cambia torres y apartamentos, y anota quién se muda. Elimina solo visitantes, y visitas que la propia portería marcó y que aún no empezaron. Importar y exportar planillas es de la administración. La tabla entera está en [Roles y permisos](/documentation/administrators/roles).',
  ),
  heading('panic', 'Cuando llega una alerta de pánico'),
  steps(
    'Aparece una franja roja en lo alto de cualquier página, con sonido: quién pidió ayuda, dónde vive y qué escribió.',
    'Vaya, o mande a alguien, y elija **{panic.alert.acknowledge}**. El sonido para en todos los lugares, y la persona ve el nombre de usted.',
    'En **{panic.own.show}** están el rostro y la unidad de quien pidió, hace cuántos segundos fue, botones que llaman a la persona y a su contacto de emergencia, cada activación y la línea de tiempo.',
  ),
  p(
    'La franja empuja la página hacia abajo y no esconde nada de ella; las ventanas y las páginas de error también quedan debajo. Con el teclado, [[Alt]] [[Shift]] [[A]] va hasta ella.',
  ),
  p(
    'Quien cierra la alerta es el gestor o la administración de la plataforma. Si otra persona la asume antes, la franja desaparece de todas las pantallas. Si quien pidió la activa de nuevo, vuelve, con sonido: no terminó. Dos puestos con el mismo acceso se avisan entre sí.',
  ),
  note(
    'El navegador solo toca la alarma después del primer clic en la página. Al empezar el turno, haga clic una vez en cualquier lugar. Si aparece **{panic.banner.soundOff}**, hágalo.',
  ),
  p(
    'Usted también puede pedir ayuda: el botón rojo de la huella digital, en la barra o, en el celular, abajo. En el teclado, [[Alt]] [[Shift]] [[P]].',
  ),
  heading('rounds', 'Rondas e incidencias'),
  p(
    'Su ronda se hace con el celular: [Rondas](/documentation/rounds) dice cómo. Lo que pasó en el turno se registra en **{registers.occurrences.many}**, como dice [Incidencias y consejo](/documentation/occurrences).',
  ),
]
