// The answers of the tax service, kept for a day by place. A service that fails rests before it is asked again.
import { LRUCache } from 'lru-cache'
import type { TaxServiceChoice } from '#pricing/delivery-schemas.ts'
import type { PlaceTax } from '#pricing/rules/delivery.ts'
import type { TaxServiceId } from '#pricing/states.ts'
import { ProviderRefusal, type TaxPlace, type TaxService } from '../contract.ts'

const keptMs = 86_400_000
const mostPlaces = 5_000
/** Buyers are not kept waiting for the same failure. */
const restMs = 30_000

export class TaxServiceRests extends Error {
	override readonly name = 'TaxServiceRests'
}

export type TaxRates = {
	/** Of the service that can be asked; null without one. */
	serviceId: TaxServiceId | null
	/** Two at once ask once. @throws TaxServiceRests, or as the service */
	at: (now: Date, place: TaxPlace, code: TaxServiceChoice['code']) => Promise<PlaceTax>
}

type Kept = { until: number; answer: Promise<PlaceTax> }

export function openTaxRates(service: TaxService | null): TaxRates {
	const places = new LRUCache<string, Kept>({ max: mostPlaces })
	let restsUntil = 0
	const failed = (key: string, failure: unknown, now: number): never => {
		places.delete(key)
		if (!(failure instanceof ProviderRefusal && failure.reason === 'unknown')) restsUntil = now + restMs
		throw failure
	}
	return {
		serviceId: service?.id ?? null,
		at: async (now, place, code) => {
			const key = `${place.state} ${place.zip} ${code ?? ''}`
			const known = places.get(key)
			if (known && now.getTime() < known.until) return known.answer
			if (!service || now.getTime() < restsUntil) throw new TaxServiceRests()
			const answer = service.taxOf(place, code).catch((failure) => failed(key, failure, now.getTime()))
			places.set(key, { until: now.getTime() + keptMs, answer })
			return answer
		},
	}
}
