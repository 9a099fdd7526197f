// Who the shop is, how it looks, what it sells and what it says: sections of the settings.
import { z } from 'zod'
import { printOf } from '#kit/print.ts'
import { timeZoneIds, timeZones } from '#kit/time-zones.ts'
import { specLook, specShop, type ShopFacts, type ShopLook } from '#kit/shop.ts'
import { installedSports, isSport, sportName, type Sport } from '#sports/sports.ts'
import { isHexColor, unreadable } from '#ui/brand-colors.ts'
import type { Section } from './section.ts'

const line = (most: number) => z.string().trim().min(1).max(most)

export const ShopFactsSchema = z.object({
	name: line(60),
	street: line(80),
	city: line(60),
	state: z.string().regex(/^[A-Z]{2}$/),
	zip: z.string().regex(/^\d{5}(-\d{4})?$/),
	phone: z.string().regex(/^[+()\d .-]{7,25}$/),
	email: z.email().max(120),
	hours: line(80),
	established: z
		.string()
		.trim()
		.regex(/^(?:1[6-9]\d\d|20\d\d)?$/)
		.default(specShop.established),
	timeZone: z.enum(timeZoneIds).default(specShop.timeZone),
	claim: z
		.string()
		.trim()
		.max(60)
		.regex(/^\P{Cc}*$/u)
		.default(specShop.claim),
	hasHelmetService: z.boolean().default(specShop.hasHelmetService),
})

export const shopSection: Section<ShopFacts> = {
	name: 'shop',
	schema: ShopFactsSchema,
	initial: specShop,
	lines: ({ name, street, city, state, zip, phone, email, hours, established, ...more }) => [
		{ label: 'Name', value: name },
		{ label: 'Street', value: street },
		{ label: 'City', value: city },
		{ label: 'State', value: state },
		{ label: 'ZIP code', value: zip },
		{ label: 'Phone', value: phone },
		{ label: 'Mail address', value: email },
		{ label: 'Support hours', value: hours },
		{ label: 'Established', value: established || 'not said' },
		{ label: 'Time zone', value: timeZones.find(({ id }) => id === more.timeZone)?.label ?? more.timeZone },
		{ label: 'Line on top', value: more.claim || 'the year alone' },
		{ label: 'Helmet reconditioning', value: more.hasHelmetService ? 'offered' : 'not offered' },
	],
}

const Color = z.string().refine(isHexColor)

export const lookSection: Section<ShopLook> = {
	name: 'look',
	schema: z.object({
		colors: z
			.object({ primary: Color, action: Color, turf: Color })
			.refine((colors) => Object.keys(unreadable(colors)).length === 0),
		logo: z
			.object({
				url: z.string().regex(/^\/files\/design-assets\/[\w-]+\/\d+\.(svg|png)$/),
				width: z.number().positive(),
				height: z.number().positive(),
			})
			.nullable(),
	}),
	initial: specLook,
	lines: ({ colors, logo }) => [
		{ label: 'Main color', value: colors.primary },
		{ label: 'Button color', value: colors.action },
		{ label: 'Dark ground', value: colors.turf },
		{ label: 'Logo', value: logo ? (logo.url.split('/').at(-1) ?? '') : 'none, the name in letters' },
	],
}

/** Null for those that the installation offers. */
export type SoldSports = { sold: Sport[] | null }

export const sportsSection: Section<SoldSports> = {
	name: 'sports',
	schema: z.object({ sold: z.array(z.string().refine(isSport)).min(1).nullable() }),
	initial: { sold: null },
	lines: ({ sold }) => [
		{
			label: 'Sports sold',
			value: (sold ?? installedSports()).map(sportName).join(', '),
		},
	],
}

export type ShopTexts = {
	/** Answer to the question about returns; empty for the shop's first one, like each text here. */
	returns: string
	/** Limited Markdown. */
	privacy: string
	terms: string
	/** Limited Markdown, with the lead before the first heading. */
	about: { title: string; text: string }
	/** A heading is a year and what happened: `2012: Orders go online`. */
	history: { isShown: boolean; title: string; text: string }
	banner: {
		isOn: boolean
		text: string
		/** Path in the shop or web address; empty for no link. */
		href: string
		/** ISO days, the last one included; empty for no limit. */
		from: string
		until: string
	}
}

export const longestLegalText = 40_000
export const longestTitle = 80
const asBegun = { title: '', text: '' }
const day = z.union([z.literal(''), z.iso.date()])
const quoted = (text: string): string =>
	text === ''
		? 'as the shop began'
		: text.length > 80
			? `${text.slice(0, 77)}… (${text.length} characters, print ${printOf(text)})`
			: text

export const textsSection: Section<ShopTexts> = {
	name: 'texts',
	schema: z.object({
		returns: z.string().max(1_000),
		privacy: z.string().max(longestLegalText),
		terms: z.string().max(longestLegalText),
		about: z
			.object({ title: z.string().max(longestTitle), text: z.string().max(longestLegalText) })
			.default(asBegun),
		history: z
			.object({
				isShown: z.boolean(),
				title: z.string().max(longestTitle),
				text: z.string().max(longestLegalText),
			})
			.default({ isShown: true, ...asBegun }),
		banner: z.object({
			isOn: z.boolean(),
			text: z.string().max(140),
			href: z.union([z.literal(''), z.string().regex(/^(\/(?![/\\])|https:\/\/)\S*$/)]),
			from: day,
			until: day,
		}),
	}),
	initial: {
		returns: '',
		privacy: '',
		terms: '',
		about: asBegun,
		history: { isShown: true, ...asBegun },
		banner: { isOn: false, text: '', href: '', from: '', until: '' },
	},
	lines: ({ returns, privacy, terms, about, history, banner }) => [
		{ label: 'Returns', value: quoted(returns) },
		{ label: 'Privacy', value: quoted(privacy) },
		{ label: 'Terms', value: quoted(terms) },
		{ label: 'Title of About us', value: quoted(about.title) },
		{ label: 'About us', value: quoted(about.text) },
		{ label: 'History page', value: history.isShown ? 'shown' : 'not shown' },
		{ label: 'Title of the history', value: quoted(history.title) },
		{ label: 'History', value: quoted(history.text) },
		{ label: 'Banner', value: banner.isOn ? 'on' : 'off' },
		{ label: 'Banner text', value: banner.text || 'none' },
		{ label: 'Banner link', value: banner.href || 'none' },
		{ label: 'Banner from', value: banner.from || 'at once' },
		{ label: 'Banner until', value: banner.until || 'no end' },
	],
}

/** The banner of this day; null for none. @param today ISO day */
export function bannerOn({ banner: { isOn, text, href, from, until } }: ShopTexts, today: string) {
	const isShown = isOn && text !== '' && (from === '' || from <= today) && (until === '' || today <= until)
	return isShown ? { text, href: href || null } : null
}
