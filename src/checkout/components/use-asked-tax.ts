// The place that an order goes to while it is typed, and its tax where a tax service is asked.
import { useEffect, useState } from 'react'
import type { Address } from '#kit/address.ts'
import type { AskedTax } from '#pricing/rules/delivery.ts'
import type { PriceList } from '#pricing/schemas.ts'

type Place = Pick<Address, 'state' | 'zip'>

/** What was typed, else the first saved address. */
export function usePlace(typed: Place | undefined, addresses: readonly { address: Address }[]) {
	const [place, setPlace] = useState<Place>(() => {
		const { state, zip } = typed ?? addresses[0]?.address ?? { state: '', zip: '' }
		return { state, zip }
	})
	return { place, setPlace: (change: Partial<Place>) => setPlace((now) => ({ ...now, ...change })) }
}

/** Milliseconds after the last key. */
const pauseMs = 250

async function askedTax(place: Place, signal: AbortSignal): Promise<AskedTax | null> {
	const answer = await fetch('/checkout/tax', { method: 'POST', body: new URLSearchParams(place), signal })
	if (!answer.ok) return null
	// Cast: the route answers with this type.
	return ((await answer.json()) as { tax: AskedTax | null }).tax
}

/**
 * The tax of the place; undefined where the owner's table decides, and until the service has answered.
 * @param known what the server has sent with the page
 */
export function useAskedTax(
	{ state, zip: typed }: Place,
	{ tax: { service } }: Pick<PriceList, 'tax'>,
	known: readonly AskedTax[],
): AskedTax | undefined {
	const [answers, setAnswers] = useState<readonly AskedTax[]>([])
	const zip = typed.trim().slice(0, 5)
	// What came with a page is newer than what was asked before it.
	const found = [...answers, ...known].findLast((one) => one.state === state && one.zip === zip)
	const isAsked = service !== undefined && !found && state !== '' && /^\d{5}$/.test(zip)
	// Follows the tax service, which the server asks.
	useEffect(() => {
		if (!isAsked) return undefined
		const stop = new AbortController()
		const pause = setTimeout(() => {
			askedTax({ state, zip }, stop.signal).then(
				(tax) => tax && setAnswers((before) => [...before, tax]),
				// The server decides when the order is sent.
				() => undefined,
			)
		}, pauseMs)
		return () => {
			clearTimeout(pause)
			stop.abort()
		}
	}, [isAsked, state, zip])
	return service === undefined ? undefined : found
}
