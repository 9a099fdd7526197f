// Every garment the shop can draw.
import type { GarmentTemplate } from '../template.ts'
import { baseballJersey } from './baseball-jersey.ts'
import { basketballJersey } from './basketball-jersey.ts'
import { basketballShorts } from './basketball-shorts.ts'
import { footballJersey } from './football-jersey.ts'
import { footballPants } from './football-pants.ts'
import { hockeyJersey } from './hockey-jersey.ts'
import { crewneck, hoodie, quarterZip } from './hoodie.ts'
import { lacrosseJersey, pinnie } from './lacrosse-jersey.ts'
import { lacrosseShorts } from './lacrosse-shorts.ts'
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
	footballPants,
	lacrosseShorts,
	soccerShorts,
]

export const templates: Readonly<Record<string, GarmentTemplate>> = Object.fromEntries(
	all.map((template) => [template.id, template]),
)

export const templateById = (id: string): GarmentTemplate | undefined =>
	Object.hasOwn(templates, id) ? templates[id] : undefined
