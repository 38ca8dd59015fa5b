import { type Article, heading, list, p, steps } from '../article.ts'

export const rulesAndAreas: Article = [
  p(
    'Las **{registers.rules.many}** dicen lo que rige: silencio, animales, obras. Las **{registers.rules.choices.category.areas}** dicen qué se reserva, cuándo y por quién. El gestor las escribe; los residentes y la portería las leen.',
  ),
  heading('write', 'Escribir una regla'),
  steps(
    'En **{registers.rules.many}**, **Nueva regla**. El texto tiene títulos, listas y enlaces; pegue de otro documento, y solo viene el texto. Lo que guarda es un **{registers.rules.choices.state.draft}**, que solo ve la administración.',
    'Para una multa, indique la **{registers.rules.fields.penalty_basis}**: el artículo y el monto.',
    'Marque **{registers.rules.fields.requires_acceptance}** si cada uno debe leerla y aceptarla.',
    '**{registers.rules.transitions.publish.button}** pide el día en **{registers.rules.fields.effective_from}**. Después de eso el texto ya no cambia.',
  ),
  heading('versions', 'Cambiar una regla'),
  p(
    'Abra la regla vigente y elija **{registers.rules.actions.new-version}**: empieza con el mismo texto. Al publicarla, elija hoy o un día posterior; ese día reemplaza a la anterior, que queda guardada. **{rules.versions.compare}** muestra lo que salió y lo que entró. **{registers.rules.transitions.set-end.button}** termina una regla sin otra en su lugar.',
  ),
  heading('acceptance', 'Quién aceptó'),
  p(
    'El residente lee la regla y elige **{registers.rules.actions.accept}**: queda registrado quién y cuándo. En el inicio, **{landing.home.rules}** muestra las que faltan. En la página de la regla, **{rules.acceptance.open}** muestra al gestor quién aceptó y quién falta.',
  ),
  heading('areas', 'Registrar un área común'),
  list(
    '**{registers.common-areas.fields.booking_mode}**: por turnos fijos, en cualquier horario libre, por el día entero, o sin reserva.',
    '**{registers.common-areas.fields.buffer_before}** y **{registers.common-areas.fields.buffer_after}**: tiempo en que nadie más usa el área.',
    '**{registers.common-areas.fields.quota}**: cuántas por semana, mes, trimestre o año. Las que esperan respuesta también cuentan.',
    '**{registers.common-areas.fields.blackouts}**: entre fechas, cada año, en días de la semana, en feriados o en sus vísperas.',
    '**{registers.common-areas.fields.linked_areas}**: cuando una está reservada, la otra cierra, en ambos sentidos.',
    '**{registers.common-areas.fields.relations}**: por vínculo y por torre. El propietario que alquiló su unidad nunca reserva.',
    '**{registers.common-areas.fields.fee}** y **{registers.common-areas.fields.deposit}**: se muestran y se aceptan; el cobro se hace por fuera.',
    '**{registers.common-areas.fields.inspection_items}**: se revisan antes y después de cada uso.',
  ),
]
