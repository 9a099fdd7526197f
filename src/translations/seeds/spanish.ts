// The Spanish of the texts that the demo and a new shop begin with, by their English.
import { baseballInSpanish } from './baseball.ts'
import { basketballInSpanish } from './basketball.ts'
import { footballInSpanish } from './football.ts'
import { hockeyInSpanish } from './hockey.ts'
import { lacrosseInSpanish } from './lacrosse.ts'
import { certificationsInSpanish, piecesInSpanish, shopInSpanish } from './shop.ts'
import { soccerInSpanish } from './soccer.ts'
import { softballInSpanish, volleyballInSpanish } from './softball-volleyball.ts'
import { spiritInSpanish } from './spirit.ts'

export const spanishOfSeeds: Readonly<Record<string, string>> = {
	...footballInSpanish,
	...basketballInSpanish,
	...baseballInSpanish,
	...soccerInSpanish,
	...hockeyInSpanish,
	...lacrosseInSpanish,
	...softballInSpanish,
	...volleyballInSpanish,
	...spiritInSpanish,
	...piecesInSpanish,
	...certificationsInSpanish,
	...shopInSpanish,
}
