import { Client, escapeIdentifier } from 'pg'
import { databaseRoles, roleName } from '../../platform/database/role-credentials.ts'
import { onServer } from '../database-server.ts'

const OURS = `NOT IN ('pg_catalog', 'pg_toast', 'information_schema')`

const rights = (acl: string, kind: string, owner: string) => `(
  SELECT string_agg(CASE g.grantee WHEN 0 THEN 'public' ELSE g.grantee::regrole::text END || ' ' || g.privilege_type
      || CASE WHEN g.is_grantable THEN ' with grant' ELSE '' END, ', '
    ORDER BY g.grantee::regrole::text, g.privilege_type)
  FROM aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) g)`

/** The place of a column among those that are left: dropped ones leave a gap in the numbers. */
const place = `row_number() OVER (PARTITION BY a.attrelid ORDER BY a.attnum)`

/**
 * Queries that describe, line by line, every object in a database's own catalogues; by kind of
 * object.
 */
const everything: Readonly<Record<string, string>> = {
  schema: `SELECT concat_ws(' | ', n.nspname, n.nspowner::regrole, ${rights('n.nspacl', 'n', 'n.nspowner')})
    FROM pg_namespace n WHERE n.nspname ${OURS} AND n.nspname !~ '^pg_'`,
  extension: `SELECT concat_ws(' | ', e.extname, e.extversion, e.extnamespace::regnamespace, e.extowner::regrole)
    FROM pg_extension e`,
  relation: `SELECT concat_ws(' | ', c.oid::regclass, c.relkind, c.relpersistence, c.relowner::regrole, c.reloptions,
      c.relrowsecurity, c.relforcerowsecurity, c.relreplident, c.relispartition, pg_get_expr(c.relpartbound, c.oid),
      pg_get_partkeydef(c.oid), c.reltablespace, (SELECT amname FROM pg_am m WHERE m.oid = c.relam),
      (SELECT string_agg(h.inhparent::regclass::text, ', ') FROM pg_inherits h WHERE h.inhrelid = c.oid),
      ${rights('c.relacl', 'r', 'c.relowner')})
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname ${OURS}`,
  column: `SELECT concat_ws(' | ', a.attrelid::regclass, ${place}, a.attname,
      format_type(a.atttypid, a.atttypmod), a.attcollation::regcollation, a.attnotnull, a.attidentity,
      a.attgenerated, pg_get_expr(d.adbin, d.adrelid), a.attstorage, a.attcompression,
      nullif(a.attstattarget, -1), a.attoptions, a.attislocal, a.attinhcount, a.attacl IS NULL,
      (SELECT string_agg(g.grantee::regrole || ' ' || g.privilege_type, ', '
        ORDER BY g.grantee::regrole::text, g.privilege_type) FROM aclexplode(a.attacl) g))
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE n.nspname ${OURS} AND a.attnum > 0 AND NOT a.attisdropped`,
  constraint: `SELECT concat_ws(' | ', o.conrelid::regclass, o.conname, o.contype, o.convalidated, o.condeferrable,
      o.condeferred, o.conislocal, o.coninhcount, o.connoinherit, o.conindid::regclass, pg_get_constraintdef(o.oid))
    FROM pg_constraint o JOIN pg_namespace n ON n.oid = o.connamespace WHERE n.nspname ${OURS}`,
  index: `SELECT concat_ws(' | ', i.indexrelid::regclass, i.indisvalid, i.indisready, i.indisclustered,
      i.indisprimary, i.indisreplident, i.indimmediate, i.indnullsnotdistinct, pg_get_indexdef(i.indexrelid))
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname ${OURS}`,
  policy: `SELECT concat_ws(' | ', p.polrelid::regclass, p.polname, p.polpermissive, p.polcmd,
      (SELECT string_agg(CASE one WHEN 0 THEN 'public' ELSE one::regrole::text END, ', ' ORDER BY one::regrole::text)
        FROM unnest(p.polroles) one),
      pg_get_expr(p.polqual, p.polrelid), '/', pg_get_expr(p.polwithcheck, p.polrelid)) FROM pg_policy p`,
  trigger: `SELECT concat_ws(' | ', t.tgrelid::regclass, t.tgenabled, t.tgparentid <> 0, pg_get_triggerdef(t.oid))
    FROM pg_trigger t WHERE NOT t.tgisinternal`,
  rule: `SELECT pg_get_ruledef(r.oid) FROM pg_rewrite r JOIN pg_class c ON c.oid = r.ev_class
    JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname ${OURS}`,
  routine: `SELECT concat_ws(' | ', pg_get_functiondef(f.oid), f.proowner::regrole,
      ${rights('f.proacl', 'f', 'f.proowner')})
    FROM pg_proc f JOIN pg_namespace n ON n.oid = f.pronamespace WHERE n.nspname ${OURS} AND f.prokind <> 'a'`,
  type: `SELECT concat_ws(' | ', t.oid::regtype, t.typtype, t.typcategory, t.typowner::regrole, t.typnotnull, t.typdefault,
      format_type(t.typbasetype, t.typtypmod), ${rights('t.typacl', 'T', 't.typowner')},
      (SELECT string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = t.oid))
    FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace WHERE n.nspname ${OURS}`,
  collation: `SELECT (to_jsonb(l) - 'oid' - 'collnamespace' - 'collowner')::text || l.collowner::regrole
    FROM pg_collation l JOIN pg_namespace n ON n.oid = l.collnamespace WHERE n.nspname ${OURS}`,
  sequence: `SELECT to_jsonb(s)::text || pg_get_serial_sequence(d.refobjid::regclass::text, a.attname)
    FROM pg_sequences s JOIN pg_depend d ON d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass
      AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i') AND d.refclassid = 'pg_class'::regclass
    JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid`,
  comment: `SELECT concat_ws(' | ', i.type, i.identity, d.description) FROM pg_description d,
    pg_identify_object(d.classoid, d.objoid, d.objsubid) i WHERE i.schema ${OURS}`,
  'default right': `SELECT (to_jsonb(d) - 'oid' - 'defaclrole')::text || d.defaclrole::regrole FROM pg_default_acl d`,
  statistics: `SELECT pg_get_statisticsobjdef(s.oid) FROM pg_statistic_ext s`,
  'event trigger': `SELECT evtname FROM pg_event_trigger`,
  publication: `SELECT pubname FROM pg_publication`,
  operator: `SELECT o.oid::regoperator::text FROM pg_operator o JOIN pg_namespace n ON n.oid = o.oprnamespace
    WHERE n.nspname ${OURS}`,
  cast: `SELECT concat_ws(' | ', castsource::regtype, casttarget::regtype, castcontext) FROM pg_cast`,
  setting: `SELECT concat_ws(' | ', s.setrole::regrole, s.setconfig) FROM pg_db_role_setting s
    WHERE s.setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  database: `SELECT ${rights('d.datacl', 'd', 'd.datdba')} FROM pg_database d WHERE d.datname = current_database()`,
  role: `SELECT concat_ws(' | ', r.rolname, r.rolsuper, r.rolinherit, r.rolcreaterole, r.rolcreatedb, r.rolcanlogin,
      r.rolreplication, r.rolbypassrls, r.rolconnlimit, r.rolconfig, (SELECT string_agg(m.roleid::regrole
        || ' ' || m.admin_option, ', ' ORDER BY m.roleid::regrole::text) FROM pg_auth_members m WHERE m.member = r.oid),
      '/', (SELECT string_agg(m.member::regrole::text, ', ' ORDER BY m.member::regrole::text)
        FROM pg_auth_members m WHERE m.roleid = r.oid))
    FROM pg_roles r WHERE starts_with(r.rolname, current_database() || '_')`,
}

/**
 * Everything that is in a database, a line each, sorted: what its catalogues say of its objects, and its rows
 * without the moments of their making. Roles that begin with its name are read as those of `portaria`.
 */
export async function readWholeDatabase(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // Names of all schemas are written out.
    await client.query(`SET search_path = ''`)
    const lines: string[] = []
    for (const [kind, query] of Object.entries(everything)) {
      const { rows } = await client.query<string[]>({ text: query, rowMode: 'array' })
      for (const [line] of rows) lines.push(`${kind}: ${line}`)
    }
    for (const table of await tablesOf(client))
      for (const row of await rowsOf(client, table)) lines.push(`row: ${table} ${row}`)
    return lines.map((line) => withoutName(line, client.database ?? '')).toSorted()
  } finally {
    await client.end()
  }
}

/** Replaces a database's name in a text, so that texts about equal databases are equal. */
export function withoutName(text: string, database: string): string {
  return text.replaceAll(database, 'portaria')
}

async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname ${OURS}`)
  return rows.map(({ name }) => name)
}

async function rowsOf(client: Client, table: string): Promise<string[]> {
  const { rows: moments } = await client.query<{ name: string }>(
    `SELECT a.attname AS name FROM pg_attribute a
     JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
     WHERE a.attrelid = '${table}'::regclass AND pg_get_expr(d.adbin, d.adrelid) = 'now()'`,
  )
  // A kept key is sealed differently each time.
  const sealed = table === 'public.secret_keys' ? ["- 'sealed'"] : []
  const left = [...moments.map(({ name }) => `- '${name}'`), ...sealed].join(' ')
  const { rows } = await client.query<{ row: string }>(
    `SELECT (to_jsonb(t) ${left})::text AS row FROM ${table} t`,
  )
  return rows.map(({ row }) => row)
}

/** Makes a database and returns its address. */
export async function makeDatabase(server: string, name: string): Promise<string> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Removes a database and its roles. */
export async function dropWholeDatabase(server: string, name: string): Promise<void> {
  await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
  for (const role of databaseRoles) {
    await onServer(server, `DROP ROLE IF EXISTS ${roleName(name, role)}`)
  }
}
