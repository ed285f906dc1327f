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
import { previewImport } from './preview-import.ts'
import { requestDryRun } from './request-dry-run.ts'
import { requestRun } from './request-run.ts'
import { tick } from './tick-rows.ts'

/**
 * The scope admits staff who may import something. The calls check by themselves whether the caller has the right that
 * the kind of the run needs.
 */
export const importRoutes: Routes = (on) => {
  on(getRuns, listRuns)
  on(createImport, beginImport)
  on(getRun, showRun)
  on(getImportPreview, previewImport)
  on(startDryRun, requestDryRun)
  on(getRunRows, listRows)
  on(tickRows, tick)
  on(startRun, requestRun)
  on(cancelRun, cancel)
  on(startBulkAction, beginBulkAction)
}
