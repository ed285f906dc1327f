import type { Binaries } from './postgres-binaries.ts'

/**
 * The operating system account that runs PostgreSQL. PostgreSQL refuses to run as root, so a shop that was started by
 * root needs another account.
 */
export interface Account {
  /**
   * The command that the program is run with, such as `unshare` and its options; empty if the program is run
   * directly.
   */
  wrap: string[]
  identity: { uid?: number; gid?: number }
  binaries: Binaries
  /** The folder that contains the cluster and its password file. */
  home: string
  /** A message for the log when the account is an unexpected one. */
  note: string | null
}
