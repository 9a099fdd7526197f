// The products of the demo catalog in one list.
import { baseballBottoms } from './baseball-bottoms.ts'
import { baseballJerseys } from './baseball-jerseys.ts'
import { basketballBottoms } from './basketball-bottoms.ts'
import { basketballJerseys } from './basketball-jerseys.ts'
import { footballBottoms } from './football-bottoms.ts'
import { footballJerseys } from './football-jerseys.ts'
import { hockey } from './hockey.ts'
import { lacrosse } from './lacrosse.ts'
import type { SeedProduct } from './seed-product.ts'
import { soccerBottoms } from './soccer-bottoms.ts'
import { soccerJerseys } from './soccer-jerseys.ts'
import { softball } from './softball.ts'
import { spiritHats } from './spirit-hats.ts'
import { spiritLayers } from './spirit-layers.ts'
import { spiritTees } from './spirit-tees.ts'
import { volleyball } from './volleyball.ts'

/** Every product of the demo shop, by sport. */
export const seedProducts: readonly SeedProduct[] = [
	...footballJerseys,
	...footballBottoms,
	...basketballJerseys,
	...basketballBottoms,
	...baseballJerseys,
	...baseballBottoms,
	...soccerJerseys,
	...soccerBottoms,
	...hockey,
	...lacrosse,
	...spiritTees,
	...spiritLayers,
	...spiritHats,
	...softball,
	...volleyball,
]
