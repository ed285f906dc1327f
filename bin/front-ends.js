/**
 * @typedef {object} FrontEnd
 * @property {string} folder The folder of its workspace; the build is in `build/` below it.
 * @property {string} path The path that all of its addresses begin with.
 * @property {boolean} rendersOnServer Whether the server renders its pages; otherwise one document starts them in the
 * browser.
 * @property {{ readonly paymentForms: boolean }} policy Additions to its content security policy.
 */

/**
 * All front ends of the shop. `npm start` and `npm test` build them, `npm run dev` serves them from their sources,
 * and the server hosts them. A URL belongs to the front end whose path is the longest prefix of the URL's path.
 * @type {readonly [FrontEnd, ...FrontEnd[]]}
 */
export const frontEnds = [
  { folder: 'storefront', path: '/', rendersOnServer: true, policy: { paymentForms: true } },
  { folder: 'backoffice', path: '/admin', rendersOnServer: false, policy: { paymentForms: false } },
]

/**
 * Returns the base path of a front end, with which the build begins all URLs of that front end.
 * @param {string} folder
 */
export function pathOf(folder) {
  return frontEnds.find((each) => each.folder === folder)?.path ?? '/'
}
