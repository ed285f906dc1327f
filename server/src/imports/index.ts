/**
 * Imports and bulk actions. Both are *runs*: a dry run compares rows with the records and stores what would change; the
 * run then changes the records in batches. Each batch is one transaction, which compares the rows with the records
 * again and marks them, so that a process that dies never carries out a row twice. What a row means is decided by the
 * modules that own the records; `kinds/` connects them.
 */

export { forgetOldRuns } from './forget-old-runs.ts'
export { carryOutRun, dryRunOfFile, partsOf } from './import-at-command-line.ts'
export { openReport, openTemplate } from './open-report.ts'
export { importRoutes } from './routes.ts'
export { stoppedRows } from './row-store.ts'
export type { RunRecord } from './run-store.ts'
export { storePart } from './store-part.ts'
export { workOnRuns } from './work-on-runs.ts'
