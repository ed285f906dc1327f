/** The only host from which pages embed videos. */
export const videoHost = 'https://www.youtube-nocookie.com'

const links =
  /^https:\/\/(?:www\.youtube\.com\/(?:watch\?v=|embed\/|shorts\/)|www\.youtube-nocookie\.com\/embed\/|youtu\.be\/)([\w-]{11})(?:[?&#].*)?$/

/** Returns the id of the video that a YouTube link names, or null for any other link. */
export function videoIdOf(link: string): string | null {
  return links.exec(link)?.[1] ?? null
}
