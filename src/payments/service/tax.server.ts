// The tax of the place that an order goes to, where the owner has chosen a tax service.
import { insideTransaction } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { countTurn, turnsTaken } from '#database/rate-limits.server.ts'
import { usStates } from '#kit/address.ts'
import { Refusal } from '#kit/errors.ts'
import { listedTax, type AskedTax, type PlaceTax } from '#pricing/rules/delivery.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { taxServices } from '#pricing/states.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { ProviderRefusal, type TaxPlace } from '../contract.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { TaxServiceRests } from './tax-rates.server.ts'

type Asking = Pick<PaymentDependencies, 'taxRates'>

/** Failures of all processes within the hour, for the checklist. */
const unanswered = { name: 'tax-unanswered', subject: '', turns: 0, windowMs: 3_600_000 }

/** What the service says of a place; a failure where it does not answer. */
async function answerFor(
	{ now }: Pick<ServiceContext, 'now'>,
	{ taxRates }: Asking,
	{ place, service }: { place: TaxPlace; service: NonNullable<PriceList['tax']['service']> },
): Promise<AskedTax | { failure: unknown }> {
	try {
		if (taxRates.serviceId !== service.id)
			throw new Error(`The keys of ${taxServices[service.id]} are not set`)
		return { ...place, asked: await taxRates.at(now, place, service.code), problem: null }
	} catch (failure) {
		if (failure instanceof ProviderRefusal && failure.reason === 'unknown')
			return { ...place, asked: null, problem: messages.noSuchPlace(place) }
		return { failure }
	}
}

/**
 * The tax of places, asked outside of a transaction, which it would keep open. While the service does not answer, the
 * owner's table holds, in the states that it has.
 * @param wanted with their postal codes as typed
 * @returns in their order; empty where no service is asked
 */
export async function taxesAt(
	context: ServiceContext,
	dependencies: Asking,
	wanted: readonly TaxPlace[],
): Promise<AskedTax[]> {
	const prices = await pricesNow(context)
	const { service } = prices.tax
	if (!service) return []
	if (insideTransaction.getStore()) throw new Error('The tax service is asked before a transaction')
	const places = wanted.map(({ state, zip }) => ({ state, zip: zip.slice(0, 5) }))
	const answers = await Promise.all(
		places.map((place) => answerFor(context, dependencies, { place, service })),
	)
	const failed = answers.find((one) => 'failure' in one && !(one.failure instanceof TaxServiceRests))
	if (failed && 'failure' in failed) {
		context.log.warn({ err: failed.failure }, 'the tax service did not answer')
		await countTurn(context.db, context.now, unanswered)
	}
	return places.map((place, at) => {
		const answer = answers[at]
		if (answer && !('failure' in answer)) return answer
		const asked = listedTax(prices, place.state) ?? null
		return { ...place, asked, problem: asked ? null : messages.taxAway }
	})
}

/** Of one place; nothing is asked where the owner's table decides. */
export async function taxAt(
	context: ServiceContext,
	dependencies: Asking,
	place: TaxPlace,
): Promise<AskedTax> {
	const [found] = await taxesAt(context, dependencies, [place])
	return found ?? { ...place, asked: null, problem: null }
}

/** Of the address in a form; null where it names no place yet, and where no service is asked. */
export async function taxOfForm(
	context: ServiceContext,
	dependencies: Asking,
	{ state, zip }: TaxPlace,
): Promise<AskedTax | null> {
	if (!usStates.includes(state) || !/^\d{5}(-\d{4})?$/.test(zip.trim())) return null
	const [found] = await taxesAt(context, dependencies, [{ state, zip: zip.trim() }])
	return found ?? null
}

/** For the delivery of an order. @throws Refusal conflict when the tax cannot be computed */
export function chargedTax({ asked, problem }: AskedTax): { asked?: PlaceTax } {
	if (problem !== null) throw new Refusal('conflict', problem)
	return asked ? { asked } : {}
}

/** How often the service did not answer within the hour. */
export const taxFailures = async ({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<number> =>
	(await turnsTaken(db, now, unanswered)).used
