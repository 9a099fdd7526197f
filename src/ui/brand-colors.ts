// The shop's colors as values of the design system: readable at WCAG AA in both schemes, or refused with the reason.
import { contrastRatio } from '#kit/contrast.ts'
import { specLook, type BrandColors } from '#kit/shop.ts'

type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => {
	const value = Number.parseInt(hex.slice(1), 16)
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const hexOf = (rgb: Rgb): string =>
	`#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** @param share of the other color, 0 to 1 */
function mixed(hex: string, other: string, share: number): string {
	const [from, to] = [rgbOf(hex), rgbOf(other)]
	const part = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share
	return hexOf([part(0), part(1), part(2)])
}

const [ink, chalk, white] = ['#0d1b15', '#f7f5ef', '#ffffff']
/** Grounds of text in theme.css: page, card, field and well. */
const papers = {
	light: ['#f7f5ef', '#fffefa', '#ffffff', '#ece8dc'],
	dark: ['#0d1b15', '#13261d', '#0a1611'],
}
const [least, leastOfShapes] = [4.5, 3]

const readableOn = (front: string, grounds: readonly string[]): boolean =>
	grounds.every((ground) => contrastRatio(front, ground) >= least)

export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/** What cannot be read, by color; empty when all can. */
export function unreadable({
	primary,
	action,
	turf,
}: BrandColors): Partial<Record<keyof BrandColors, string>> {
	return {
		...(!readableOn(primary, papers.light) && {
			primary: 'Links in this color could not be read on the light pages. Please choose a darker one.',
		}),
		...(!readableOn(ink, [action])
			? { action: 'The dark words on this button could not be read. Please choose a lighter color.' }
			: contrastRatio(action, primary) < leastOfShapes && {
					action: 'This is too close to the main color to stand out on it. Please choose a lighter one.',
				}),
		...(!readableOn(chalk, raised(turf))
			? { turf: 'Light words on this ground could not be read. Please choose a darker color.' }
			: !readableOn(action, raised(turf).slice(0, 2)) && {
					turf: 'The button’s color could not be read on this ground. Please choose a darker one.',
				}),
	}
}

/** The ground, and the two that stand out from it. */
const raised = (turf: string): [ground: string, raised: string, light: string] => [
	turf,
	mixed(turf, white, 0.07),
	mixed(turf, white, 0.14),
]

/** The lighter middle of a dark ground in pictures. */
export const lightGroundOf = ({ turf }: Pick<BrandColors, 'turf'>): string =>
	turf === specLook.colors.turf ? '#14563a' : raised(turf)[2]

/** Lighter, as far as dark pages ask for. */
function onDark(hex: string): string {
	for (let share = 0.1; share < 1; share += 0.1) {
		const lighter = mixed(hex, white, share)
		if (readableOn(lighter, papers.dark)) return lighter
	}
	return white
}

/** The ground of the top of every page, in the light scheme. */
export const nightOf = ({ turf }: BrandColors): string =>
	turf === specLook.colors.turf ? ink : mixed(turf, '#000000', 0.4)

/** Custom properties for the root element; none for the colors of theme.css itself. */
export function brandTokens(colors: BrandColors): Record<`--color-${string}`, string> {
	const { primary, action, turf } = colors
	const own = specLook.colors
	if (primary === own.primary && action === own.action && turf === own.turf) return {}
	const [, turfRaised, turfLight] = raised(turf)
	const primaryOnDark = onDark(primary)
	const strong = mixed(primary, '#000000', 0.25)
	return {
		'--color-primary': `light-dark(${primary}, ${primaryOnDark})`,
		'--color-primary-strong': `light-dark(${strong}, ${mixed(primaryOnDark, white, 0.3)})`,
		'--color-patch': primary,
		'--color-focus': `light-dark(${primary}, ${action})`,
		'--color-action': action,
		'--color-action-strong': mixed(action, white, 0.15),
		'--color-turf': turf,
		'--color-turf-raised': turfRaised,
		'--color-turf-light': turfLight,
		'--color-night': `light-dark(${nightOf(colors)}, ${mixed(turf, '#000000', 0.6)})`,
		'--color-on-turf-muted': mixed(chalk, turf, 0.22),
	}
}
