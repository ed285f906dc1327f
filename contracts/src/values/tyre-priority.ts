/** What may matter most to a buyer. The names are the same in the API and in the URLs of pages. */
export const tyrePriorities = ['price', 'grip', 'quiet'] as const
export type TyrePriority = (typeof tyrePriorities)[number]
