// The staff makes and changes a quote.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { chargedTax, taxAt } from '#payments/service/tax.server.ts'
import { assertCan } from '#policies/policy.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import { quotePolicy } from '../policies.ts'
import { firstValidOn, isEditable, isQuoteId } from '../rules/quote.ts'
import { QuoteCustomer, QuoteInput } from '../schemas.ts'
import { quoteStandingNames } from '../states.ts'
import { customerByEmail, insertQuote, lockQuote, replaceLines, updateQuote } from '../store/quotes.server.ts'
import type { QuoteRow } from '../tables.ts'
import { customerOf, portalsOfCustomer, priceQuote, rowsOf } from './price.server.ts'

const firstIssue = ({ issues }: { issues: readonly { message: string }[] }) =>
	new Refusal('invalid', issues[0]?.message ?? 'Please check the form.')

/**
 * A new draft for a customer: of the account with this address, or without one. The same form sent twice makes one.
 * @returns its id
 * @throws Refusal forbidden, invalid
 */
export async function createQuote(context: ServiceContext, input: QuoteCustomer): Promise<string> {
	assertCan(context, quotePolicy, 'manage')
	const parsed = QuoteCustomer.safeParse(input)
	if (!parsed.success) throw firstIssue(parsed.error)
	const { key: id, name: contactName, email: contactEmail } = parsed.data
	return inTransaction(context, async (inner) => {
		const { db, now, actor } = inner
		const account = await customerByEmail(db, contactEmail)
		const customer = await customerOf(inner, account?.id ?? null)
		const empty = {
			lines: [],
			charges: [],
			discountCents: 0,
			shippingCents: null,
			isTaxExempt: false,
			shipTo: null,
		}
		const { terms, pricing } = await priceQuote(inner, { ...empty, customer, portal: null, asked: null })
		const times = {
			createdBy: actor.userId,
			createdAt: now,
			updatedAt: now,
			validOn: firstValidOn(shopDay(now)),
		}
		const who = { customerId: customer.userId, contactName, contactEmail }
		if (await insertQuote(db, { id, ...who, terms, pricing, ...times }))
			await note(inner, { event: 'quote.created', subject: id })
		return id
	})
}

/** The quote, locked, as the page showed it. @throws Refusal forbidden, not_found, conflict */
export async function lockSeen(
	inner: ServiceContext,
	{ quoteId, seenVersion }: { quoteId: string; seenVersion: number },
): Promise<QuoteRow> {
	assertCan(inner, quotePolicy, 'manage')
	const quote = isQuoteId(quoteId) ? await lockQuote(inner.db, quoteId) : undefined
	if (!quote) throw new Refusal('not_found', messages.notFound)
	if (quote.version !== seenVersion) throw new Refusal('conflict', messages.changedByOther)
	return quote
}

export type SavingQuote = { quoteId: string; seenVersion: number; input: QuoteInput }

/**
 * Saves lines and terms at the prices of now. A sent quote changes for its customer at once.
 * @throws Refusal forbidden, not_found, invalid; conflict after a concurrent change, for one that has ended, and when
 * the tax cannot be computed
 */
export async function saveQuote(
	context: ServiceContext,
	payments: Pick<PaymentDependencies, 'taxRates'>,
	{ input, ...seen }: SavingQuote,
): Promise<void> {
	assertCan(context, quotePolicy, 'manage')
	const parsed = QuoteInput.safeParse(input)
	if (!parsed.success) throw firstIssue(parsed.error)
	const goesTo = parsed.data.isTaxExempt ? null : parsed.data.shipTo
	const { asked = null } = goesTo ? chargedTax(await taxAt(context, payments, goesTo)) : {}
	return inTransaction(context, async (inner) => {
		const quote = await lockSeen(inner, seen)
		if (!isEditable(quote.state))
			throw new Refusal('conflict', messages.notEditable(quoteStandingNames[quote.state]))
		const { portalId, validOn, shippingCents, isTaxExempt, discountReason, shipTo, note: words } = parsed.data
		if (validOn < shopDay(inner.now)) throw new Refusal('invalid', messages.expiresBefore)
		const customer = await customerOf(inner, quote.customerId)
		const portals = portalId === null ? [] : await portalsOfCustomer(inner, customer)
		const portal = portals.find(({ id }) => id === portalId) ?? null
		const priced = await priceQuote(inner, { ...parsed.data, customer, portal, asked })
		const gone = priced.lines.indexOf(null)
		if (gone !== -1) throw new Refusal('invalid', messages.lineGone(gone + 1))
		const rows = rowsOf(
			quote.id,
			parsed.data,
			priced.lines.filter((line) => line !== null),
		)
		await replaceLines(inner.db, quote.id, rows)
		await updateQuote(inner.db, quote.id, {
			version: quote.version + 1,
			portalId: portal?.id ?? null,
			organizationId: portal?.organizationId ?? null,
			isTaxExempt,
			shippingCents,
			discountReason: parsed.data.discountCents === 0 ? '' : discountReason,
			terms: priced.terms,
			pricing: priced.pricing,
			shipTo,
			note: words,
			validOn,
			updatedAt: inner.now,
		})
		const agreed = rows.filter(({ unitCents, listCents }) => unitCents !== listCents)
		await note(inner, {
			event: 'quote.saved',
			subject: quote.id,
			portalId: portal?.id ?? null,
			details: {
				totalCents: priced.pricing.totalCents,
				agreedPrices: agreed.length,
				differenceCents: agreed.reduce(
					(sum, { unitCents, listCents, quantity }) => sum + (unitCents - listCents) * quantity,
					0,
				),
				discountCents: parsed.data.discountCents,
			},
		})
	})
}
