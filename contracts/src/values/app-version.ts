/**
 * The version of the data that the shop stores in browsers. A browser that has stored another version reloads the
 * page once, so that new code does not read old data.
 */
export const appVersion = '1.0.1'
