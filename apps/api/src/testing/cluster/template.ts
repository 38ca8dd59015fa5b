import { chown, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ClusterUser } from './cluster-process.ts'

const templates = path.resolve(import.meta.dirname, '../../../../../ops/cluster')

/** A template of `ops/cluster` with what stands in for its marks, such as `{{PORT}}`. */
export type Filled = {
  template: 'etcd.conf.yml' | 'patroni.yml' | 'haproxy.cfg' | 'pgbackrest.conf'
  values: Readonly<Record<string, string | number>>
}

/** Fills the marks of a text; throws on one without a value and on a value without a mark. */
export function fill(text: string, values: Filled['values']): string {
  const unused = new Set(Object.keys(values))
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, mark: string) => {
    unused.delete(mark)
    const value = values[mark]
    if (value === undefined) throw new Error(`{{${mark}}} has no value`)
    return String(value)
  })
  if (unused.size > 0) throw new Error(`there is no {{${[...unused].join('}}, {{')}}}`)
  return filled
}

/** Writes a filled template, which holds passwords, for the user of the cluster alone. */
export async function writeFilled(
  file: string,
  { template, values }: Filled,
  { uid, gid }: ClusterUser,
): Promise<void> {
  const text = await readFile(path.join(templates, template), 'utf8')
  await writeFile(file, fill(text, values), { mode: 0o600 })
  await chown(file, uid, gid)
}
