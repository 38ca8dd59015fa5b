import type { Client } from 'pg'
import { databaseRoles } from './role-credentials.ts'

/** A column in the catalogue; `expression` is its default or its generation expression. */
export type CatalogueColumn = {
  name: string
  type: string
  collation: string | null
  notNull: boolean
  identity: boolean
  generated: boolean
  expression: string | null
}

export type CatalogueConstraint = {
  name: string
  kind: 'primary' | 'unique' | 'foreign' | 'check' | 'exclusion'
  columns: string[]
  /** For a foreign key: the table and columns referred to. */
  target: string | null
  targetColumns: string[]
  definition: string
}

export type CatalogueIndex = {
  name: string
  unique: boolean
  /** Key columns in order; an expression is given by its text. */
  keys: string[]
  predicate: string | null
  definition: string
}

export type CataloguePolicy = {
  name: string
  permissive: boolean
  command: string
  roles: string[]
  using: string | null
  check: string | null
}

/**
 * A right of a role other than the owner: on one column if `column` is set, otherwise on the whole
 * object.
 */
export type CatalogueGrant = { role: string; right: string; column: string | null }

export type CatalogueTable = {
  name: string
  owner: string
  /** `r` a table, `p` a partitioned one, `v` a view, and so on (pg_class.relkind). */
  kind: string
  /** The table that this one is a partition of. */
  partitionOf: string | null
  partitionKey: string | null
  rowSecurity: boolean
  rowSecurityForced: boolean
  columns: CatalogueColumn[]
  constraints: CatalogueConstraint[]
  indexes: CatalogueIndex[]
  policies: CataloguePolicy[]
  triggers: { name: string; definition: string }[]
  grants: CatalogueGrant[]
}

export type CatalogueFunction = {
  name: string
  arguments: string
  result: string | null
  kind: 'function' | 'procedure'
  language: string
  volatility: 'immutable' | 'stable' | 'volatile'
  parallel: 'safe' | 'restricted' | 'unsafe'
  securityDefiner: boolean
  leakproof: boolean
  settings: string[]
  body: string
  mayExecute: string[]
}

export type CatalogueRole = {
  name: string
  superuser: boolean
  bypassesRowSecurity: boolean
  mayCreate: boolean
  memberOf: string[]
}

/** The objects of a database's schema `public`, read from its own catalogue. */
export type Catalogue = {
  tables: CatalogueTable[]
  functions: CatalogueFunction[]
  roles: CatalogueRole[]
}

/**
 * Reads the catalogue. Roles whose name begins with `rolePrefix` are read as `{{app}}`, PUBLIC as
 * `public`, so that two databases can be compared.
 */
export async function readCatalogue(client: Client, rolePrefix: string): Promise<Catalogue> {
  const { rows } = await client.query<{ catalogue: Catalogue }>(catalogueQuery, [`${rolePrefix}_`])
  const catalogue = rows[0]?.catalogue
  if (!catalogue) throw new Error('the catalogue answered nothing')
  // Procedures that grant rights hold the names of roles in their text.
  const inText = new RegExp(`"?${rolePrefix}_(${databaseRoles.join('|')})"?`, 'g')
  const functions = catalogue.functions.map((one) => ({
    ...one,
    body: one.body.replace(inText, '{{$1}}'),
  }))
  return { ...catalogue, functions }
}

const roleLabel = (oid: string) => `(
  SELECT CASE WHEN ${oid} = 0 THEN 'public'
    WHEN starts_with(rolname, $1) THEN '{{' || substr(rolname, length($1) + 1) || '}}'
    ELSE rolname END
  FROM (SELECT ${oid} AS wanted) w LEFT JOIN pg_roles ON pg_roles.oid = w.wanted)`

const columnNames = (relation: string, numbers: string) => `(
  SELECT coalesce(jsonb_agg(a.attname ORDER BY k.place), '[]')
  FROM unnest(${numbers}) WITH ORDINALITY AS k (number, place)
  JOIN pg_attribute a ON a.attrelid = ${relation} AND a.attnum = k.number)`

const columns = `(
  SELECT jsonb_agg(jsonb_build_object(
    'name', a.attname,
    'type', format_type(a.atttypid, a.atttypmod),
    'collation', (SELECT collname FROM pg_collation l
      WHERE l.oid = a.attcollation AND l.collname <> 'default'),
    'notNull', a.attnotnull,
    'identity', a.attidentity <> '',
    'generated', a.attgenerated <> '',
    'expression', (SELECT pg_get_expr(d.adbin, d.adrelid) FROM pg_attrdef d
      WHERE d.adrelid = a.attrelid AND d.adnum = a.attnum)
  ) ORDER BY a.attnum)
  FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped)`

