import { ProviderAway } from '../provider.ts'

/** The request may have arrived and been carried out: only what is safe to do twice is tried again. */
export class AnswerLost extends ProviderAway {
  override name = 'AnswerLost'
}
