import { type Article, heading, list, p, steps } from '../article.ts'

export const occurrences: Article = [
  p(
    'En **Incidencias** está lo que ocurrió y lo que se hizo: quién lo relató, cuándo, con qué pruebas. El relato y las pruebas no cambian después; solo se les añade.',
  ),
  heading('report', 'Relatar'),
  steps(
    'En el inicio, **Relatar una incidencia**; el equipo usa **Nueva incidencia**, o **Abrir incidencia** en una reserva, una visita o una alerta de pánico atendida, que ya rellena dónde y cuándo. Un elemento con daño en la inspección abre una incidencia por sí solo.',
    'Diga **Qué ocurrió** y **Cuándo ocurrió**, y adjunte las **Pruebas**.',
    'El equipo elige el **Tipo**, que trae gravedad y plazo y puede pedir una foto, y los **Implicados**.',
  ),
  p(
    'En **Tipos de incidencia**, la administración dice el grupo, la **Gravedad usual**, el **Plazo (horas)** y si el tipo **Pide foto**.',
  ),
  heading('who', 'Quién lo lee'),
  list(
    'Quien lo relató lee lo que relató y lo que se le dice; ni su familia lo lee.',
    'La unidad implicada nunca sabe quién lo relató: no lee la incidencia. **Avisar a la unidad** manda a sus residentes solo el texto que escribe la administración. **No avisar a la unidad** impide incluso eso.',
    'El equipo lo lee todo, y elige **Quién lo lee** en cada comentario.',
  ),
  heading('work', 'Atender'),
  p(
    '**Analizar**, **Dar curso** y **Cerrar** avisan a quien lo relató. **Cerrar** dice qué se hizo y **Cancelar incidencia** pide el motivo. Nada se elimina.',
  ),
  heading('violations', 'Advertir y multar'),
  list(
    'En una incidencia, **Advertir a la unidad** abre una infracción con la unidad, la regla, el día y el lugar. Escriba los **Hechos** para que la unidad los lea: la carta nunca dice quién relató. **Emitir advertencia** escribe la carta al propietario, con copia al inquilino; el texto no cambia más.',
    'El plazo de la defensa cuenta desde la recepción probada: el propietario usa **Confirmar recepción** en la app, o la administración usa **Registrar recepción** y adjunta el acuse.',
    'El propietario usa **Presentar defensa** hasta el fin del plazo; la administración registra una defensa en papel. El inquilino lee su copia.',
    'Después de la defensa, o del plazo, decida: **Archivar**, **Mantener advertencia** o **Aplicar multa**. La multa necesita una regla que la prevea y llega a 5 veces la cuota de la unidad; a 10 con el acta de la asamblea adjunta.',
    '**Guardar en PDF** hace la carta del texto que se emitió, con el código que prueba que es el mismo.',
  ),
  heading('council', 'Sobre el gestor'),
  list(
    'Lo que acusa al gestor va al consejo: elija **¿Es sobre el gestor?**, en el inicio o en **Incidencias**. Solo lo leen quienes estaban en el consejo en ese momento y los administradores de la plataforma, con números propios.',
    'El consejo es de residentes: la administración marca el consejo en el acceso de cada uno, en cualquier momento, y se avisa a los demás del consejo. Quien entra después no lee lo ya relatado; solo un administrador de la plataforma cambia **Quién lee**.',
    'Aunque sea del consejo, no lee quien es gestor o lo fue hace menos de un año, ni a quien el relato nombra.',
  ),
]
