import { type Article, heading, list, p } from '../article.ts'

export const reports: Article = [
  p(
    'Cuatro informes cuentan lo que pasó en un período: **{app.titles.reportsRounds}**, **{app.titles.reportsVisitors}**, **{app.titles.reportsOccurences}** y **{app.titles.reportsAccesses}**, en el grupo **{app.navigation.reports}** del menú.',
  ),
  heading('read', 'Leer un informe'),
  list(
    'En **{reports.period}** elija uno listo, como **{reports.presets.last_7}**, o escriba las fechas en **{reports.from}** y **{reports.to}**. La dirección de la página guarda todo y puede enviarse a otra persona.',
    'Cada número de los **{reports.totals}** muestra también el del período anterior: la misma cantidad de días justo antes; en el mes corriente, los mismos días del mes pasado. El período que aún no terminó se compara hasta la misma hora: hoy hasta ahora, con ayer hasta esta hora. La flecha dice si subió o bajó; **{reports.good}** o **{reports.bad}** aparece donde una dirección siempre es buena.',
    '**{reports.chart}** dibuja un número por vez, a su elección, con el período anterior más claro detrás.',
    'Haga clic en un número para abrir sus filas en la lista, ya filtrada.',
    'Los días son los de la empresa, sea cual sea la zona de su dispositivo.',
  ),
  heading('moments', 'Qué cuenta cuándo'),
  list(
    'Las **Entradas** cuentan el día de la entrada; las **Rechazadas**, el día del rechazo; **No vinieron**, el día en que se las esperaba.',
    'La **Permanencia media** usa solo las salidas que la portería registró. Las otras están en **Salida sin hora**.',
    'Una ronda cuenta el día de su turno, aunque termine después de la medianoche.',
    'Una incidencia cuenta el día en que pasó, no el día en que se escribió.',
    'Un acceso cuenta a la hora de su decisión, una vez por paso, y el informe no dice quién pasó: solo por punto, hora, motivo del rechazo, tipo de persona y credencial.',
  ),
  heading('files', 'Llevarlo afuera'),
  list(
    '**{reports.export}** guarda un PDF con el gráfico o una planilla con todos los grupos; arriba están los filtros, la zona y quién exportó. **{reports.print}** pone la página en papel. Cualquier página se imprime sin menú ni botones; una lista, apaisada.',
    'Las filas de un número se exportan en su lista; **{spreadsheets.pdf}** lleva hasta 5.000 filas.',
    'Cada exportación queda en el historial.',
  ),
  p(
    'Al comienzo de cada mes, el gestor recibe el **Resumen del mes** con los totales del mes que pasó.',
  ),
  heading('month', 'La página del mes para los residentes'),
  p(
    '**{month-page.title}**, en el menú y en la lista de comunicados, reúne un mes del condominio en una página para los residentes: visitas, rondas hechas, solicitudes respondidas y en cuántos días, comunicados leídos, paquetes entregados y reservas, cada número junto al del mes anterior.',
  ),
  list(
    'No aparece ningún nombre ni ningún número menor que 5. Un porcentaje que revelaría un número pequeño dice solo “más del” o “menos del”; lo que no tiene número en ninguno de los dos meses queda fuera.',
    '**{month-page.publish}** hace un borrador de comunicado para los residentes, con el texto y la imagen. No se envía nada: revíselo y envíelo como cualquier comunicado.',
    '**{month-page.shareAs}** lleva la página como imagen, PDF, texto para WhatsApp o papel.',
    'Solo un mes que ya terminó tiene página: dos páginas del mes en curso dejarían ver, por la diferencia, un número pequeño.',
  ),
  heading('analytics', 'Análisis y el día'),
  list(
    '**{reports.analytics.title}**, en el menú, muestra a cada uno las tendencias de lo que ya puede ver: el gestor, la empresa; el residente, su unidad; el proveedor, sus visitas; la portería, el día.',
    'En **Inicio**, la tarjeta **{reports.presets.today}** pone primero lo que necesita a alguien. **{landing.day.arrange}** deja a cada uno ocultar números y cambiar el orden; **{landing.day.byNeed}** lo deshace.',
  ),
]
