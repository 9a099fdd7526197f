// What people see of the shop itself on pages, in mails and on papers. The owner sets it; these are the facts it begins with.

import { printOf } from './print.ts'
import type { TimeZone } from './time-zones.ts'

/** Who the shop is and how people reach it. */
export type ShopFacts = {
	name: string
	street: string
	city: string
	/** Two letters. */
	state: string
	zip: string
	phone: string
	email: string
	/** In words: `Mon-Fri 9am-6pm EST`. */
	hours: string
	/** The year the shop began, as its pages and mails say it; empty where they say nothing of it. */
	established: string
	/** Its days begin and end there. */
	timeZone: TimeZone
	/** What the line on top of pages says beside the year; empty for nothing. */
	claim: string
	/** Whether the shop reconditions helmets. */
	hasHelmetService: boolean
}

/** Six-digit hex. */
export type BrandColors = {
	/** Links, selected things and buttons on light ground. */
	primary: string
	/** The one call to action. */
	action: string
	/** The dark ground of headers and papers. */
	turf: string
}

export type ShopLogo = { url: string; width: number; height: number }

export type ShopLook = { colors: BrandColors; logo: ShopLogo | null }

export type ShopBanner = { text: string; href: string | null }

/** What the frame of every page shows. */
export type ShopShell = {
	facts: ShopFacts
	look: ShopLook
	/** Null for none today. */
	banner: ShopBanner | null
	/** Whether there is a page of the shop's history. */
	hasHistory: boolean
	/** Whether the blog has a post to read. */
	hasBlog: boolean
	/** The sports sold, in the order of menus. */
	sports: readonly string[]
	/** The claim, the hours and the text of the banner in Spanish, by their English; absent without any. */
	spanish?: Readonly<Record<string, string>>
}

/** Spec §9. */
export const specSports = ['football', 'basketball', 'baseball', 'soccer', 'hockey', 'lacrosse'] as const

/** Spec §9. */
export const specShop: ShopFacts = {
	name: 'Fieldhouse',
	street: '58 Old Gym Lane',
	city: 'Columbus',
	state: 'OH',
	zip: '43085',
	phone: '(614) 555-0158',
	email: 'support@fieldhouse.example',
	hours: 'Mon-Fri 9am-6pm EST',
	established: '1958',
	timeZone: 'America/New_York',
	claim: 'Helmet reconditioning · 24/7 support',
	hasHelmetService: true,
}

export const specLook: ShopLook = {
	colors: { primary: '#0b6b45', action: '#f4b41a', turf: '#0a2a1d' },
	logo: null,
}

export const specShell: ShopShell = {
	facts: specShop,
	look: specLook,
	banner: null,
	hasHistory: true,
	hasBlog: true,
	sports: specSports,
}

/** The part of the shop that the cards beside links to it show. */
export type CardShop = Pick<ShopShell, 'facts' | 'look'>

/** Tells cards of a shop with a name, year or colors of its own apart; empty for the first shop. */
export function cardPrintOf({ facts, look }: CardShop): string {
	const print = (shop: CardShop) =>
		printOf(
			[shop.facts.name, shop.facts.established, shop.look.colors.turf, shop.look.colors.action].join('|'),
		)
	const shown = print({ facts, look })
	return shown === print(specShell) ? '' : shown
}

/** Name, street and town, a line each. */
export const addressOf = ({ name, street, city, state, zip }: ShopFacts): string[] => [
	name,
	street,
	`${city}, ${state} ${zip}`,
]

/** Numbers of ten digits are American. */
export function phoneHrefOf({ phone }: Pick<ShopFacts, 'phone'>): string {
	const digits = phone.replaceAll(/\D/g, '')
	return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}

export const emailHrefOf = ({ email }: Pick<ShopFacts, 'email'>): string => `mailto:${email}`
