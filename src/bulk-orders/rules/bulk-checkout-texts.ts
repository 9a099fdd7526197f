// The checkout of a team's cart in English, with the shape of its texts in every language.
import { plural, counted } from '#kit/plural.ts'
import { messages } from '../messages.ts'
import { englishLines, type LineTexts } from './line-messages.ts'

type Titled = { title: string; text: string }

export type BulkCheckoutTexts = {
	title: string
	empty: { title: string; text: string; teams: string; toPortal: string }
	pending: {
		title: string
		order: (reference: string) => string
		sum: (sum: string) => string
		/** Before the day and time. */
		held: string
		waits: string
		replaced: string
	}
	cancelled: Titled
	problems: LineTexts
	toFix: (things: number) => string
	complete: { idle: string; busy: string }
	summary: string
	total: string
	school: string
	byCard: string
	byFamilies: string
	shipTo: string
	/** Before the email address. */
	updates: string
	payment: string
	leaving: Titled
	rows: {
		title: string
		change: string
		size: (size: string) => string
		quantity: (count: number) => string
		counted: (lines: number, units: number) => string
		/** Before what a family pays; hidden on phones. */
		family: string
		pays: (sum: string) => string
		newPrices: string
		wrong: string
		openAll: string
		closeAll: string
	}
	pay: {
		method: string
		individual: string
		forAll: string
		forOne: string
		sandbox: (who: string) => string
		secure: (who: string) => string
		school: string
		schoolDetail: string
		split: string
		splitHint: string
		onlyCoaches: string
		poNumber: string
		document: string
		documentHint: string
		otherwise: string
		span: (least: string, most: string) => string
		who: Readonly<
			Record<
				'buyer' | 'families' | 'school',
				{ title: string; text: (total: string, each: string) => string }
			>
		>
	}
}

export const englishBulkCheckout: BulkCheckoutTexts = {
	title: 'Bulk Checkout',
	empty: {
		title: messages.cartEmpty,
		text: 'There is nothing to check out yet: load the roster or choose your sizes in the portal.',
		teams: 'Your teams',
		toPortal: 'Back to the team portal',
	},
	pending: {
		title: 'You have an order that is not paid yet',
		order: (reference) => `Order #${reference}`,
		sum: (sum) => `for ${sum}`,
		held: 'is held for you until',
		waits: 'waits for its payment.',
		replaced: 'The order below takes its place once you complete it.',
	},
	cancelled: { title: messages.cancelled, text: messages.cancelledDetail },
	problems: englishLines,
	toFix: (things) => `${things} ${plural(things, 'thing')} to fix`,
	complete: { idle: 'Complete Order', busy: 'Processing...' },
	summary: 'Order summary',
	total: 'Total',
	school: 'Your school is asked to approve it. You get an email when it does.',
	byCard: 'You pay on the secure page of our payment provider.',
	byFamilies: 'Nothing to pay now. Next, you get a payment link for every family.',
	shipTo: 'Ship to',
	updates: 'Order updates go to',
	payment: 'Payment method',
	leaving: { title: messages.redirecting, text: messages.sessionCreated },
	rows: {
		title: 'Order items',
		change: 'Change in the portal',
		size: (size) => `Size ${size}`,
		quantity: (count) => `Qty ${count}`,
		counted: (lines, units) => `${counted(lines, 'line')} · ${counted(units, 'unit')}`,
		family: 'family ',
		pays: (sum) => `pays ${sum}`,
		newPrices: 'Use the new prices',
		wrong: 'Rows to put right',
		openAll: 'Open all',
		closeAll: 'Close all',
	},
	pay: {
		method: 'Payment method',
		individual: 'Individual Payment',
		forAll: 'You pay for all, or each family for its player',
		forOne: 'Players pay individually',
		sandbox: (who) =>
			`${who}, on our payment provider’s page. This is a demo: no money moves, so use no real card.`,
		secure: (who) => `${who}, on our payment provider’s secure page. We never see a card number.`,
		school: 'School PO',
		schoolDetail: 'Your school approves first; we hold everything for 14 days.',
		split: 'Split the Individual Payment: each family pays its own share by link',
		splitHint: 'We hold everything for 14 days and start once every share is paid. You can cover the rest.',
		onlyCoaches: messages.whoOrdersByPo,
		poNumber: 'PO Number *',
		document: 'PO document (optional)',
		documentHint: 'PDF, PNG or JPEG, 10 MB at most.',
		otherwise: 'another coach of the team decides, or we do',
		span: (least, most) => `${least} to ${most}`,
		who: {
			buyer: {
				title: 'You pay now',
				text: (total) => `All of it, ${total}, by card on the next page.`,
			},
			families: {
				title: 'Each family pays its part',
				text: (total, each) => `${each} by its own link, ${total} together. You pay nothing now.`,
			},
			school: {
				title: 'The school pays by purchase order',
				text: (total) => `All of it, ${total}, once it has approved the order. You pay nothing now.`,
			},
		},
	},
}
