// A turn in words, for people who hear it. Turned left, the front moves to the left of its viewer.
import { englishStage, type StageTexts } from '../../rules/texts/english-stage.ts'

/** 0 to 359. */
export const wrapped = (degrees: number) => ((Math.round(degrees) % 360) + 360) % 360

/** As in "Front" or "Back, turned 30 degrees to the left". */
export function turnText(degrees: number, texts: StageTexts['worn'] = englishStage.worn): string {
	const turned = wrapped(degrees)
	const quarter = Math.round(turned / 90) % 4
	const off = turned - Math.round(turned / 90) * 90
	const side = texts.sides[quarter] ?? ''
	return off === 0 ? side : texts.turned({ side, degrees: Math.abs(off), isLeft: off > 0 })
}
