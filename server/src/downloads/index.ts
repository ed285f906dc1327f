/**
 * Downloads: files for customers who are logged in, and lists of the catalogue as files. A *list* (prices, stock, the
 * tyres for each vehicle) is read and written a batch at a time, as CSV or XLSX. Files and lists are opened by
 * *links*, which are signed, valid for fifteen minutes, and usable only by the customer who requested them. Routes
 * that serve them are in server/src/download-files.ts. Other modules write lists of their own as files by `openList`.
 */

export { downloadPersonalData } from './download-personal-data.ts'
export { forgetOldDownloadLog } from './forget-old-download-log.ts'
export { csvCell } from './formats/csv.ts'
export type { Column } from './lists/exported-list.ts'
export { exportedList } from './lists/exported-list.ts'
export type { OpenedFile } from './open-export.ts'
export { openExport, openList } from './open-export.ts'
export { openFile } from './open-file.ts'
export { downloadRoutes } from './routes.ts'
export { hasDownloads, saveDownloadCategory, saveDownloadFile } from './store.ts'
