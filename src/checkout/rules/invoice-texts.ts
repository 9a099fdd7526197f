// The invoice and the quote as documents, in every language.
import type { Language } from '#kit/language.ts'

type InvoiceTexts = {
	invoice: (reference: string) => string
	quote: (reference: string) => string
	fileName: (reference: string) => string
	parties: Readonly<Record<'from' | 'to' | 'order' | 'quote' | 'buyerGone', string>>
	orderOf: (reference: string) => string
	ordered: (day: string) => string
	quoteOf: (reference: string) => string
	made: (day: string) => string
	paidByCard: (day: string) => string
	purchaseOrder: (poNumber: string) => string
	validUntil: (day: string) => string
	paid: string
	open: string
	columns: Readonly<Record<'item' | 'detail' | 'quantity' | 'each' | 'amount', string>>
	size: (size: string) => string
	personalized: string
	received: (day: string) => string
	back: Readonly<Record<'credited' | 'refunded', (day: string) => string>>
	/** Of a refund. */
	taxOfIt: (sum: string) => string
	page: (page: number, pages: number) => string
}

export const invoiceTexts: Readonly<Record<Language, InvoiceTexts>> = {
	en: {
		invoice: (reference) => `Invoice #${reference}`,
		quote: (reference) => `Quote #${reference}`,
		fileName: (reference) => `invoice-${reference}.pdf`,
		parties: { from: 'From', to: 'To', order: 'Order', quote: 'Quote', buyerGone: 'Buyer no longer on file' },
		orderOf: (reference) => `Order ${reference}`,
		ordered: (day) => `Ordered ${day}`,
		quoteOf: (reference) => `Quote ${reference}`,
		made: (day) => `Made ${day}`,
		paidByCard: (day) => `Paid ${day} by card`,
		purchaseOrder: (poNumber) => `Purchase order ${poNumber}`,
		validUntil: (day) => `Valid until ${day}`,
		paid: 'Paid',
		open: 'Open',
		columns: { item: 'Item', detail: 'Detail', quantity: 'Qty', each: 'Each', amount: 'Amount' },
		size: (size) => `size ${size}`,
		personalized: 'personalized',
		received: (day) => `Received ${day}`,
		back: { credited: (day) => `Credited ${day}`, refunded: (day) => `Refunded ${day}` },
		taxOfIt: (sum) => `of it ${sum} sales tax`,
		page: (page, pages) => `Page ${page} of ${pages}`,
	},
	es: {
		invoice: (reference) => `Factura #${reference}`,
		quote: (reference) => `Cotización #${reference}`,
		fileName: (reference) => `factura-${reference}.pdf`,
		parties: {
			from: 'De',
			to: 'Para',
			order: 'Pedido',
			quote: 'Cotización',
			buyerGone: 'Los datos de quien compró ya no están guardados',
		},
		orderOf: (reference) => `Pedido ${reference}`,
		ordered: (day) => `Hecho el ${day}`,
		quoteOf: (reference) => `Cotización ${reference}`,
		made: (day) => `Hecha el ${day}`,
		paidByCard: (day) => `Pagado el ${day} con tarjeta`,
		purchaseOrder: (poNumber) => `Orden de compra ${poNumber}`,
		validUntil: (day) => `Válida hasta el ${day}`,
		paid: 'Pagado',
		open: 'Pendiente',
		columns: {
			item: 'Artículo',
			detail: 'Detalle',
			quantity: 'Cant.',
			each: 'Por unidad',
			amount: 'Importe',
		},
		size: (size) => `talla ${size}`,
		personalized: 'personalizado',
		received: (day) => `Recibido el ${day}`,
		back: { credited: (day) => `Acreditado el ${day}`, refunded: (day) => `Reembolsado el ${day}` },
		taxOfIt: (sum) => `de eso, ${sum} de impuesto sobre ventas`,
		page: (page, pages) => `Página ${page} de ${pages}`,
	},
}
