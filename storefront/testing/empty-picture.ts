/** A picture that needs no request. */
export const emptyPicture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
