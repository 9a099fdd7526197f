// All garments that the shop can draw.
import { withItsPrintAreas } from '../print-places.ts'
import { inCut, type GarmentTemplate } from '../template.ts'
import { baseballJersey } from './baseball-jersey.ts'
import { baseballPants } from './baseball-pants.ts'
import { basketballJersey } from './basketball-jersey.ts'
import { basketballShorts } from './basketball-shorts.ts'
import { beanie } from './beanie.ts'
import { footballJersey } from './football-jersey.ts'
import { footballPants } from './football-pants.ts'
import { hockeyJersey } from './hockey-jersey.ts'
import { hockeySocks } from './hockey-socks.ts'
import { crewneck, hoodie, quarterZip } from './hoodie.ts'
import { joggers } from './joggers.ts'
import { lacrosseJersey, pinnie } from './lacrosse-jersey.ts'
import { lacrosseShorts } from './lacrosse-shorts.ts'
import { snapback } from './snapback.ts'
import { soccerJersey, soccerLongSleeve } from './soccer-jersey.ts'
import { soccerShorts } from './soccer-shorts.ts'
import { softballJersey } from './softball-jersey.ts'
import { longSleeveTee, polo, tee } from './tee.ts'
import { volleyballJersey } from './volleyball-jersey.ts'
import type { DesignConfig } from '../schemas.ts'

// Selects the garment version for drawing a design: its own, as long as the shop has it.
type SavedWith = Pick<DesignConfig, 'templateId' | 'templateVersion'>
type InCut = Pick<DesignConfig, 'styles'>

/** Designs saved without a version have the first one. */
const firstVersion = 1

/** The newest version of each garment, by id. */
export function newestOf(drawn: readonly GarmentTemplate[]): Record<string, GarmentTemplate> {
	const byAge = drawn.toSorted((a, b) => a.version - b.version)
	return Object.fromEntries(byAge.map((template) => [template.id, template]))
}

/** The exact version that a design was saved with; undefined when it is not in `drawn`. */
export const savedWith = (
	drawn: readonly GarmentTemplate[],
	{ templateId, templateVersion = firstVersion }: SavedWith,
): GarmentTemplate | undefined =>
	drawn.find(({ id, version }) => id === templateId && version === templateVersion)

/** The version for editing a design: its own, or the newest if that is no longer drawn. */
export const workedOnWith = (
	drawn: readonly GarmentTemplate[],
	newest: GarmentTemplate,
	{ templateVersion }: Pick<SavedWith, 'templateVersion'>,
): GarmentTemplate =>
	savedWith(drawn, { templateId: newest.id, ...(templateVersion !== undefined && { templateVersion }) }) ??
	newest

/** Every garment in version 1 and version 2. */
const all: readonly GarmentTemplate[] = [
	footballJersey,
	basketballJersey,
	baseballJersey,
	soccerJersey,
	soccerLongSleeve,
	hockeyJersey,
	lacrosseJersey,
	pinnie,
	tee,
	longSleeveTee,
	polo,
	hoodie,
	crewneck,
	quarterZip,
	basketballShorts,
	soccerShorts,
	lacrosseShorts,
	footballPants,
	baseballPants,
	hockeySocks,
	joggers,
	snapback,
	beanie,
	softballJersey,
	volleyballJersey,
].flat()

/** Sets the view of every lettering position. */
const withViews = (template: GarmentTemplate): GarmentTemplate => ({
	...template,
	...(template.cuts && {
		cuts: Object.fromEntries(Object.entries(template.cuts).map(([id, cut]) => [id, withViews(cut)])),
	}),
	views: template.views.map((view) => ({
		...view,
		lettering: view.lettering.map((position) => ({ ...position, view: view.id })),
	})),
})

/** All versions that the shop draws. An older one remains as long as saved designs use it. */
export const drawn: readonly GarmentTemplate[] = all.map(withViews)

/** The newest version of each garment. */
export const templates: Readonly<Record<string, GarmentTemplate>> = newestOf(drawn)

export const templateById = (id: string): GarmentTemplate | undefined =>
	Object.hasOwn(templates, id) ? templates[id] : undefined

/** The template version that a design was saved with, in the design's cut; undefined when it is no longer drawn. */
export function templateAsSaved(config: SavedWith & InCut): GarmentTemplate | undefined {
	const template = savedWith(drawn, config)
	return template && inCut(template, config)
}

/**
 * The template for editing a design: the version it was started with, else the newest, in the design's cut and with the
 * print areas that it has there.
 */
export const templateToWorkOn = (
	newest: GarmentTemplate,
	config: Pick<SavedWith, 'templateVersion'> & InCut,
): GarmentTemplate => withItsPrintAreas(inCut(workedOnWith(drawn, newest, config), config), config)
