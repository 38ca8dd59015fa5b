import { type Article, heading, list, p, steps } from '../article.ts'

export const occurrences: Article = [
  p(
    'En **{registers.occurrences.many}** está lo que ocurrió y lo que se hizo: quién lo relató, cuándo, con qué pruebas. El relato y las pruebas no cambian después; solo se les añade.',
  ),
  heading('report', 'Relatar'),
  steps(
    'En el inicio, **{landing.home.report}**; el equipo usa **Nueva incidencia**, o **{occurrences.open}** en una reserva, una visita o una alerta de pánico atendida, que ya rellena dónde y cuándo. Un elemento con daño en la inspección abre una incidencia por sí solo.',
    'Diga **{registers.occurrences.fields.description}** y **{registers.occurrences.fields.happened_at}**, y adjunte las **{registers.occurrences.fields.attachments}**.',
    'El equipo elige el **{registers.occurrences.fields.type}**, que trae gravedad y plazo y puede pedir una foto, y los **{registers.occurrences.fields.involved}**.',
  ),
  p(
    'En **{registers.occurrence-types.many}**, la administración dice el grupo, la **{registers.occurrence-types.fields.default_severity}**, el **Plazo (horas)** y si el tipo **Pide foto**.',
  ),
  heading('who', 'Quién lo lee'),
  list(
    'Quien lo relató lee lo que relató y lo que se le dice; ni su familia lo lee.',
    'La unidad implicada nunca sabe quién lo relató: no lee la incidencia. **{registers.occurrences.transitions.tell-unit.button}** manda a sus residentes solo el texto que escribe la administración. **{registers.occurrences.fields.hidden_from_unit}** impide incluso eso.',
    'El equipo lo lee todo, y elige **Quién lo lee** en cada comentario.',
  ),
  heading('work', 'Atender'),
  p(
    '**{registers.occurrences.transitions.analyse.button}**, **{registers.occurrences.transitions.proceed.button}** y **{registers.occurrences.transitions.close.button}** avisan a quien lo relató. **{registers.occurrences.transitions.close.button}** dice qué se hizo y **{registers.occurrences.transitions.cancel.button}** pide el motivo. Nada se elimina.',
  ),
  heading('violations', 'Advertir y multar'),
  list(
    'En una incidencia, **{violations.open}** abre una infracción con la unidad, la regla, el día y el lugar. Escriba los **{registers.violations.fields.facts}** para que la unidad los lea: la carta nunca dice quién relató. **{registers.violations.transitions.notify.button}** escribe la carta al propietario, con copia al inquilino; el texto no cambia más.',
    'El plazo de la defensa cuenta desde la recepción probada: el propietario usa **{registers.violations.transitions.confirm.button}** en la app, o la administración usa **{registers.violations.transitions.receive.button}** y adjunta el acuse.',
    'El propietario usa **{registers.violations.transitions.defend.button}** hasta el fin del plazo; la administración registra una defensa en papel. El inquilino lee su copia.',
    'Después de la defensa, o del plazo, decida: **{registers.violations.transitions.dismiss.button}**, **{registers.violations.transitions.warn.button}** o **{registers.violations.transitions.fine.button}**. La multa necesita una regla que la prevea y llega a 5 veces la cuota de la unidad; a 10 con el acta de la asamblea adjunta.',
    '**{violations.pdf}** hace la carta del texto que se emitió, con el código que prueba que es el mismo. Al final hay lugar para la firma y para el recibo de quien la recibe.',
  ),
  heading('council', 'Sobre el gestor'),
  list(
    'Lo que acusa al gestor va al consejo: elija **{occurrences.aboutSindico}**, en el inicio o en **{registers.occurrences.many}**. Solo lo leen quienes estaban en el consejo en ese momento y los administradores de la plataforma, con números propios.',
    'El consejo es de residentes: la administración marca el consejo en el acceso de cada uno, en cualquier momento, y se avisa a los demás del consejo. Quien entra después no lee lo ya relatado; solo un administrador de la plataforma cambia **{registers.council-occurrences.fields.readers}**.',
    'Aunque sea del consejo, no lee quien es gestor o lo fue hace menos de un año, ni a quien el relato nombra.',
  ),
]
