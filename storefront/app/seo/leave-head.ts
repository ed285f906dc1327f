/** What the document told search engines is of its own page (head-of.ts): React never had it, so it is taken off by hand. */
export function leaveHead(): void {
  for (const tag of document.head.querySelectorAll('[type$=json], [data-own]')) tag.remove()
}
