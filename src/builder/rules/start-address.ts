// The start of a new design in the builder's address: `?color=navy-gold`, `?start=plain`, `?gallery=ID`, or team colors.
import { choiceIn, choiceInParams, type TeamChoice } from '#pictures/rules/team-choice.ts'

const startParams = ['color', 'start', 'gallery', 'colors', 'team']

/** What the address and the visitor's team colors ask of a new design. */
export type StartRequest = {
	/** Whether the address names a start. */
	isAsked: boolean
	/** Id of a colorway; null for the product's first. Unknown ids count as none. */
	color: string | null
	isPlain: boolean
	/** Id of a design of the gallery; null for none. Unknown ids count as none. */
	gallery: string | null
	/** Colors and name that replace those of the shop's design. */
	team: TeamChoice | undefined
}

export const namesStart = (query: URLSearchParams): boolean => startParams.some((name) => query.has(name))

/** A color of the shop in the address comes before team colors picked earlier; team colors in the address win. */
export function startIn(query: URLSearchParams, cookies: string | null): StartRequest {
	const color = query.get('color')
	const picked = color === null ? choiceIn(cookies) : undefined
	return {
		isAsked: namesStart(query),
		color,
		isPlain: query.get('start') === 'plain',
		gallery: query.get('gallery'),
		team: choiceInParams(query) ?? picked,
	}
}

type Versions = {
	version: number
	versions: readonly { version: number; restoredFrom: number | null }[]
}

/** The earlier version that the address asks for; null for none, for the newest, and once it was brought back. */
export function askedVersion(query: URLSearchParams, saved: Versions | null): number | null {
	const asked = Number(query.get('version'))
	const isKnown = saved?.versions.some(({ version }) => version === asked) ?? false
	if (!saved || !isKnown || asked === saved.version) return null
	const newest = saved.versions.find(({ version }) => version === saved.version)
	return newest?.restoredFrom === asked ? null : asked
}

/** The query of another step; the start stays, for a reload before the first change. */
export function stepSearch(search: string, step: number): string {
	const query = new URLSearchParams(search)
	query.set('step', String(step))
	return `?${query}`
}

/** The query of a saved design, or of a draft that was chosen over the start. */
export function searchWithoutStart(search: string): string {
	const query = new URLSearchParams(search)
	for (const name of startParams) query.delete(name)
	return query.size === 0 ? '' : `?${query}`
}
