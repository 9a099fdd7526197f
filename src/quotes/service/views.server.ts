// Quotes as the staff and their customers see them.
import { recordView } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { PageLanguage } from '#kit/language.ts'
import { pageOf } from '#kit/pages.ts'
import { DesignId, VariantId } from '#kit/ids.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { orderPageTexts } from '#orders/rules/order-page-texts.ts'
import { colorsInWords } from '#orders/rules/printed.ts'
import { storedLinesInLanguage } from '#orders/service/line-names.server.ts'
import { lineColorsIn } from '#orders/rules/line-colors.ts'
import { statusNames } from '#orders/states.ts'
import { findOrder } from '#orders/service/find.server.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { askAboutOrder } from '#payments/service/reconcile.server.ts'
import { assertCan } from '#policies/policy.ts'
import { taxAt } from '#payments/service/tax.server.ts'
import { isEstimate } from '#pricing/rules/delivery.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import { quotePolicy } from '../policies.ts'
import { isEditable, isQuoteId, quoteReference, standingOf } from '../rules/quote.ts'
import type { QuoteLineInput } from '../schemas.ts'
import type { QuoteStanding } from '../states.ts'
import * as choices from '../store/choices.server.ts'
import { countQuotes, linesOfQuote, quoteById, quotesOf } from '../store/quotes.server.ts'
import type { QuoteLineRow, QuoteRow } from '../tables.ts'
import { quotePictureUrl, quoteUrl } from '../urls.ts'
import type { CustomerQuote, GoodsView } from '../views.ts'
import { canUsePo, quoteBehindLink } from './answer.server.ts'
import { standingOrderOf } from './place.server.ts'
import { customerOf, portalsOfCustomer, priceQuote } from './price.server.ts'
import { tokenOf } from './send.server.ts'

export const quotesPerPage = 40

/** One page, latest first, in two statements. @throws Refusal forbidden */
export async function quotesForStaff(
	context: ServiceContext,
	{ standing, text, page: wanted }: { standing: QuoteStanding | null; text: string; page: number },
) {
	assertCan(context, quotePolicy, 'manage')
	const asked = { standing, text, today: shopDay(context.now) }
	const total = await countQuotes(context.db, asked)
	const { page, pages, offset } = pageOf(wanted, total, quotesPerPage)
	const rows = await quotesOf(context.db, asked, { offset, limit: quotesPerPage })
	const quotes = rows.map((row) => ({
		...row,
		reference: quoteReference(row.id),
		standing: standingOf(row, shopDay(context.now)),
	}))
	return { quotes, total, page, pages }
}

export const isGoods = (line: QuoteLineRow): boolean => line.variantId !== null

const inputOf = ({ variantId, designId, designVersion, quantity, unitCents, reason }: QuoteLineRow) => ({
	variantId: VariantId.parse(variantId),
	design:
		designId === null || designVersion === null
			? null
			: { id: DesignId.parse(designId), version: designVersion },
	quantity,
	priceCents: reason === '' ? null : unitCents,
	reason,
})

export const goodsView = (line: QuoteLineRow, picture: string, language: PageLanguage = 'en'): GoodsView => ({
	position: line.position,
	name: line.snapshot ? `${line.snapshot.brand} ${line.snapshot.model}` : '',
	detail: line.snapshot
		? orderPageTexts[language].colorAndSize(
				lineColorsIn(language, colorsInWords({ designId: line.designId, snapshot: line.snapshot })),
				line.size,
			)
		: '',
	picture,
	quantity: line.quantity,
	unitCents: line.unitCents,
	lineCents: line.unitCents * line.quantity,
})

const chargesOf = (lines: readonly QuoteLineRow[]) =>
	lines
		.filter((line) => !isGoods(line))
		.map(({ description: name, quantity, unitCents }) => ({ name, quantity, unitCents }))

/** Products to add, with their sizes on sale. */
async function productsToAdd({ db }: ServiceContext, text: string) {
	if (text === '') return []
	const products = await choices.productsNamed(db, text, 12)
	const sizes = await choices.sizesOfProducts(
		db,
		products.map(({ id }) => id),
	)
	const byProduct = Map.groupBy(sizes, ({ productId }) => productId)
	return products.map((product) => ({ ...product, sizes: byProduct.get(product.id) ?? [] }))
}

async function designsByVariant(
	{ db }: ServiceContext,
	quote: QuoteRow,
	goods: readonly { variantId: string }[],
) {
	const variantIds = goods.map(({ variantId }) => variantId)
	if (variantIds.length === 0) return new Map<string, { value: string; label: string }[]>()
	const [products, designs] = await Promise.all([
		choices.productsOfVariants(db, variantIds),
		choices.designsFor(db, { userId: quote.customerId, portalId: quote.portalId, variantIds }),
	])
	const byProduct = Map.groupBy(designs, ({ productId }) => productId)
	return new Map(
		products.map(({ id, productId }) => [
			id,
			(byProduct.get(productId) ?? []).map((design) => ({
				value: `${design.id} ${design.version}`,
				label: `${design.name ?? (design.teamName || 'Team design')}, version ${design.version}`,
			})),
		]),
	)
}

type StaffParts = Pick<PaymentDependencies, 'taxRates'> & {
	orders: Pick<OrderDependencies, 'shareSecret' | 'sender'>
}

