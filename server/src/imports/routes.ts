import {
  cancelRun,
  createImport,
  getImportPreview,
  getRun,
  getRunRows,
  getRuns,
  startBulkAction,
  startDryRun,
  startRun,
  tickRows,
} from '@pito/contracts/staff-imports'
import type { Routes } from '../platform/http/calls.ts'
import { beginBulkAction } from './begin-bulk-action.ts'
import { beginImport } from './begin-import.ts'
import { cancel } from './cancel-run.ts'
import { listRows, listRuns, showRun } from './list-runs.ts'
import { authoriseKind, authoriseRun } from './open-run.ts'
import { previewImport } from './preview-import.ts'
import { requestDryRun } from './request-dry-run.ts'
import { requestRun } from './request-run.ts'
import { tick } from './tick-rows.ts'

/**
 * The scope admits staff who may import something. The calls check by themselves, before they validate their input,
 * whether the caller has the right that the kind of the run needs.
 */
export const importRoutes: Routes = (on) => {
  on(getRuns, listRuns)
  on(createImport, beginImport, authoriseKind)
  on(getRun, showRun, authoriseRun)
  on(getImportPreview, previewImport, authoriseRun)
  on(startDryRun, requestDryRun, authoriseRun)
  on(getRunRows, listRows, authoriseRun)
  on(tickRows, tick, authoriseRun)
  on(startRun, requestRun, authoriseRun)
  on(cancelRun, cancel, authoriseRun)
  on(startBulkAction, beginBulkAction, authoriseKind)
}
