// Prices a quote by the rules of every order: the price list, the customer's discount, and what was agreed.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { Actor } from '#kit/roles.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import type { LineProblem, PricedLine } from '#orders/rules/lines.ts'
import { parcelOf, pricedLines, termsIn, termsOfLines, totalsOf } from '#orders/service/lines.server.ts'
import { portalsOf } from '#portals/service/scope.server.ts'
import { chosenQuote, lacksTax, quotesFor, type PlaceTax } from '#pricing/rules/delivery.ts'
import type { PriceList, Terms, Totals } from '#pricing/schemas.ts'
import { messages } from '../messages.ts'
import type { QuoteInput } from '../schemas.ts'
import { customerById } from '../store/quotes.server.ts'
import type { NewQuoteLine, QuoteRow } from '../tables.ts'

export type QuotePortal = { id: string; organizationId: string; name: string }

/** The customer as a buyer: their roles decide the discount, their designs can be ordered. */
export async function customerOf(
	{ db }: Pick<ServiceContext, 'db'>,
	customerId: string | null,
): Promise<Actor> {
	const found = customerId === null ? undefined : await customerById(db, customerId)
	return found ? { userId: found.id, roles: found.roles.length > 0 ? found.roles : ['retail'] } : guest
}
const guest: Actor = { userId: null, roles: ['retail'] }

/** The portals that the customer belongs to. */
export async function portalsOfCustomer(context: ServiceContext, customer: Actor): Promise<QuotePortal[]> {
	const found = await portalsOf({ ...context, actor: customer })
	return found.map(({ portal }) => ({
		id: portal.id,
		organizationId: portal.organizationId,
		name: `${portal.organizationName}, ${portal.teamName}, ${portal.season}`,
	}))
}

export type PricedQuote = {
	/** In the order of the input; null for one that is no longer sold. */
	lines: (PricedLine | null)[]
	problems: LineProblem[]
	terms: Terms
	pricing: Totals
}

type Delivered = Pick<QuoteInput, 'shippingCents' | 'isTaxExempt'> & {
	lines: readonly PricedLine[]
	prices: PriceList
	/** Where it goes; undefined while unknown: tax is an estimate. */
	state: string | undefined
	/** Of a tax service at the address; null without one. */
	asked: PlaceTax | null
}

/**
 * The terms with tax and shipping where a quote goes; an agreed price of shipping stays.
 * @throws Refusal invalid when no way of shipping is offered there and no price is agreed; conflict when the owner has
 * chosen a tax service just now
 */
export function deliveredTerms(
	terms: Terms,
	{ shippingCents, isTaxExempt, lines, prices, state, asked }: Delivered,
): Terms {
	if (shippingCents === null && state && !chosenQuote(quotesFor(parcelOf(lines, terms), prices, state)))
		throw new Refusal('invalid', messages.notShipped(state))
	const delivery = { isTaxExempt, ...(state !== undefined && { state }), ...(asked && { asked }) }
	if (state && lacksTax(delivery, prices)) throw new Refusal('conflict', orderMessages.taxChanged)
	const there = termsOfLines(terms, { lines, delivery, prices })
	return shippingCents === null ? there : { ...there, shippingCents }
}

type Pricing = Pick<
	QuoteInput,
	'lines' | 'charges' | 'discountCents' | 'shippingCents' | 'isTaxExempt' | 'shipTo'
> & {
	customer: Actor
	portal: QuotePortal | null
	/** Of a tax service at the address; null without one. */
	asked: PlaceTax | null
}

/**
 * Agreed prices carry no fundraising margin, also those for a team. Promotions are for carts: what is taken off a quote
 * is agreed.
 * @throws Refusal invalid when no way of shipping is offered there and no price is agreed
 */
export async function priceQuote(
	context: ServiceContext,
	{ customer, portal, lines, charges, discountCents, shipTo, ...delivered }: Pricing,
): Promise<PricedQuote> {
	const wanted = lines.map(({ variantId, design, quantity, priceCents }) => ({
		variantId,
		design,
		quantity,
		playerName: '',
		playerNumber: '',
		...(priceCents !== null && { price: { unitCents: priceCents, isAgreed: true } }),
	}))
	const buyer = { ...context, actor: customer }
	const priced = await pricedLines(buyer, wanted, { portalId: portal?.id ?? null })
	const whole = priced.lines.filter((line) => line !== null)
	const { isTaxExempt } = delivered
	const before: Terms = {
		...(await termsIn(priced.prices, buyer, {
			portal: null,
			delivery: { isTaxExempt },
			productIds: [],
		})),
		promotions: [],
		agreed: { discountCents, charges },
	}
	const { prices } = priced
	const terms = deliveredTerms(before, { ...delivered, lines: whole, prices, state: shipTo?.state })
	return { lines: priced.lines, problems: priced.problems, terms, pricing: totalsOf(whole, terms) }
}

const listCentsOf = ({ snapshot }: PricedLine): number =>
	snapshot.baseCents + snapshot.decorationsCents + snapshot.addOnsCents

/** The rows of a priced quote: goods first, then its custom lines. */
export function rowsOf(
	quoteId: string,
	input: Pick<QuoteInput, 'lines' | 'charges'>,
	priced: readonly PricedLine[],
): NewQuoteLine[] {
	const goods = priced.map((line, position): NewQuoteLine => ({
		quoteId,
		position,
		variantId: line.wanted.variantId,
		designId: line.wanted.design?.id ?? null,
		designVersion: line.wanted.design?.version ?? null,
		size: line.size,
		quantity: line.wanted.quantity,
		unitCents: line.unitCents,
		listCents: listCentsOf(line),
		reason: input.lines[position]?.priceCents === null ? '' : (input.lines[position]?.reason ?? ''),
		snapshot: line.snapshot,
	}))
	const charges = input.charges.map(({ name, quantity, unitCents }, at): NewQuoteLine => ({
		quoteId,
		position: goods.length + at,
		description: name,
		quantity,
		unitCents,
		listCents: unitCents,
	}))
	return [...goods, ...charges]
}

/** The portal of a quote as its customer has it now; null without one, and once the customer has left it. */
export async function portalOf(
	context: ServiceContext,
	{ portalId }: Pick<QuoteRow, 'portalId'>,
	customer: Actor,
): Promise<QuotePortal | null> {
	if (portalId === null) return null
	return (await portalsOfCustomer(context, customer)).find(({ id }) => id === portalId) ?? null
}
