/** The only host that an embedded video may come from. */
export const videoHost = 'https://www.youtube-nocookie.com'

const links =
  /^https:\/\/(?:www\.youtube\.com\/(?:watch\?v=|embed\/|shorts\/)|www\.youtube-nocookie\.com\/embed\/|youtu\.be\/)([\w-]{11})(?:[?&#].*)?$/

/** The video that a link names, or null where it names none of the known host. */
export function videoIdOf(link: string): string | null {
  return links.exec(link)?.[1] ?? null
}
