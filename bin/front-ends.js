/**
 * @typedef {object} FrontEnd
 * @property {string} folder Its workspace; the build is in `build/` below it.
 * @property {string} path Begins each of its addresses.
 * @property {boolean} rendersOnServer The server renders its pages; otherwise one document starts them in the browser.
 * @property {{ readonly paymentForms: boolean }} policy What its content security policy allows beside the shop itself.
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

/** For the build of a front end, which writes the path into its addresses. @param {string} folder */
export function pathOf(folder) {
  return frontEnds.find((each) => each.folder === folder)?.path ?? '/'
}