/**
 * A quote with everything its page needs; viewing is audited once a day.
 * @param find text to find products by, to add them
 * @throws Refusal forbidden, not_found
 */
export async function quoteForStaff(
	context: ServiceContext,
	{ taxRates, orders: links }: StaffParts,
	{ quoteId, find }: { quoteId: string; find: string },
) {
	assertCan(context, quotePolicy, 'manage')
	const quote = isQuoteId(quoteId) ? await quoteById(context.db, quoteId) : undefined
	if (!quote) throw new Refusal('not_found', messages.notFound)
	await recordView(context, { event: 'quote.opened', subject: quote.id, portalId: quote.portalId })
	const lines = await linesOfQuote(context.db, quote.id)
	const goods = lines.filter(isGoods)
	const inputs: QuoteLineInput[] = goods.map(inputOf)
	const customer = await customerOf(context, quote.customerId)
	const portals = await portalsOfCustomer(context, customer)
	const charges = chargesOf(lines)
	const discountCents = quote.terms.agreed?.discountCents ?? 0
	const { shippingCents, isTaxExempt, shipTo } = quote
	const isOpen = isEditable(quote.state)
	const tax = shipTo && isOpen && !isTaxExempt ? await taxAt(context, { taxRates }, shipTo) : null
	const hasTax = !tax?.problem
	const now = await priceQuote(context, {
		lines: inputs,
		charges,
		discountCents,
		shippingCents,
		isTaxExempt,
		// Without its tax the sum is an estimate, which is not shown.
		shipTo: hasTax ? shipTo : null,
		asked: tax?.asked ?? null,
		customer,
		portal: portals.find(({ id }) => id === quote.portalId) ?? null,
	})
	const designs = await designsByVariant(context, quote, inputs)
	const order = quote.orderId === null ? undefined : await findOrder(context, quote.orderId)
	const standing = standingOf(quote, shopDay(context.now))
	return {
		quote: {
			...quote,
			reference: quoteReference(quote.id),
			standing,
			isEditable: isOpen,
			discountCents,
			/** Absolute; null until it was sent. */
			link:
				quote.tokenHash === null || quote.state === 'withdrawn'
					? null
					: `${links.sender.publicUrl}${quoteUrl(tokenOf(links, quote))}`,
		},
		order: order
			? { id: order.id, reference: referenceOf(order.id), status: statusNames[order.status] }
			: null,
		goods: goods.map((line, at) => ({
			...goodsView(line, line.snapshot?.picture ?? ''),
			...inputs[at],
			variantId: line.variantId ?? '',
			listCents: line.listCents,
			reason: line.reason,
			sku: line.snapshot?.sku ?? '',
			designs: designs.get(line.variantId ?? '') ?? [],
			problem: isOpen ? (now.problems.find((problem) => problem.at === at)?.message ?? '') : '',
		})),
		charges,
		/** What the same lines cost by the price list of now, when that is not what the quote says. */
		totalNowCents:
			isOpen && hasTax && now.pricing.totalCents !== quote.pricing.totalCents ? now.pricing.totalCents : null,
		portals: portals.map(({ id, name }) => ({ id, name })),
		found: isOpen ? await productsToAdd(context, find) : [],
		find,
	}
}

/**
 * The quote for the holder of its link.
 * @param isBack from the payment page: the provider is asked; the address itself is not believed
 * @throws Refusal not_found
 */
export async function quoteForCustomer(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ token, isBack, language = 'en' }: { token: string; isBack: boolean; language?: PageLanguage },
): Promise<CustomerQuote> {
	const quote = await quoteBehindLink(context, token)
	const present = await standingOrderOf(context, quote)
	if (present && isBack && present.status === 'pending')
		await askAboutOrder(context, dependencies, present.id)
	const order = present && ((await findOrder(context, present.id)) ?? present)
	const standing = standingOf(quote, shopDay(context.now))
	const isReopened = standing === 'accepted' && order === null
	const isExpired = isReopened && standingOf({ ...quote, state: 'sent' }, shopDay(context.now)) === 'expired'
	const shown = isReopened ? (isExpired ? 'expired' : 'sent') : standing
	const stored = shown === 'sent' || shown === 'accepted' ? await linesOfQuote(context.db, quote.id) : []
	const lines = await storedLinesInLanguage(context, language, stored)
	const isOwn = quote.customerId !== null && quote.customerId === context.actor.userId
	return {
		reference: quoteReference(quote.id),
		standing: shown,
		ranOut: isReopened,
		version: quote.version,
		customerName: quote.contactName,
		goods: lines
			.filter(isGoods)
			.map((line) =>
				goodsView(
					line,
					line.designId === null ? (line.snapshot?.picture ?? '') : quotePictureUrl(token, line.position),
					language,
				),
			),
		pricing: quote.pricing,
		note: quote.note,
		validOn: quote.validOn,
		shipTo: quote.shipTo,
		isEstimate: quote.shipTo === null && isEstimate(await pricesNow(context)),
		canUsePurchaseOrder: canUsePo(context, quote),
		hasAccount: quote.customerId !== null,
		order: order && {
			id: order.id,
			reference: referenceOf(order.id),
			status: order.status,
			paymentMode: order.paymentMode,
			isPayable: order.status === 'pending' && order.paymentMode === 'card',
			poNumber: order.poNumber,
			refundedCents: order.refundedCents,
			isOwn,
		},
	}
}
