import type { Binaries } from './postgres-binaries.ts'

/** PostgreSQL refuses to run as root, so root needs somebody else to run it as. */
export interface Account {
  /** What is put before the program's name. */
  wrap: string[]
  identity: { uid?: number; gid?: number }
  binaries: Binaries
  /** Where the cluster and its password are. */
  home: string
  /** Said in the log when it is not what one would expect. */
  note: string | null
}