// PostgreSQL 18 also stores NOT NULL as constraints: those are printed with their column.
const constraints = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'name', o.conname,
    'kind', CASE o.contype WHEN 'p' THEN 'primary' WHEN 'u' THEN 'unique' WHEN 'f' THEN 'foreign'
      WHEN 'c' THEN 'check' ELSE 'exclusion' END,
    'columns', ${columnNames('o.conrelid', 'o.conkey')},
    'target', (SELECT relname FROM pg_class t WHERE t.oid = o.confrelid),
    'targetColumns', ${columnNames('o.confrelid', 'o.confkey')},
    'definition', pg_get_constraintdef(o.oid)
  ) ORDER BY o.contype, o.conname), '[]')
  FROM pg_constraint o WHERE o.conrelid = c.oid AND o.contype IN ('p', 'u', 'f', 'c', 'x'))`

const indexes = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'name', ic.relname,
    'unique', i.indisunique,
    'keys', (SELECT jsonb_agg(pg_get_indexdef(i.indexrelid, place, true) ORDER BY place)
      FROM generate_series(1, i.indnkeyatts) AS place),
    'predicate', pg_get_expr(i.indpred, i.indrelid),
    'definition', pg_get_indexdef(i.indexrelid)
  ) ORDER BY ic.relname), '[]')
  FROM pg_index i JOIN pg_class ic ON ic.oid = i.indexrelid WHERE i.indrelid = c.oid)`

const policies = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'name', p.polname,
    'permissive', p.polpermissive,
    'command', CASE p.polcmd WHEN '*' THEN 'all' WHEN 'r' THEN 'select' WHEN 'a' THEN 'insert'
      WHEN 'w' THEN 'update' ELSE 'delete' END,
    'roles', (SELECT jsonb_agg(${roleLabel('member')} ORDER BY ${roleLabel('member')})
      FROM unnest(p.polroles) AS member),
    'using', pg_get_expr(p.polqual, p.polrelid),
    'check', pg_get_expr(p.polwithcheck, p.polrelid)
  ) ORDER BY p.polname), '[]')
  FROM pg_policy p WHERE p.polrelid = c.oid)`

const triggers = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'name', t.tgname, 'definition', pg_get_triggerdef(t.oid)) ORDER BY t.tgname), '[]')
  FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal)`

const grants = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('role', role, 'right', right_name, 'column', column_name)
    ORDER BY role, column_name NULLS FIRST, right_name), '[]')
  FROM (
    SELECT ${roleLabel('g.grantee')} AS role, g.privilege_type AS right_name, NULL AS column_name
    FROM aclexplode(c.relacl) g WHERE g.grantee <> c.relowner
    UNION ALL
    SELECT ${roleLabel('g.grantee')}, g.privilege_type, a.attname
    FROM pg_attribute a, aclexplode(a.attacl) g
    WHERE a.attrelid = c.oid AND g.grantee <> c.relowner
  ) given)`

const tables = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'name', c.relname,
    'owner', ${roleLabel('c.relowner')},
    'kind', c.relkind,
    'partitionOf', (SELECT parent.relname FROM pg_inherits h
      JOIN pg_class parent ON parent.oid = h.inhparent WHERE h.inhrelid = c.oid),
    'partitionKey', pg_get_partkeydef(c.oid),
    'rowSecurity', c.relrowsecurity,
    'rowSecurityForced', c.relforcerowsecurity,
    'columns', ${columns}, 'constraints', ${constraints}, 'indexes', ${indexes},
    'policies', ${policies}, 'triggers', ${triggers}, 'grants', ${grants}
  ) ORDER BY c.relname), '[]')
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f'))`

const functions = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'name', f.proname,
    'arguments', pg_get_function_arguments(f.oid),
    'result', pg_get_function_result(f.oid),
    'kind', CASE f.prokind WHEN 'p' THEN 'procedure' ELSE 'function' END,
    'language', (SELECT lanname FROM pg_language l WHERE l.oid = f.prolang),
    'volatility', CASE f.provolatile WHEN 'i' THEN 'immutable' WHEN 's' THEN 'stable' ELSE 'volatile' END,
    'parallel', CASE f.proparallel WHEN 's' THEN 'safe' WHEN 'r' THEN 'restricted' ELSE 'unsafe' END,
    'securityDefiner', f.prosecdef,
    'leakproof', f.proleakproof,
    'settings', coalesce(to_jsonb(f.proconfig), '[]'),
    'body', coalesce(pg_get_function_sqlbody(f.oid), f.prosrc),
    'mayExecute', (SELECT coalesce(jsonb_agg(${roleLabel('g.grantee')} ORDER BY ${roleLabel('g.grantee')}), '[]')
      FROM aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) g WHERE g.grantee <> f.proowner)
  ) ORDER BY f.proname, pg_get_function_arguments(f.oid)), '[]')
  FROM pg_proc f WHERE f.pronamespace = 'public'::regnamespace)`

const roles = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'name', ${roleLabel('r.oid')},
    'superuser', r.rolsuper,
    'bypassesRowSecurity', r.rolbypassrls,
    'mayCreate', r.rolcreaterole OR r.rolcreatedb OR r.rolreplication,
    'memberOf', (SELECT coalesce(jsonb_agg(${roleLabel('m.roleid')}), '[]')
      FROM pg_auth_members m WHERE m.member = r.oid)
  ) ORDER BY ${roleLabel('r.oid')}), '[]')
  FROM pg_roles r WHERE starts_with(r.rolname, $1))`

const catalogueQuery = `SELECT jsonb_build_object(
  'tables', ${tables}, 'functions', ${functions}, 'roles', ${roles}) AS catalogue`
