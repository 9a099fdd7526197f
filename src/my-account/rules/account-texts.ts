// The texts of the account page, in English: its head and tabs. The settings have a table of their own.
import { messages as checkoutMessages } from '#checkout/messages.ts'
import { countIn, pluralIn, type PluralForms } from '#kit/language.ts'
import { roles, type Role } from '#kit/roles.ts'
import { heldTitle, heldWords, leavingTitle, type Leaving } from './deletion-messages.ts'
import type { DoneCode, TabId } from './outcomes.ts'

type Titled = { title: string; text: string }
type Sent = { idle: string; busy: string }
type OfOrder = { title: string; text: (reference: string) => string }

export type AccountTexts = {
	home: string
	account: string
	breadcrumb: string
	tabList: string
	tabs: Readonly<Record<TabId, string>>
	done: Readonly<Record<DoneCode, { title: string; detail?: string }>>
	submitted: OfOrder
	yourRole: string
	roles: Readonly<Record<Role, string>>
	leaving: (leaving: Leaving, inWork: number) => string
	goesWithIt: string
	keep: Sent
	/** Orders in work hold the account. Words before the numbers of the orders, and after those that are named. */
	held: Readonly<Record<'title' | 'text' | 'theyAre' | 'more', (count: number) => string>>
	profile: {
		title: string
		lead: string
		fullName: string
		phone: string
		phoneHint: string
		save: Sent
		inShop: string
		email: string
		none: string
		change: string
		roles: (count: number) => string
		does: Readonly<Record<Role, string>>
		designs: string
		myDesigns: string
		portal: string
		since: string
	}
	orders: {
		count: (count: number) => string
		pages: string
		page: (page: number, pages: number) => string
		newer: string
		older: string
		none: Titled & { jersey: string; team: string }
		see: string
		paid: OfOrder
		waiting: OfOrder & { again: string }
		ended: OfOrder
	}
	favorites: {
		count: (count: number) => string
		none: Titled & { jerseys: string; spirit: string }
		remove: (product: string) => string
		removeIt: string
		removed: string
		undo: string
	}
}

const counting = (count: number, forms: PluralForms): string =>
	`${countIn('en', count)} ${pluralIn('en', count, forms)}`

export const englishAccount: AccountTexts = {
	home: 'Home',
	account: 'My Account',
	breadcrumb: 'Breadcrumb',
	tabList: 'Account',
	tabs: { profile: 'Profile', orders: 'Orders', favorites: 'Favorites', settings: 'Settings' },
	done: {
		profile: { title: 'Profile saved' },
		password: { title: 'Password changed', detail: 'Your other devices have been signed out.' },
		code: { title: 'Code sent', detail: 'Look in your mail and type it here within 10 minutes.' },
		email: {
			title: 'Check both mailboxes',
			detail: 'The change counts once the old and the new address have confirmed it.',
		},
		device: { title: 'Device signed out' },
		devices: { title: 'All other devices signed out' },
		unlinked: { title: 'Way to sign in removed' },
		leaving: { title: 'Your account will be deleted', detail: 'You have 30 days to change your mind.' },
		kept: { title: 'Your account stays', detail: 'Good to have you back.' },
		'export-limit': {
			title: 'Download not ready',
			detail: 'You have downloaded your data several times this hour. Please try again later.',
		},
	},
	submitted: {
		title: checkoutMessages.submitted,
		text: checkoutMessages.awaiting,
	},
	yourRole: 'Your role',
	// Cast: each role has its name.
	roles: Object.fromEntries(roles.map((role) => [role, role.toUpperCase()])) as Record<Role, string>,
	leaving: leavingTitle,
	goesWithIt: 'Profile, favorites and ways to sign in go with it. Until then everything works as before.',
	keep: { idle: 'Keep my account', busy: 'One moment…' },
	held: {
		title: heldTitle,
		text: heldWords,
		theyAre: (count) => (count === 1 ? 'It is ' : 'They are '),
		more: (count) => ` and ${count} more`,
	},
	profile: {
		title: 'Your details',
		lead: 'On orders and proofs, and for the calls we hope not to make.',
		fullName: 'Full name',
		phone: 'Phone',
		phoneHint: 'With area code. Only about your orders.',
		save: { idle: 'Save Profile', busy: 'Saving…' },
		inShop: 'In the shop',
		email: 'Email',
		none: 'None',
		change: 'Change under Settings',
		roles: (count) => (count > 1 ? 'Roles' : 'Role'),
		does: {
			admin: 'Runs the shop',
			csr: 'Helps customers',
			production: 'Makes the gear',
			school_admin: 'Approves for a school',
			coach: 'Orders for a team',
			player: 'Plays for a team',
			retail: 'Shops here',
		},
		designs: 'Designs',
		myDesigns: 'My designs',
		portal: 'Team portal',
		since: 'With us since',
	},
	orders: {
		count: (count) => counting(count, { one: 'order', other: 'orders' }),
		pages: 'Pages of orders',
		page: (page, pages) => `Page ${page} of ${pages}`,
		newer: 'Newer',
		older: 'Older',
		none: {
			title: 'No orders yet',
			text: 'Your first order shows up here with its status, its lines and where it is on the way.',
			jersey: 'Build a jersey',
			team: 'Order for a team',
		},
		see: 'See the order',
		paid: {
			title: 'Payment received',
			text: (reference) => `Order #${reference} is paid and goes into production.`,
		},
		waiting: {
			title: 'We are waiting for the confirmation of your payment',
			text: (reference) =>
				`Order #${reference} is safe. This page looks again by itself for a minute, and you get a mail as soon as the payment is confirmed.`,
			again: 'Look again',
		},
		ended: {
			title: 'This order was not paid',
			text: (reference) =>
				`Order #${reference} is no longer open. If money was taken, it goes back to you by itself.`,
		},
	},
	favorites: {
		count: (count) => counting(count, { one: 'favorite', other: 'favorites' }),
		none: {
			title: 'No favorites yet',
			text: 'Press the star on anything you like. It waits for you here, on every device.',
			jerseys: 'Browse jerseys',
			spirit: 'Browse spirit wear',
		},
		remove: (product) => `Remove ${product} from favorites`,
		removeIt: 'Remove from favorites',
		removed: 'Removed from your favorites.',
		undo: 'Undo',
	},
}
