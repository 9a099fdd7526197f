// A person answers a text message of the shop: by STOP, START or HELP, in English or Spanish.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import type { IncomingText } from '#mail/contract.ts'
import { answerText } from '#mail/templates/family-mails.ts'
import { phoneOf } from '../rules/addresses.ts'
import { answerIn, type Wish } from '../rules/stop-words.ts'
import { deleteStops, insertStops } from '../store/facts.server.ts'
import { addressHash } from './facts.server.ts'

export type IncomingDependencies = Pick<MailDependencies, 'sendTexts'>

/**
 * Stops messages of all teams to the number, or lets them come again, and confirms it by one text. What asks for neither
 * is not kept. Idempotent: a wish that is fulfilled already is not confirmed again.
 */
export async function receiveText(
	context: ServiceContext,
	{ sendTexts }: IncomingDependencies,
	{ from, text }: IncomingText,
): Promise<Wish | 'ignored'> {
	const phone = phoneOf(from)
	const answer = answerIn(text)
	if (!answer || phone === '') return 'ignored'
	const { wish, language } = answer
	const hashes = [addressHash(phone)]
	await inTransaction(context, async (inner) => {
		const isNews = { stop: insertStops, start: deleteStops, help: () => Promise.resolve(true) }[wish]
		if (await isNews(inner.db, hashes, inner.now)) await sendTexts(inner, [answerText(phone, wish, language)])
	})
	return wish
}
