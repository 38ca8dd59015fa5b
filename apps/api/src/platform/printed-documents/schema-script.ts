import type { Client } from 'pg'

const HEAD = `-- Printed by \`npm run print\` from a database that all migrations were applied to one by one; never
-- edited. An empty database is given this in one transaction in place of them (decision 0102).
-- {{app}}, {{auth}}, {{system}} and {{owner}} are the roles of the database.`

/**
 * Settings of the script. The bodies of functions may name tables that the script makes later. All
 * names are qualified, so that none depends on the search path of the login.
 */
const SETTINGS = `SET LOCAL check_function_bodies = off;
SET LOCAL search_path = '';`

/**
 * Make the partitions of months, which come and go with the calendar, by the functions of the
 * migrations.
 */
const months = String.raw`
  SELECT format('SELECT public.%I(3)', p.proname) AS statement FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace AND p.proname ~ '^make_\w+_partitions$'
  ORDER BY p.proname`
const IS_MONTH = String.raw`(c.relispartition AND c.relname ~ '_\d{4}_\d{2}$')`

/** Objects of the schema that a script makes: all but partitions of months, or these too. */
const made = { withoutMonths: `NOT ${IS_MONTH}`, withMonths: 'true' } as const

/** Prints the statements that make the schema `public` of this database, with its rows. */
export async function printSchemaScript(client: Client, rolePrefix: string): Promise<string> {
  await client.query(`SET search_path = ''`)
  const parts = [
    // Migrating makes the list of migrations itself.
    await tablesAndFunctions(client, `${made.withoutMonths} AND c.relname <> 'schema_migrations'`),
    await statements(client, indexes),
    await rowsOf(client),
    await rules(client, made.withoutMonths),
    await statements(client, months),
  ]
  await client.query('RESET search_path')
  const text = parts.filter((part) => part !== '').join('\n\n')
  return `${[HEAD, SETTINGS, withPlaceholders(text, rolePrefix)].join('\n\n')}\n`
}

/** The statements that make a schema, with {{owner}} and its like for the names of roles. */
export type SchemaParts = {
  /** Make functions and tables with their keys. Rows are loaded afterwards. */
  readonly tables: string
  /** Make everything that would slow down or refuse loading: indexes, foreign keys, triggers, rights. */
  readonly rules: string
}

/**
 * Reads the statements that make the schema `public` of this database in its present state, with
 * the migrations that were applied to it and the months it has partitions of. Changes the search
 * path of the transaction.
 */
export async function readSchemaParts(client: Client, rolePrefix: string): Promise<SchemaParts> {
  await client.query(`SET LOCAL search_path = ''`)
  const tablesToFill = await tablesAndFunctions(client, made.withMonths)
  const afterLoading = [await statements(client, indexes), await rules(client, made.withMonths)]
  const script = (text: string) => `${SETTINGS}\n\n${withPlaceholders(text, rolePrefix)}\n`
  return { tables: script(tablesToFill), rules: script(afterLoading.join('\n\n')) }
}

