import { type Article, heading, list, p, steps } from '../article.ts'

export const announcements: Article = [
  p(
    'En **Comunicados**, la administración avisa a todos o a algunos y guarda la prueba de quién lo recibió, lo leyó y lo confirmó. Los residentes los encuentran en el inicio y en las notificaciones.',
  ),
  heading('write', 'Escribir y enviar'),
  steps(
    'En **Comunicados**, **Nuevo comunicado**. En **Para quién**, elija todos, torres o pisos, algunas unidades o algunos roles; **Solo con este vínculo** envía una convocatoria solo a los propietarios.',
    '**Quién lo recibirá** cuenta las personas y las unidades mientras elige, y cuántas no tienen acceso a la app.',
    'Marque **Pedir confirmación de lectura** si cada uno debe confirmar que lo leyó. Lo que guarda es un **Borrador**.',
    '**Enviar ahora** muestra la cuenta una vez más; **Programar envío** fija la hora. Quién lo recibe se decide al enviarlo y no cambia más.',
  ),
  heading('emergency', 'Emergencias'),
  p(
    'El tipo **Emergencia** llega al instante por push y correo, también en las horas de silencio de cada uno, y el mensaje dice por qué. El título aparece en la pantalla bloqueada. Necesita un fin en **Vale hasta**.',
  ),
  heading('proof', 'La prueba'),
  list(
    '**Ver la prueba por unidad** muestra a cada persona: en camino, recibió, leyó o confirmó, y cuándo.',
    'Quien no tiene acceso a la app es avisado en papel: marque a las personas y **Registrar entrega en papel** con el día y el nombre de quien entregó.',
    '**Descargar PDF** imprime la prueba por unidad; **Exportar** hace la planilla.',
    'Quien se muda después lee lo que aún vale, y no entra en la cuenta.',
  ),
  heading('correct', 'Corregir o retirar'),
  p(
    'Lo enviado no cambia más. **Corregir con otro comunicado** empieza un borrador con el mismo texto; cuando se envía, toma el lugar del primero. **Retirar** pide un motivo, que solo lee la administración. La prueba de ambos sigue guardada.',
  ),
  heading('quiet', 'Horas de silencio'),
  p(
    'En **Mi perfil**, **Horas de silencio** retiene correos y avisos push en el horario que elija, cada uno por sí. En la aplicación todo aparece al instante, y lo retenido llega al final del horario. Pánico, emergencias y alguien en la portería llegan siempre, como lo que elija en **Avisar de todos modos**.',
  ),
]
