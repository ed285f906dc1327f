/** The longest search text that is searched for. The rest of a longer text is cut off. */
export const longestSearch = 100
