import type { StaffRight } from './staff-rights.ts'

/** The kinds of files that can be imported, and the right that an import needs. */
const rightToImport = {
  articles: 'edit-catalogue',
  prices: 'edit-prices',
  'stock-counts': 'edit-stock',
  'goods-receipts': 'edit-stock',
} as const satisfies Record<string, StaffRight>
export type ImportKind = keyof typeof rightToImport
export const importKinds = Object.keys(rightToImport) as [ImportKind, ...ImportKind[]]

/** The rights of which each lets staff import some kind of file. */
export const rightsToImport: readonly StaffRight[] = [...new Set(Object.values(rightToImport))]

/** The bulk actions, the right that each needs, and the state that it gives to articles. */
export const bulkActions = {
  'articles-on-sale': { right: 'edit-catalogue', state: 'on-sale' },
  'articles-off-sale': { right: 'edit-catalogue', state: 'off-sale' },
  'articles-archived': { right: 'edit-catalogue', state: 'archived' },
} as const
type BulkAction = keyof typeof bulkActions
export const bulkActionNames = Object.keys(bulkActions) as [BulkAction, ...BulkAction[]]

export type RunKind = ImportKind | BulkAction
export const runKinds = [...importKinds, ...bulkActionNames] as [RunKind, ...RunKind[]]

export function rightOfRun(kind: RunKind): StaffRight {
  return isImportKind(kind) ? rightToImport[kind] : bulkActions[kind].right
}

export function isImportKind(kind: string): kind is ImportKind {
  return Object.hasOwn(rightToImport, kind)
}

export const rowVerdicts = ['new', 'changed', 'unchanged', 'guarded', 'rejected', 'missing'] as const
export type RowVerdict = (typeof rowVerdicts)[number]

/** Tells whether an import can take the articles of the supplier off sale that its file lacks. */
export function knowsMissing(kind: RunKind): boolean {
  return kind === 'articles' || kind === 'prices'
}

/** A dry run may be carried out within this time. */
export const dryRunHours = 24
/** If more per cent of the rows are stopped by the price guard, the whole file is refused. */
export const mostGuardedPercent = 20
/** The size of a part in which files are uploaded, and of the largest file. */
export const filePartBytes = 1024 * 1024
export const importFileBytes = 50 * filePartBytes
