/** The maximum number of tyres in a comparison. More than four columns cannot be read side by side. */
export const mostCompared = 4
