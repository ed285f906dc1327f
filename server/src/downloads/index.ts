/**
 * Downloads: files for customers who log in, and lists of the catalogue as files. A *list* (prices, stock, which tyres
 * suit which vehicles) is read and written a batch at a time, as CSV or XLSX. Addresses of both are *links*: signed,
 * for fifteen minutes, for the customer who asked. Routes that serve them are in server/src/download-files.ts.
 */

export { downloadPersonalData } from './download-personal-data.ts'
export { forgetOldDownloadLog } from './forget-old-download-log.ts'
export { openExport } from './open-export.ts'
export { openFile } from './open-file.ts'
export { downloadRoutes } from './routes.ts'
export { hasDownloads, saveDownloadCategory, saveDownloadFile } from './store.ts'
