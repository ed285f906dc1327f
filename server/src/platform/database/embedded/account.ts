import type { Binaries } from './postgres-binaries.ts'

/** PostgreSQL refuses to run as root, so root needs another account to run it as. */
export interface Account {
  /** The command that precedes the program, such as `unshare` with its options. */
  wrap: string[]
  identity: { uid?: number; gid?: number }
  binaries: Binaries
  /** The folder of the cluster and of its password. */
  home: string
  /** A message for the log when the account is an unexpected one. */
  note: string | null
}
