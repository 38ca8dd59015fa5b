import type { Check } from './check.ts'
import { backupCheck } from './checks/backup.ts'
import { changeOfSecretCheck } from './checks/change-of-secret.ts'
import { clockCheck } from './checks/clock.ts'
import { connectionsCheck } from './checks/connections.ts'
import { databaseCheck } from './checks/database.ts'
import { databaseDiskCheck, diskCheck } from './checks/disk.ts'
import { durabilityCheck } from './checks/durability.ts'
import { encodingCheck } from './checks/encoding.ts'
import { exposureCheck } from './checks/exposure.ts'
import { fileStoreCheck } from './checks/file-store.ts'
import { lettersCheck } from './checks/letters.ts'
import { placeOfBackupsCheck } from './checks/place-of-backups.ts'
import { processorsCheck } from './checks/processors.ts'
import { proxyCheck } from './checks/proxy.ts'
import { pushCheck } from './checks/push.ts'
import { replicationCheck } from './checks/replication.ts'
import { rightsCheck } from './checks/rights.ts'
import { secretOfDatabaseCheck } from './checks/secret-of-database.ts'
import { sessionSecretCheck } from './checks/session-secret.ts'
import { settingsCheck } from './checks/settings.ts'
import { signalsCheck } from './checks/signals.ts'
import { nodeCheck, versionsCheck } from './checks/versions.ts'

/** All checks, in the order in which their findings are said. */
export const checks: readonly Check[] = [
  settingsCheck,
  exposureCheck,
  sessionSecretCheck,
  nodeCheck,
  processorsCheck,
  diskCheck,
  databaseCheck,
  versionsCheck,
  encodingCheck,
  rightsCheck,
  secretOfDatabaseCheck,
  changeOfSecretCheck,
  connectionsCheck,
  durabilityCheck,
  databaseDiskCheck,
  replicationCheck,
  signalsCheck,
  clockCheck,
  fileStoreCheck,
  backupCheck,
  placeOfBackupsCheck,
  lettersCheck,
  pushCheck,
  proxyCheck,
]
