import { ProviderAway } from '../provider.ts'

/**
 * Thrown if no readable response arrived. The provider may have carried out the request nevertheless, so only a request
 * that is safe to repeat is sent again.
 */
export class AnswerLost extends ProviderAway {
  override name = 'AnswerLost'
}
