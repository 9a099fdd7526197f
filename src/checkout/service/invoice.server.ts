// The invoice of an order, generated on request.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { Language } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { messages } from '#orders/messages.ts'
import { entriesOf, kitPieceName, kitUnitsLabel } from '#orders/rules/kits.ts'
import { hasInvoice, referenceOf } from '#orders/rules/order.ts'
import { lineColorsIn } from '#orders/rules/line-colors.ts'
import { colorsInWords, printedOn } from '#orders/rules/printed.ts'
import { openedOrder } from '#orders/service/views.server.ts'
import { orderLinesOf } from '#orders/service/find.server.ts'
import type { OrderLineRow } from '#orders/tables.ts'
import { standing } from '#payments/rules/received.ts'
import { receivableOf } from '#payments/service/received.server.ts'
import { paidAtOf, refundsMade } from '#payments/service/status.server.ts'
import { schoolName } from '#portals/service/schools.server.ts'
import { invoiceDocument } from './invoice/document.ts'
import { wordsOf, type InvoiceFacts, type InvoiceLine } from './invoice/facts.ts'
import { shopNow } from '#shop-settings/service/shop.server.ts'

function invoiceLine(line: OrderLineRow, language: Language): InvoiceLine {
	const { snapshot, customization, qty, unitCents, lineCents } = line
	const { name, number } = printedOn(line)
	const isPersonalized = name !== '' || number !== ''
	const { size, personalized } = wordsOf({ language })
	return {
		what: snapshot.kit ? kitPieceName(snapshot.kit) : `${snapshot.brand} ${snapshot.model}`,
		detail: [
			lineColorsIn(language, colorsInWords(line)),
			size(customization.size),
			...(isPersonalized ? [personalized] : []),
		].join(', '),
		price: { quantity: qty, unitCents, lineCents },
	}
}

/** A kit's lines stand together under its name. */
const invoiceLines = (lines: readonly OrderLineRow[], language: Language): InvoiceLine[] =>
	entriesOf(lines, ({ snapshot }) => snapshot.kit).flatMap((entry) => {
		if (!entry.kit) return [invoiceLine(entry.line, language)]
		const units = entry.lines.flatMap(({ snapshot: { kit }, qty }) => (kit ? [{ kit, quantity: qty }] : []))
		const sum = entry.lines.reduce((total, { lineCents }) => total + lineCents, 0)
		const detail = `${kitUnitsLabel(units, wordsOf({ language }).kit)}, ${formatUsd(sum)}`
		return [
			{ what: entry.kit.model, detail, price: null },
			...entry.lines.map((line) => invoiceLine(line, language)),
		]
	})

/**
 * All facts of the invoice, in a constant number of statements.
 * @throws Refusal not_found, conflict while there is nothing to invoice
 */
export async function invoiceFacts(
	context: ServiceContext,
	orderId: string,
	language: Language = 'en',
): Promise<InvoiceFacts> {
	const { order } = await openedOrder(context, orderId)
	if (!hasInvoice(order)) throw new Refusal('conflict', messages.noInvoice)
	const lines = await orderLinesOf(context, order.id)
	const refunds = await refundsMade(context, order)
	const receivable = await receivableOf(context, order)
	const { id, createdAt, paymentMode, poNumber, shipTo, contactEmail, pricing } = order
	return {
		language,
		shop: await shopNow(context),
		orderId: id,
		reference: referenceOf(id),
		placedAt: createdAt,
		paymentMode,
		poNumber,
		school: await schoolName(context, order.organizationId),
		paidAt: await paidAtOf(context, order),
		shipTo,
		method: order.terms.method ?? null,
		contactEmail,
		lines: invoiceLines(lines, language),
		pricing,
		refunds: refunds.flatMap(({ state, doneAt, amountCents, taxCents }) =>
			state === 'done' && doneAt ? [{ at: doneAt, amountCents, taxCents }] : [],
		),
		received: receivable && {
			openCents: receivable.openCents,
			payments: standing(receivable.payments).map(({ receivedOn, amountCents }) => ({
				on: receivedOn,
				amountCents,
			})),
		},
	}
}

/** The PDF and its file name. @throws Refusal not_found, conflict */
export async function invoiceOf(context: ServiceContext, orderId: string, language: Language = 'en') {
	const facts = await invoiceFacts(context, orderId, language)
	return { bytes: await invoiceDocument(facts), name: wordsOf(facts).fileName(facts.reference) }
}
