/** An empty picture as a data URL, so that it needs no request. */
export const emptyPicture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
