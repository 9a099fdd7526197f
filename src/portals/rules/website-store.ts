// A portal's store on the school's own website: what it shows, which sites may draw it, and what is pasted there. Pure.
import { z } from 'zod'
import type { Colorway, ProductImage } from '#catalog/schemas.ts'
import { readTyped, type TypedForm } from '#kit/typed-fields.ts'
import { embedScriptPath, websiteStoreUrl } from '../urls.ts'
import { publicPictureOf } from './public-picture.ts'

export const mostSites = 20
const mostShown = 60

/** An entry of the catalog, as far as the public may know it. */
export type StoreEntry = {
	productId: string
	brand: string
	model: string
	basePriceCents: number
	colorways: readonly Colorway[]
	images: readonly ProductImage[]
	isDesigned: boolean
	offeredColorways: readonly string[] | null
	deadlineOn: string | null
}

export type StoreItem = {
	productId: string
	/** Brand and model. */
	name: string
	/** What the shop charges for the plain product. */
	priceCents: number
	/** Hash of the shop's own picture, which shows no design of a person; empty without one. */
	picture: string
	/** Made in a design of the team, so the picture is shown in its colors. */
	isInTeamColors: boolean
	/** Last day on which the team orders it; null without a deadline. */
	lastDay: string | null
}

export type StoreState = 'open' | 'closed' | 'empty'

/** The later of two last days; no deadline is later than any. */
const later = (a: string | null, b: string | null) => (a === null || b === null ? null : a > b ? a : b)

/** Each product once, in catalog order, while one of its entries can be ordered; nothing when the portal is closed. */
export function storeOn(
	entries: readonly StoreEntry[],
	{ today, isPortalOpen }: { today: string; isPortalOpen: boolean },
): { state: StoreState; lastDay: string | null; items: StoreItem[] } {
	const shown = new Map<string, StoreItem>()
	for (const entry of entries) {
		const { productId, brand, model, basePriceCents, isDesigned, deadlineOn } = entry
		if (deadlineOn !== null && deadlineOn < today) continue
		const known = shown.get(productId)
		if (known) shown.set(productId, { ...known, lastDay: later(known.lastDay, deadlineOn) })
		else if (shown.size < mostShown)
			shown.set(productId, {
				productId,
				name: `${brand} ${model}`,
				priceCents: basePriceCents,
				picture: publicPictureOf(entry),
				isInTeamColors: isDesigned,
				lastDay: deadlineOn,
			})
	}
	const items = isPortalOpen ? [...shown.values()] : []
	const lastDay = items.map((item) => item.lastDay).reduce(later, items[0]?.lastDay ?? null)
	if (items.length > 0) return { state: 'open', lastDay, items }
	return { state: isPortalOpen && entries.length === 0 ? 'empty' : 'closed', lastDay: null, items }
}

/** The origin of a typed website, https unless it says http; undefined for anything else. */
export function originOf(typed: string): string | undefined {
	const text = typed.trim()
	const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
	if (/\s/.test(text) || !URL.canParse(address)) return undefined
	const { protocol, origin, hostname, username } = new URL(address)
	const isWeb = protocol === 'https:' || protocol === 'http:'
	const isSite = hostname === 'localhost' || /^[a-z0-9.-]+\.[a-z0-9-]+$/.test(hostname)
	return isWeb && isSite && username === '' ? origin : undefined
}

const Sites = z.string().transform((text, context): string[] => {
	const lines = text.split(/\r?\n/).map((line, at) => ({ number: at + 1, text: line.trim() }))
	const filled = lines.filter((line) => line.text !== '')
	const wrong = filled.find((line) => originOf(line.text) === undefined)
	if (wrong)
		context.addIssue({
			code: 'custom',
			message: `Line ${wrong.number} is no website. Enter it like https://www.lakewoodhigh.org`,
		})
	const sites = [...new Set(filled.flatMap((line) => originOf(line.text) ?? []))]
	if (sites.length > mostSites)
		context.addIssue({ code: 'custom', message: `Enter ${mostSites} websites at most` })
	return sites
})

const Store = z.object({ isOn: z.string().transform((text) => text === 'yes'), sites: Sites })
export type StoreForm = z.infer<typeof Store>

const storeFields = ['isOn', 'sites'] as const
type StoreField = (typeof storeFields)[number]
export type TypedStore = Record<StoreField, string>
export const readStore = (fields: Readonly<Record<string, unknown>>): TypedForm<StoreField, StoreForm> =>
	readTyped(storeFields, Store, fields)

/**
 * Whether a page of this origin may draw the store. A request without an origin comes from no other website's script.
 * The names are compared by browsers alone: who has the link can read the store in other ways.
 */
export const isSiteAllowed = (sites: readonly string[], origin: string | undefined): boolean =>
	sites.length === 0 || origin === undefined || sites.includes(origin)

/** 22 letters and digits of 128 random bits. */
export const isStoreKey = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text)

const escaped = (text: string): string =>
	text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)

type Snippet = { publicUrl: string; key: string; name: string }

/** For sites that allow no scripts. */
export const linkSnippet = ({ publicUrl, key, name }: Snippet): string =>
	`<a href="${publicUrl}${websiteStoreUrl(key)}">${escaped(name)}</a>`

/** The link is what visitors see where the script does not run. */
export const scriptSnippet = (snippet: Snippet): string =>
	`<fieldhouse-store store="${snippet.key}">${linkSnippet(snippet)}</fieldhouse-store>
<script type="module" src="${snippet.publicUrl}${embedScriptPath}"></script>`
