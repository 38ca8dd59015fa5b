/**
 * A condition outside the program that prevents its start: a wrong setting, a taken port, a full
 * disk. The message is one clear English sentence for the operator; the entry files print it alone,
 * without a stack, and end with exit code 1.
 */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** Whether an error of the file system or the network has one of these codes, such as `ENOENT`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  )
}

/** Makes the error for a full disk below this folder. */
export function diskFull(folder: string): StartupError {
  return new StartupError(`The disk that holds ${folder} is full: free some space and start again.`)
}

/**
 * Turns a file-system error about the data folder into a sentence that an operator can act on;
 * returns other errors as they are.
 */
export function explainFileError(error: unknown, folder: string): unknown {
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) {
    return diskFull(folder)
  }
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) {
    return new StartupError(
      `The data folder ${folder} cannot be written by this user: start as the user it belongs to, or set DATA_DIR to another folder.`,
    )
  }
  if (hasCode(error, 'ENOTDIR', 'EEXIST')) {
    return new StartupError(`DATA_DIR ${folder} is not a folder.`)
  }
  return error
}

/**
 * Explains a database that cannot be reached, or whose login lacks the rights that migrations need.
 */
export function explainDatabaseError(error: unknown): unknown {
  if (hasCode(error, 'ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', '57P03')) {
    return new StartupError(
      'The database of DATABASE_URL cannot be reached: check its address, and that it is running.',
    )
  }
  if (hasCode(error, '28P01', '28000')) {
    return new StartupError('The database of DATABASE_URL refuses this user or password.')
  }
  if (hasCode(error, '3D000')) {
    return new StartupError('The database that DATABASE_URL names does not exist: create it first.')
  }
  if (hasCode(error, '42501')) {
    return new StartupError(
      'The login of DATABASE_URL may not create roles or schemas: give it CREATEROLE and the database.',
    )
  }
  if (hasCode(error, '53300')) {
    return new StartupError(
      'The database has no connections left for this server: set its max_connections to 100 for each server, and 100 more.',
    )
  }
  if (hasCode(error, '53100')) {
    return new StartupError('The disk of the database is full: free some space and start again.')
  }
  return error
}

/** Explains a port that is taken, or not allowed for this user. */
export function explainListenError(error: unknown, port: number): unknown {
  if (hasCode(error, 'EADDRINUSE')) {
    return new StartupError(`Port ${port} is taken: stop what uses it, or set PORT to another.`)
  }
  if (hasCode(error, 'EACCES')) {
    return new StartupError(`Port ${port} is not for this user: set PORT to one above 1023.`)
  }
  if (hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND')) {
    return new StartupError('HOST is no address of this machine.')
  }
  return error
}
