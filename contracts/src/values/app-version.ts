/** A browser that has stored another version reloads once, so that new code does not read old data. */
export const appVersion = '1.0.1'
