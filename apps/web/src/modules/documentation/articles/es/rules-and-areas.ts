import { type Article, heading, list, p, steps } from '../article.ts'

export const rulesAndAreas: Article = [
  p(
    'Las **Reglas** dicen lo que rige: silencio, animales, obras. Las **Áreas comunes** dicen qué se reserva, cuándo y por quién. El gestor las escribe; los residentes y la portería las leen.',
  ),
  heading('write', 'Escribir una regla'),
  steps(
    'En **Reglas**, **Nueva regla**. El texto tiene títulos, listas y enlaces; pegue de otro documento, y solo viene el texto. Lo que guarda es un **Borrador**, que solo ve la administración.',
    'Para una multa, indique la **Base de la sanción**: el artículo y el monto.',
    'Marque **Pedir la aceptación de los residentes** si cada uno debe leerla y aceptarla.',
    '**Publicar** pide el día en **Rige desde**. Después de eso el texto ya no cambia.',
  ),
  heading('versions', 'Cambiar una regla'),
  p(
    'Abra la regla vigente y elija **Nueva versión**: empieza con el mismo texto. Al publicarla, elija hoy o un día posterior; ese día reemplaza a la anterior, que queda guardada. **Comparar versiones** muestra lo que salió y lo que entró. **Marcar el fin** termina una regla sin otra en su lugar.',
  ),
  heading('acceptance', 'Quién aceptó'),
  p(
    'El residente lee la regla y elige **Leí y acepto**: queda registrado quién y cuándo. En el inicio, **Reglas por aceptar** muestra las que faltan. En la página de la regla, **Ver quién aceptó** muestra al gestor quién aceptó y quién falta.',
  ),
  heading('areas', 'Registrar un área común'),
  list(
    '**Cómo se reserva**: por turnos fijos, en cualquier horario libre, por el día entero, o sin reserva.',
    '**Preparación antes (min)** y **Limpieza después (min)**: tiempo en que nadie más usa el área.',
    '**Reservas por unidad**: cuántas por semana, mes, trimestre o año. Las que esperan respuesta también cuentan.',
    '**Días sin reserva**: entre fechas, cada año, en días de la semana, en feriados o en sus vísperas.',
    '**Áreas que cierran juntas**: cuando una está reservada, la otra cierra, en ambos sentidos.',
    '**Quién puede reservar**: por vínculo y por torre. El propietario que alquiló su unidad nunca reserva.',
    '**Tarifa de uso (R$)** y **Depósito (R$)**: se muestran y se aceptan; el cobro se hace por fuera.',
    '**Puntos de la inspección**: se revisan antes y después de cada uso.',
  ),
]
