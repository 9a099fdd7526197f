// Every garment the shop can draw.
import type { DesignConfig } from '../schemas.ts'
import type { GarmentTemplate } from '../template.ts'
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
import { longSleeveTee, polo, tee } from './tee.ts'

const tops: readonly GarmentTemplate[] = [
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
]

const all: readonly GarmentTemplate[] = [
	...tops,
	basketballShorts,
	soccerShorts,
	lacrosseShorts,
	footballPants,
	baseballPants,
	hockeySocks,
	joggers,
	snapback,
	beanie,
]

/** Every place of lettering is told which view it is in. */
const withViews = (template: GarmentTemplate): GarmentTemplate => ({
	...template,
	views: template.views.map((view) => ({
		...view,
		lettering: view.lettering.map((spot) => ({ ...spot, view: view.id })),
	})),
})

export const templates: Readonly<Record<string, GarmentTemplate>> = Object.fromEntries(
	all.map((template) => [template.id, withViews(template)]),
)

export const templateById = (id: string): GarmentTemplate | undefined =>
	Object.hasOwn(templates, id) ? templates[id] : undefined

/**
 * The template in the very version that a design was saved with; undefined when the shop no longer draws that one.
 * Designs from before versions were noted are at the first.
 */
export function templateAsSaved({
	templateId = '',
	templateVersion = 1,
}: Pick<DesignConfig, 'templateId' | 'templateVersion'>): GarmentTemplate | undefined {
	const template = templateById(templateId)
	return template?.version === templateVersion ? template : undefined
}
