/** Rights on a table by role, as `SELECT` or, of one column, `UPDATE (last_login_at)`. */
export type TableRights = { readonly [role: string]: readonly string[] }

export const readWrite = ['INSERT', 'SELECT', 'UPDATE']
export const updates = (...columns: string[]) => columns.map((column) => `UPDATE (${column})`)
export const all = ['DELETE', 'INSERT', 'SELECT', 'UPDATE']

/** A catalogue's rows are never deleted, and never change their tenant. */
export const catalogueRights = (columns: readonly string[]): TableRights => ({
  '{{app}}': [
    'INSERT',
    'SELECT',
    ...updates(...columns.filter((column) => column !== 'tenant_id' && column !== 'id')),
  ],
})

/** Rights of all roles but the owner: on a register's table, and on a table of owned rows. */
export const registerRights: TableRights = { '{{app}}': readWrite }
export const ownedRowsRights: TableRights = { '{{app}}': all }

export type Known = { readonly reason: string; readonly rights: TableRights }
