import { LazyPart } from '../../../static/lazy-part.tsx'

/** Few cars have other tyres at the rear, and the form needs no script. */
export const setPart = new LazyPart(() =>
  import('./front-and-rear.tsx').then(({ FrontAndRear }) => FrontAndRear),
)
