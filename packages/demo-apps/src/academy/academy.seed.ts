import { dayOf } from '../days/days.ts'
import type { Category, Course } from './academy.types.ts'
import { type CourseLine, courseLines } from './course-lines.seed.ts'

export type AcademyState = { categories: Category[]; courses: Course[] }

/** Fixed values, for which pages have words (demo-apps §3). */
const categories: Category[] = [
  { id: '0', value: 'web', label: 'Web', color: '#2a6a9e' },
  { id: '1', value: 'firebase', label: 'Firebase', color: '#8a6410' },
  { id: '2', value: 'cloud', label: 'Cloud', color: '#4252cd' },
  { id: '3', value: 'android', label: 'Android', color: '#3f7a2c' },
]

/** The texts of steps, used in turns; `{step}` and `{course}` are replaced by their names. */
const bodies = [
  '<h2>{step}</h2><p>Este passo de <em>{course}</em> começa por uma pergunta: o que a pessoa do outro lado precisa conseguir fazer, e em quanto tempo?</p><ul><li>Escreva a resposta em uma frase.</li><li>Mostre a alguém que não participa do projeto.</li><li>Corte o que sobrou.</li></ul>',
  '<h2>{step}</h2><p>Antes de construir, observe. Anote <strong>três situações reais</strong> em que isto acontece e o que dá errado em cada uma.</p><p>Volte às anotações quando tiver uma solução: ela resolve as três?</p>',
  '<h2>{step}</h2><p>Agora é a sua vez. Faça a versão mais simples que funcione de ponta a ponta, e só então melhore uma coisa por vez.</p><ol><li>Faça funcionar.</li><li>Faça funcionar bem.</li><li>Meça, e só então faça funcionar depressa.</li></ol>',
  '<h2>{step}</h2><p>O que pode dar errado? Desligue a rede, escreva um nome muito longo, clique duas vezes.</p><blockquote>Um erro que explica o que fazer vale mais que um erro que pede desculpas.</blockquote>',
  '<h2>{step}</h2><p>Para terminar, releia tudo em voz alta e conte o que você <strong>não</strong> fez. É isso que a próxima pessoa precisa saber de {course}.</p>',
]

function courseOf(line: CourseLine, index: number, now: number): Course {
  const { title, slug, category, minutes, reading, about, steps } = line
  return {
    id: String(index + 1),
    title,
    slug,
    description: about,
    category,
    length: minutes,
    totalSteps: steps.length,
    activeStep: reading,
    updated: dayOf(now, -3 * index - 1),
    steps: steps.map((step, nth) => ({
      id: `${index + 1}-${nth + 1}`,
      title: step,
      content: (bodies[nth % bodies.length] ?? '')
        .replaceAll('{step}', step)
        .replaceAll('{course}', title),
    })),
  }
}

/** Fourteen courses, updated in the days before `now`. */
export function academySeed(now: number): AcademyState {
  return { categories, courses: courseLines.map((line, index) => courseOf(line, index, now)) }
}
