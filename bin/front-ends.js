/**
 * @typedef {object} FrontEnd
 * @property {string} folder The folder of its workspace; the build is in `build/` below it.
 * @property {string} path The path that all of its addresses begin with.
 * @property {boolean} rendersOnServer Whether the server renders its pages; otherwise one document starts them in the
 * browser.
 * @property {{ readonly paymentForms: boolean }} policy Additions to its content security policy.
 */

/**
 * Every front end of the shop. `npm start` and `npm test` build them, `npm run dev` serves them from their sources, and
 * the server hosts them. An address belongs to the front end with the longest path that it begins with.
 * @type {readonly [FrontEnd, ...FrontEnd[]]}
 */
export const frontEnds = [
  { folder: 'storefront', path: '/', rendersOnServer: true, policy: { paymentForms: true } },
  { folder: 'backoffice', path: '/admin', rendersOnServer: false, policy: { paymentForms: false } },
]

/** Returns the base path, which the build of a front end writes into its addresses. @param {string} folder */
export function pathOf(folder) {
  return frontEnds.find((each) => each.folder === folder)?.path ?? '/'
}
