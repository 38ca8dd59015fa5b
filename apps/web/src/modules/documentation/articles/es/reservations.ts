import { type Article, heading, list, note, p, steps } from '../article.ts'

export const reservations: Article = [
  p(
    'En **{events.calendar.title}** cada área común tiene su calendario. Lo que aparece libre es lo que la reserva acepta: el calendario, el formulario y la reserva preguntan a las mismas reglas. Cada área tiene su color, y **{events.calendar.empty}** marca los días del mes sin ninguna. Un clic en una reserva la abre sobre el calendario, con **{registers.events.transitions.approve.button}** y **{registers.events.transitions.refuse.button}** para quien decide.',
  ),
  heading('book', 'Reservar'),
  steps(
    'En el inicio, **{events.title}**. Elija el área: la foto, la capacidad y la tarifa están en el botón.',
    'Elija el día y el horario. Los días en gris no tienen horario libre; un horario que no se puede dice por qué.',
    'Diga para qué es y cuántos invitados vienen. Cuentan con acompañantes y niños.',
    'Revise todo. Si el área tiene una regla, el enlace está ahí: al reservar, acepta esa versión.',
  ),
  p(
    'Después, **{events.success.file}**, **{events.success.copy}**, **{events.success.whatsApp}** o **{events.success.email}** lo cuentan a los demás. El texto no dice su unidad.',
  ),
  heading('waiting', 'La lista de espera'),
  p(
    'En un horario que otra reserva ya tiene, **{events.time.wait}** guarda su lugar. Si queda libre, avisamos al primero y el horario queda guardado por 12 horas, o por la mitad del tiempo que falta si es menos. **{registers.events.transitions.accept.button}** lo confirma; sin respuesta, la oferta pasa al siguiente.',
  ),
  heading('guests', 'Los invitados'),
  steps(
    'En la página de la reserva, **{event-guests.panel.begin}** abre los invitados.',
    '**{event-guests.pasteList}** lee lo que usted trae de WhatsApp o de una planilla: columnas, nombres entre comas, numeración, “+1”, “Família Alves (4 pessoas)”, niños, teléfonos y documentos. Lo que no se entiende se muestra aparte. Usted lo revisa antes de agregar.',
    '**{event-guests.send}** muestra un enlace para cada persona, para WhatsApp o para copiar, y lo manda por correo a quien tiene dirección.',
  ),
  p(
    'El invitado responde sin entrar al sistema, y ve solo el evento, el lugar, la hora y su primer nombre. Quien viene recibe un código QR, que vale desde la preparación hasta el fin de la reserva. Antes, la página del pase dice desde cuándo vale; mientras un cambio de la reserva espera aprobación, queda suspendido. Acompañantes y niños cuentan en los lugares del área; quien no viene libera el suyo.',
  ),
  p(
    'En la portería la reserva es una línea con cuántos llegaron, y cada invitado se encuentra por nombre, código o número. Usted sigue las llegadas en la misma lista. Si la reserva termina, las invitaciones y los pases terminan con ella. La lista se borra 90 días después, o en el plazo del condominio.',
  ),
  heading('approve', 'Aprobar y rechazar'),
  list(
    'En un área que pide aprobación, la solicitud guarda el horario por 48 horas, o hasta la antelación del área si es antes. Sin respuesta, se rechaza.',
    '**{registers.events.transitions.approve.button}** confirma. **{registers.events.transitions.refuse.button}** pide el motivo, que la persona lee.',
    '**{registers.events.transitions.cancel.button}** libera el horario. Después del plazo del área, la cancelación cuenta para la unidad, si el área lo dice.',
    '**{registers.events.choices.state.no_show}** vale después del comienzo, y cuenta si el área lo dice.',
  ),
  heading('inspection', 'La inspección'),
  p(
    'En la página de la reserva, cada elemento del área tiene una línea, antes y después del uso. **{event-inspections.allFine}** responde a todos de una vez; **{event-inspections.damage}** pide lo que se encontró, con foto. Queda registrado quién miró y cuándo.',
  ),
  heading('conflicts', 'Cuando el área cambia'),
  p(
    'Si cambia horarios, preparación, limpieza, días sin reserva o áreas que cierran juntas, las reservas hechas siguen en pie. La página del área muestra **{events.conflicts.title}**, cada una con su motivo, para que alguien decida.',
  ),
  heading('feed', 'En su calendario'),
  p(
    '**{events.feed.title}** crea un enlace que el calendario del teléfono o de la computadora lee solo. **{events.feed.renew}** termina el anterior, y el enlace termina con su acceso.',
  ),
  note(
    'Las horas son las del condominio. Una fiesta que pasa de la medianoche es del día en que empieza.',
  ),
]
