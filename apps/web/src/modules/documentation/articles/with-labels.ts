import type { Documentation } from './article.ts'

/**
 * Fills in the labels that articles name by the keys of their texts, as `**{gate.act.enter}**`, so
 * that a renamed button is renamed in the manual too.
 */
export function withLabels(
  documentation: Documentation,
  labels: Readonly<Record<string, string>>,
): Documentation {
  const fill = (text: string) =>
    text.replace(/(?<=\*\*)\{([^}]+)\}(?=\*\*)/g, (named, key: string) => labels[key] ?? named)
  const filled: unknown = JSON.parse(JSON.stringify(documentation), (_, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  )
  return filled as Documentation
}
