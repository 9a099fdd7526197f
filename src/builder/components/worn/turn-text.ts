// A turn in words, for people who hear it. Turned left, the front moves to the left of its viewer.

/** 0 to 359. */
export const wrapped = (degrees: number) => ((Math.round(degrees) % 360) + 360) % 360

const sides = ['Front', 'Left side', 'Back', 'Right side'] as const

/** As in "Front" or "Back, turned 30 degrees to the left". */
export function turnText(degrees: number): string {
	const turned = wrapped(degrees)
	const quarter = Math.round(turned / 90) % 4
	const off = turned - Math.round(turned / 90) * 90
	return `${sides[quarter]}${off === 0 ? '' : `, turned ${Math.abs(off)} degrees to the ${off > 0 ? 'left' : 'right'}`}`
}
