import { type Article, heading, list, p, steps } from '../article.ts'

export const announcements: Article = [
  p(
    'En **{registers.announcements.many}**, la administración avisa a todos o a algunos y guarda la prueba de quién lo recibió, lo leyó y lo confirmó. Los residentes los encuentran en el inicio y en las notificaciones.',
  ),
  heading('write', 'Escribir y enviar'),
  steps(
    'En **{registers.announcements.many}**, **Nuevo comunicado**. En **{registers.announcements.fields.audience}**, elija todos, torres o pisos, algunas unidades o algunos roles; **{registers.announcements.fields.relations}** envía una convocatoria solo a los propietarios.',
    '**{announcements.count.title}** cuenta las personas y las unidades mientras elige, y cuántas no tienen acceso a la app.',
    'Marque **{registers.announcements.fields.requires_ack}** si cada uno debe confirmar que lo leyó. Lo que guarda es un **{registers.announcements.choices.state.draft}**.',
    '**{registers.announcements.transitions.send.button}** muestra la cuenta una vez más; **{registers.announcements.transitions.schedule.button}** fija la hora. Quién lo recibe se decide al enviarlo y no cambia más.',
  ),
  heading('emergency', 'Emergencias'),
  p(
    'El tipo **{registers.announcements.choices.kind.emergency}** llega al instante por push y correo, también en las horas de silencio de cada uno, y el mensaje dice por qué. El título aparece en la pantalla bloqueada. Necesita un fin en **{registers.announcements.fields.valid_until}**.',
  ),
  heading('proof', 'La prueba'),
  list(
    '**{announcements.delivery.open}** muestra a cada persona: en camino, recibió, leyó o confirmó, y cuándo.',
    'Quien no tiene acceso a la app es avisado en papel: marque a las personas y **{registers.announcements.actions.record-told}** con el día y el nombre de quien entregó.',
    '**{announcements.proof.pdf}** imprime la prueba por unidad; **{announcements.proof.export}** hace la planilla.',
    'Quien se muda después lee lo que aún vale, y no entra en la cuenta.',
  ),
  heading('correct', 'Corregir o retirar'),
  p(
    'Lo enviado no cambia más. **{registers.announcements.actions.correct}** empieza un borrador con el mismo texto; cuando se envía, toma el lugar del primero. **{registers.announcements.transitions.withdraw.button}** pide un motivo, que solo lee la administración. La prueba de ambos sigue guardada.',
  ),
  heading('quiet', 'Horas de silencio'),
  p(
    'En **{shell.user.profile}**, **{own-account.notifications.quiet.title}** retiene correos y avisos push en el horario que elija, cada uno por sí. En la aplicación todo aparece al instante, y lo retenido llega al final del horario. Pánico, emergencias y alguien en la portería llegan siempre, como lo que elija en **{own-account.notifications.quiet.except}**.',
  ),
]
