// All garments that the shop can draw. The builder loads its own in the browser: `on-demand.ts`.
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
import { softballJersey } from './softball-jersey.ts'
import { longSleeveTee, polo, tee } from './tee.ts'
import { volleyballJersey } from './volleyball-jersey.ts'
import { garmentLookup, newestOf, withViews } from './versions.ts'

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

/** All versions that the shop draws. An older one remains as long as saved designs use it. */
export const drawn: readonly GarmentTemplate[] = all.map(withViews)

/** The newest version of each garment. */
export const templates: Readonly<Record<string, GarmentTemplate>> = newestOf(drawn)

export const { templateById, templateAsSaved, templateToWorkOn } = garmentLookup(
	() => drawn,
	() => templates,
)
