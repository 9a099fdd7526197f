// The garments of a page in the browser: one file per garment or family of them, fetched at first use. Lookups find those
// that are loaded; the server loads the same ones before it renders the page.
import type { GarmentTemplate } from '../template.ts'
import { garmentLookup, newestOf, withViews } from './versions.ts'

type Versions = readonly [first: GarmentTemplate, second: GarmentTemplate]

const files: Readonly<Record<string, () => Promise<Readonly<Record<string, Versions>>>>> = {
	'football-jersey': () => import('./football-jersey.ts'),
	'basketball-jersey': () => import('./basketball-jersey.ts'),
	'baseball-jersey': () => import('./baseball-jersey.ts'),
	'soccer-jersey': () => import('./soccer-jersey.ts'),
	'soccer-long-sleeve': () => import('./soccer-jersey.ts'),
	'hockey-jersey': () => import('./hockey-jersey.ts'),
	'lacrosse-jersey': () => import('./lacrosse-jersey.ts'),
	pinnie: () => import('./lacrosse-jersey.ts'),
	tee: () => import('./tee.ts'),
	'long-sleeve-tee': () => import('./tee.ts'),
	polo: () => import('./tee.ts'),
	hoodie: () => import('./hoodie.ts'),
	crewneck: () => import('./hoodie.ts'),
	'quarter-zip': () => import('./hoodie.ts'),
	'basketball-shorts': () => import('./basketball-shorts.ts'),
	'soccer-shorts': () => import('./soccer-shorts.ts'),
	'lacrosse-shorts': () => import('./lacrosse-shorts.ts'),
	'football-pants': () => import('./football-pants.ts'),
	'baseball-pants': () => import('./baseball-pants.ts'),
	'hockey-socks': () => import('./hockey-socks.ts'),
	joggers: () => import('./joggers.ts'),
	snapback: () => import('./snapback.ts'),
	beanie: () => import('./beanie.ts'),
	'softball-jersey': () => import('./softball-jersey.ts'),
	'volleyball-jersey': () => import('./volleyball-jersey.ts'),
}

/** The garments that can be loaded. */
export const garmentIds: readonly string[] = Object.keys(files)

let drawn: readonly GarmentTemplate[] = []
let newest: Readonly<Record<string, GarmentTemplate>> = {}
const loadedIds = new Set<string>()

export const { templateById, templateAsSaved, templateToWorkOn } = garmentLookup(
	() => drawn,
	() => newest,
)

/** Whether no garment of the list is still to be loaded; unknown ones never are. */
export const areLoaded = (ids: readonly string[]): boolean =>
	ids.every((id) => loadedIds.has(id) || !Object.hasOwn(files, id))

async function loadGarment(id: string): Promise<void> {
	const file = Object.hasOwn(files, id) ? files[id] : undefined
	if (!file) return
	const found = Object.values(await file())
		.flat()
		.filter((template) => template.id === id)
	if (loadedIds.has(id)) return
	loadedIds.add(id)
	drawn = [...drawn, ...found.map(withViews)]
	newest = newestOf(drawn)
}

/** Loads the garments that are not there yet; a later call tries failed ones again. @throws Error if one fails to load */
export async function loadGarments(ids: readonly string[]): Promise<void> {
	await Promise.all(ids.filter((id) => !loadedIds.has(id)).map(loadGarment))
}
