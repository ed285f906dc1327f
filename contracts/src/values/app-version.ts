/** A browser that has stored another version reloads once, so that old data and new code do not meet. */
export const appVersion = '1.0.1'