const tablesAndFunctions = async (client: Client, which: string) =>
  [
    await statements(client, collations),
    await statements(client, functionsWhere('NOT')),
    await statements(client, tables(which)),
    await statements(client, functionsWhere('')),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

const rules = async (client: Client, which: string) =>
  [
    await statements(client, foreignKeys),
    await statements(client, triggers),
    await statements(client, rowSecurity(which)),
    await statements(client, policies(which)),
    await statements(client, tableGrants(which)),
    await statements(client, columnGrants(which)),
    await statements(client, functionGrants),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

const withPlaceholders = (text: string, rolePrefix: string) =>
  text.replace(new RegExp(`"?${rolePrefix}_(owner|app|auth|system)"?`, 'g'), '{{$1}}')

/** Returns the statements in the column `statement` of a query. */
async function statements(client: Client, query: string): Promise<string> {
  const { rows } = await client.query<{ statement: string }>(query)
  return rows.map(({ statement }) => `${statement};`).join('\n')
}

const OURS = `'public'::regnamespace`

// PostgreSQL 17 renamed the column.
const collations = `
  SELECT format('CREATE COLLATION public.%I (provider = icu, locale = %L)', l.collname,
    coalesce(to_jsonb(l)->>'colllocale', to_jsonb(l)->>'colliculocale')) AS statement
  FROM pg_collation l WHERE l.collnamespace = ${OURS} ORDER BY l.collname`

/**
 * Functions whose body PostgreSQL stores parsed need the tables that the body names, so they are
 * made after the tables. All other functions are made before, since tables need them for generated
 * columns. Functions are ordered by their number, so that each comes after those that it calls.
 */
const functionsWhere = (not: 'NOT' | '') => `
  SELECT trim(trailing E'\\n' FROM pg_get_functiondef(f.oid)) AS statement
  FROM pg_proc f
  WHERE f.pronamespace = ${OURS} AND ${not} EXISTS (
    SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = f.oid
      AND d.refclassid = 'pg_class'::regclass)
  ORDER BY f.oid`

// PostgreSQL 18 names the stored NOT NULL constraints; a name that it chose itself need not be
// printed.
const columns = `(
  SELECT string_agg(format('  %I %s', a.attname, format_type(a.atttypid, a.atttypmod))
    || coalesce((SELECT format(' COLLATE %I.%I', n.nspname, l.collname)
        FROM pg_collation l JOIN pg_namespace n ON n.oid = l.collnamespace
        JOIN pg_type t ON t.oid = a.atttypid
        WHERE l.oid = a.attcollation AND a.attcollation <> t.typcollation), '')
    || CASE a.attidentity WHEN 'a' THEN ' GENERATED ALWAYS AS IDENTITY'
        WHEN 'd' THEN ' GENERATED BY DEFAULT AS IDENTITY' ELSE '' END
    || coalesce((SELECT format(
        CASE a.attgenerated WHEN 's' THEN ' GENERATED ALWAYS AS (%s) STORED' ELSE ' DEFAULT %s' END,
        pg_get_expr(d.adbin, d.adrelid))
        FROM pg_attrdef d WHERE d.adrelid = a.attrelid AND d.adnum = a.attnum), '')
    || CASE WHEN NOT a.attnotnull THEN '' ELSE coalesce((
        SELECT format(' CONSTRAINT %I', o.conname) FROM pg_constraint o
        WHERE o.conrelid = a.attrelid AND o.contype = 'n' AND o.conkey = ARRAY[a.attnum]
          AND o.conname <> c.relname || '_' || a.attname || '_not_null'
          AND length(c.relname || '_' || a.attname || '_not_null') < 64), '') || ' NOT NULL' END,
    E',\\n' ORDER BY a.attnum)
  FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped)`

const keysAndChecks = `(
  SELECT string_agg(format('  CONSTRAINT %I %s', o.conname, pg_get_constraintdef(o.oid)), E',\\n'
    ORDER BY o.contype, o.conname)
  FROM pg_constraint o WHERE o.conrelid = c.oid AND o.contype IN ('p', 'u', 'c', 'x'))`

const tables = (which: string) => `
  SELECT CASE WHEN c.relispartition THEN format('CREATE TABLE public.%I PARTITION OF %s %s', c.relname,
      (SELECT h.inhparent::regclass FROM pg_inherits h WHERE h.inhrelid = c.oid),
      pg_get_expr(c.relpartbound, c.oid))
    ELSE format(E'CREATE %sTABLE public.%I (\\n%s\\n)%s%s',
      CASE c.relpersistence WHEN 'u' THEN 'UNLOGGED ' ELSE '' END, c.relname,
      concat_ws(E',\\n', ${columns}, ${keysAndChecks}),
      ' PARTITION BY ' || pg_get_partkeydef(c.oid),
      ' WITH (' || array_to_string(c.reloptions, ', ') || ')') END AS statement
  FROM pg_class c
  WHERE c.relnamespace = ${OURS} AND c.relkind IN ('r', 'p') AND ${which}
  ORDER BY c.relname`

// Without ONLY, indexes of a partitioned table are also made on its partitions, which number them
// in their order.
const indexes = `
  SELECT replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') AS statement
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = ${OURS} AND NOT c.relispartition
    AND NOT EXISTS (SELECT FROM pg_constraint o WHERE o.conindid = c.oid AND o.contype IN ('p', 'u', 'x'))
  ORDER BY i.indrelid::regclass::text, i.indexrelid`

const foreignKeys = `
  SELECT format('ALTER TABLE %s ', o.conrelid::regclass)
    || string_agg(format(E'\\n  ADD CONSTRAINT %I %s', o.conname, pg_get_constraintdef(o.oid)), ','
      ORDER BY o.conname) AS statement
  FROM pg_constraint o
  WHERE o.connamespace = ${OURS} AND o.contype = 'f' AND o.conparentid = 0
  GROUP BY o.conrelid ORDER BY o.conrelid::regclass::text`

const triggers = `
  SELECT pg_get_triggerdef(t.oid) AS statement
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE c.relnamespace = ${OURS} AND NOT t.tgisinternal AND t.tgparentid = 0
  ORDER BY c.relname, t.tgname`

const rowSecurity = (which: string) => `
  SELECT format('ALTER TABLE public.%I ', c.relname) || concat_ws(', ',
    CASE WHEN c.relrowsecurity THEN 'ENABLE ROW LEVEL SECURITY' END,
    CASE WHEN c.relforcerowsecurity THEN 'FORCE ROW LEVEL SECURITY' END) AS statement
  FROM pg_class c
  WHERE c.relnamespace = ${OURS} AND (c.relrowsecurity OR c.relforcerowsecurity) AND ${which}
  ORDER BY c.relname`

const policies = (which: string) => `
  SELECT format('CREATE POLICY %I ON public.%I AS %s FOR %s TO %s', p.polname, c.relname,
      CASE WHEN p.polpermissive THEN 'PERMISSIVE' ELSE 'RESTRICTIVE' END,
      CASE p.polcmd WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'w' THEN 'UPDATE'
        WHEN 'd' THEN 'DELETE' ELSE 'ALL' END,
      (SELECT string_agg(CASE member WHEN 0 THEN 'PUBLIC' ELSE member::regrole::text END, ', '
        ORDER BY member::regrole::text) FROM unnest(p.polroles) AS member))
    || coalesce(' USING (' || pg_get_expr(p.polqual, p.polrelid) || ')', '')
    || coalesce(' WITH CHECK (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')', '') AS statement
  FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid
  WHERE c.relnamespace = ${OURS} AND ${which}
  ORDER BY c.relname, p.polname`

const tableGrants = (which: string) => `
  SELECT format('GRANT %s ON %s public.%I TO %s', string_agg(g.privilege_type, ', ' ORDER BY g.privilege_type),
    CASE c.relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, c.relname, g.grantee::regrole) AS statement
  FROM pg_class c, aclexplode(c.relacl) g
  WHERE c.relnamespace = ${OURS} AND g.grantee <> c.relowner AND ${which}
  GROUP BY c.relname, c.relkind, g.grantee ORDER BY c.relname, g.grantee::regrole::text`

const columnGrants = (which: string) => `
  SELECT format('GRANT %s (%s) ON TABLE public.%I TO %s', g.privilege_type,
    string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum), c.relname, g.grantee::regrole) AS statement
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid, aclexplode(a.attacl) g
  WHERE c.relnamespace = ${OURS} AND ${which}
  GROUP BY c.relname, g.privilege_type, g.grantee
  ORDER BY c.relname, g.grantee::regrole::text, g.privilege_type`

// A function without recorded rights may be called by everybody.
const functionGrants = `
  SELECT statement FROM (
    SELECT f.oid, '' AS grantee, format('REVOKE ALL ON ROUTINE %s FROM PUBLIC', f.oid::regprocedure) AS statement
    FROM pg_proc f
    WHERE f.pronamespace = ${OURS} AND f.proacl IS NOT NULL
      AND NOT EXISTS (SELECT FROM aclexplode(f.proacl) g WHERE g.grantee = 0)
    UNION ALL
    SELECT f.oid, g.grantee::regrole::text,
      format('GRANT EXECUTE ON ROUTINE %s TO %s', f.oid::regprocedure, g.grantee::regrole)
    FROM pg_proc f, aclexplode(f.proacl) g
    WHERE f.pronamespace = ${OURS} AND g.grantee NOT IN (0, f.proowner)) given
  ORDER BY oid::regprocedure::text, grantee`

/**
 * Prints the rows that migrations inserted; their times of creation are those of the new database.
 * Releases are noted by the code that migrates.
 */
async function rowsOf(client: Client): Promise<string> {
  const { rows: filled } = await client.query<{ name: string; columns: string[] }>(`
    SELECT c.relname AS name, (
      SELECT array_agg(quote_ident(a.attname) ORDER BY a.attnum)
      FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        AND pg_get_expr(d.adbin, d.adrelid) IS DISTINCT FROM 'now()') AS columns
    FROM pg_class c
    WHERE c.relnamespace = ${OURS} AND c.relkind = 'r' AND c.relname NOT IN ('schema_releases', 'secret_keys')
      AND (xpath('/row/c/text()', query_to_xml(format('SELECT count(*) AS c FROM public.%I', c.relname),
        false, true, '')))[1]::text::int > 0
    ORDER BY c.relname`)
  const inserts: string[] = []
  for (const { name, columns: held } of filled) {
    const values = held.map((column) => `quote_nullable(${column}::text)`).join(', ')
    const { rows } = await client.query<{ line: string }>(
      `SELECT format('  (%s)', concat_ws(', ', ${values})) AS line FROM public.${name} ORDER BY ${held.slice(0, 2).join(', ')}`,
    )
    const lines = rows.map(({ line }) => line).join(',\n')
    inserts.push(`INSERT INTO public.${name} (${held.join(', ')}) VALUES\n${lines};`)
  }
  return inserts.join('\n')
}
