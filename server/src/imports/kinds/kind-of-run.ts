import type { RunKind } from '@pito/contracts/values/run-kinds'
import { bulkActions, isImportKind } from '@pito/contracts/values/run-kinds'
import type { CheckedRow, ReadRow, RowOutcome, RowToApply } from '@pito/contracts/values/run-row'
import type { EarlierRows } from '../../catalogue/index.ts'
import {
  applyArticles,
  applyCounts,
  applyGoods,
  applyPrices,
  applyStates,
  checkArticles,
  checkCounts,
  checkGoods,
  checkPrices,
} from '../../catalogue/index.ts'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'

type CheckRows = (
  sql: Sql,
  rows: readonly ReadRow[],
  now: Date,
  earlier: EarlierRows,
) => Promise<CheckedRow[]>
type ApplyRows = (tx: Tx, ctx: Auditable, rows: readonly RowToApply[], runId: string) => Promise<RowOutcome[]>

/** How the rows of each kind of file are compared with the records. */
export const checkersOfImports = {
  articles: checkArticles,
  prices: checkPrices,
  'stock-counts': checkCounts,
  'goods-receipts': checkGoods,
} as const satisfies Record<string, CheckRows>

const appliersOfImports = {
  articles: applyArticles,
  prices: applyPrices,
  'stock-counts': applyCounts,
  'goods-receipts': applyGoods,
} as const satisfies Record<string, ApplyRows>

/** Returns the function that carries out a batch of rows. */
export function applierOf(kind: RunKind): ApplyRows {
  return isImportKind(kind) ? appliersOfImports[kind] : applyStates
}

export function stateOfAction(kind: RunKind) {
  if (isImportKind(kind)) throw new Error(`${kind} is no bulk action.`)
  return bulkActions[kind].state
}
