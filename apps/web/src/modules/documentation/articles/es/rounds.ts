import { type Article, heading, list, p, steps } from '../article.ts'

export const rounds: Article = [
  p(
    'En **{registers.patrols.many}** están los recorridos de la vigilancia, en **{registers.patrol-points.many}** los lugares por donde pasan, y en **{registers.rounds.many}** cada vez que alguien los recorre: planeada, hecha, atrasada o no hecha. La lista empieza por **{registers.rounds.views.to_come.f}**; un toque ahí muestra también las que pasaron.',
  ),
  heading('points', 'Puntos y etiquetas'),
  list(
    'Cada punto tiene **{registers.patrol-points.fields.location}**, **{registers.patrol-points.fields.instructions}** para quien llega y, si hace falta, **{registers.patrol-points.fields.questions}** y **Pide foto**.',
    '**{rounds.print_one}** hace un PDF en tres tamaños, con marcas de corte; en la lista, marque varios puntos e imprima todos en una hoja. Queda registrado quién imprimió: los códigos no aparecen en ningún otro lugar. La etiqueta dice de quién es y cómo se lee.',
    '**{registers.patrol-points.actions.renew-code}** invalida la etiqueta que está en el punto. El número impreso dice cuál vale.',
  ),
  heading('patrols', 'Patrullas'),
  steps(
    'En **Nueva patrulla**, ponga los **{rounds-walk.points}** en el orden del recorrido; uno **{rounds-run.optional}** puede faltar.',
    'En **{registers.patrols.fields.schedule}**, diga los días y la hora de cada inicio. **{registers.patrols.fields.shift_starts_at}** pone la ronda de las 2 en el día en que empezó el turno.',
    'En **{registers.patrols.fields.employees}**, el primero que está de turno queda responsable. Los **{registers.patrols.fields.supervisors}** son avisados cuando algo falla; sin ellos, el gestor.',
  ),
  heading('rounds', 'Rondas'),
  list(
    'Las rondas de los próximos dos días se planean solas. Cambiar la patrulla cambia las que aún no empezaron, y ninguna otra.',
    'Pasada la **{registers.rounds.fields.grace_min}** sin que nadie empiece, la ronda queda **{registers.rounds.choices.state.missed}** y se avisa a los supervisores.',
    'Cuando el responsable es despedido, sus rondas quedan **{registers.rounds.fields.unassigned}**, y se avisa enseguida a los supervisores.',
    '**{rounds.unplanned}**, en la patrulla, abre una fuera del horario. **{registers.rounds.transitions.abort.button}** pide el motivo.',
  ),
  heading('walk', 'Hacer la ronda en el celular'),
  steps(
    'Abra la ronda y toque **{rounds-walk.walk}**, todavía con red; después funciona sin red hasta el final.',
    '**{rounds-run.begin}** marca el inicio. En cada lugar, **{rounds-run.scan}** lee la etiqueta con la cámara, o el chip donde el navegador lee chips.',
    'Responda lo que el punto pregunta y saque la foto, si la pide. **{rounds-run.skip}** e **{registers.rounds.transitions.abort.button}** piden el motivo; **{rounds-run.note}** guarda lo que vio.',
    'Con todos los puntos leídos, la ronda termina sola; antes, use **{rounds-run.finish}**, y queda **{registers.rounds.choices.state.completed_with_exceptions}** si falta un punto obligatorio.',
  ),
  p(
    'Todo queda guardado en el celular hasta que se envía, aunque la página se recargue o la batería se acabe. Un reloj con más de 5 minutos de error se avisa antes del inicio; si nadie lo ajusta, las horas son las del servidor, y la ronda queda con **{registers.rounds.fields.clock_off}**. La posición se anota una vez por lectura, si usted lo permite, y se borra después del plazo en **{company-settings.retention.title}**.',
  ),
  heading('judge', 'Lecturas sospechosas'),
  p(
    'Una lectura nunca se rechaza, pero queda marcada cuando el reloj fue atrasado, cuando la hora es de antes de abrirse la ronda en el celular o suma más tiempo del que pasó, cuando alguien habría corrido demasiado, cuando cuatro intervalos son iguales, cuando la etiqueta es antigua o cuando el celular estaba lejos del punto. El gestor decide en cada una: **{rounds-walk.verdicts.fine}** o **{rounds-walk.verdicts.not_valid}**. Una ronda que llega después de dada por no hecha se corrige, y ambas horas quedan.',
  ),
]
