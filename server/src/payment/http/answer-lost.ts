import { ProviderAway } from '../provider.ts'

/** The request may have arrived and been carried out, so only a request that is safe to repeat is retried. */
export class AnswerLost extends ProviderAway {
  override name = 'AnswerLost'
}
